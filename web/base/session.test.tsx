import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { flushSync } from 'react-dom';
import { draw } from '#kit/test/draw.ts';
import { clearSession, parseSession, storeSession, useSession } from './session.ts';

const maya = { _id: '1', email: 'maya@ashdown.example', name: 'Maya', role: 'admin' } as const;

afterEach(clearSession);

const Names = () => <p>{useSession()?.name ?? 'nobody'}</p>;

// SESSION-1, SESSION-6
test('every screen is notified of signing in and out', async () => {
  draw(<Names />);
  await expect.element(page.getByText('nobody')).toBeVisible();
  flushSync(() => storeSession(maya));
  await expect.element(page.getByText('Maya')).toBeVisible();
  flushSync(clearSession);
  await expect.element(page.getByText('nobody')).toBeVisible();
});

// SESSION-1
test('a social login under the fallback key is a session too', async () => {
  localStorage.setItem('reslife.social', JSON.stringify({ ...maya, token: 't' }));
  draw(<Names />);
  await expect.element(page.getByText('Maya')).toBeVisible();
});

// SESSION-1
test.each([[null], ['not json'], ['null'], ['"text"'], ['{}']])('%j is not a session', (text) => {
  expect(parseSession(text)).toBeUndefined();
});
