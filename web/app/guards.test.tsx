import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { flushSync } from 'react-dom';
import { Route, Switch } from 'wouter';
import { draw } from '#kit/test/draw.ts';
import { AdminGuard, SignedOutOnly } from './guards.tsx';
import { clearSession, storeSession } from '../base/session.ts';

const maya = { _id: '1', email: 'maya@ashdown.example', name: 'Maya', role: 'admin' } as const;

afterEach(() => {
  clearSession();
});

function open(path: string): void {
  history.replaceState(null, '', path);
  draw(
    <Switch>
      <Route path="/issue/:id">
        <AdminGuard>the editor</AdminGuard>
      </Route>
      <Route path="/auth/login">
        <SignedOutOnly>the sign-in</SignedOutOnly>
      </Route>
      <Route>elsewhere</Route>
    </Switch>,
  );
}

// ROUTES-3, ROUTES-4, SESSION-1
test('a visitor without a session goes to the root with the requested address', async () => {
  open('/issue/42?pane=2');
  await expect.element(page.getByText('elsewhere')).toBeVisible();
  expect(location.pathname).toBe('/');
  expect(new URLSearchParams(location.search).get('returnUrl')).toBe('/issue/42?pane=2');
});

// SESSION-1
test('an administrator is let through', async () => {
  storeSession(maya);
  open('/issue/42');
  await expect.element(page.getByText('the editor')).toBeVisible();
});

// ROUTES-4
test('signing in goes on to the requested address', async () => {
  open('/auth/login?returnUrl=%2Fissue%2F42');
  await expect.element(page.getByText('the sign-in')).toBeVisible();
  flushSync(() => storeSession(maya));
  await expect.element(page.getByText('the editor')).toBeVisible();
  expect(location.pathname).toBe('/issue/42');
});

// ROUTES-4
test('a returnUrl of another site is not followed', async () => {
  storeSession(maya);
  open('/auth/login?returnUrl=%2F%2Fevil.example');
  await expect.element(page.getByText('elsewhere')).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/admin');
});
