import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { flushSync } from 'react-dom';
import { draw } from '#kit/test/draw.ts';
import {
  advisorName,
  clearSession,
  forgetAdvisor,
  parseSession,
  storeAdvisorName,
  storeSession,
  useSession,
} from './session.ts';

const maya = { _id: '1', email: 'maya@ashdown.example', name: 'Maya', role: 'admin' } as const;

afterEach(() => {
  clearSession();
  forgetAdvisor();
});

const Names = () => <p>{useSession()?.name ?? 'nobody'}</p>;

// SESSION-1, SESSION-6
test('signing in and out is told to every screen', async () => {
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

// ADVISOR-1, ADVISOR-5
test('the advisor is the bare string under its key, normalized; logout removes that key alone', () => {
  localStorage.setItem('unsent records', 'two');
  storeAdvisorName('  Amara ');
  expect(localStorage.getItem('advisor')).toBe('Amara');
  forgetAdvisor();
  expect(advisorName()).toBe('');
  expect(localStorage.getItem('unsent records')).toBe('two');
});

// SESSION-1
test.each([[null], ['not json'], ['null'], ['"text"'], ['{}']])('%j is no session', (text) => {
  expect(parseSession(text)).toBeUndefined();
});
