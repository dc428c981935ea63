import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { storeSession } from '../../base/session.ts';
import { issueWith } from '#core/fixtures/issues.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { adminCall } from './admin-api.ts';
import { getIssue } from './issues-api.ts';
import { AdminProviders } from '../shared/session/AdminProviders.tsx';
import { answer, refusal } from '../test/answers.ts';

const session = { _id: '1', email: 'maya@ashdown.example', name: 'Maya', role: 'admin' } as const;

/** Answers each path first as without a session, then as with one; the password is 'right'. */
function serve(paths: Record<string, { before: Response; after: unknown }>): string[] {
  const asked: string[] = [];
  let isSignedIn = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = input as string;
    // The dialog asks which ways in there are.
    if (path === '/api/campus') return answer({ signIn: { campus: false, passwords: true } });
    asked.push(path);
    if (path === '/api/user/auth/signIn') {
      isSignedIn = typeof init?.body === 'string' && init.body.includes('"right"');
      return await Promise.resolve(isSignedIn ? answer(session) : refusal('INCORRECT_CREDENTIALS'));
    }
    const known = paths[path];
    return await Promise.resolve(
      isSignedIn ? answer(known?.after) : (known?.before.clone() ?? Response.error()),
    );
  });
  return asked;
}

const dialog = page.getByRole('dialog', { name: 'Sign in again' });
const login = async (password: string): Promise<void> => {
  await dialog.getByLabelText('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
};

// Two calls at once share one dialog, which stays after a wrong password.
// SESSION-5
test('a call after the session ended waits for the password and is sent again', async () => {
  storeSession(session);
  const asked = serve({
    '/api/issue': { before: refusal('NOT_SIGNED_IN'), after: ['issue'] },
  });
  draw(<AdminProviders>{null}</AdminProviders>);
  expect(dialog.query()).toBeNull();
  const called = Promise.all([adminCall('GET /api/issue'), adminCall('GET /api/issue')]);
  await expect.element(dialog).toHaveAccessibleDescription(/maya@ashdown\.example/);
  await login('wrong');
  const alert = dialog.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Incorrect EmailId or Password');
  // The next password typed replaces the wrong one.
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus();
  await userEvent.keyboard('right{Enter}');
  expect(await called).toEqual([['issue'], ['issue']]);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.filter((path) => path === '/api/issue')).toHaveLength(4);
});

// SESSION-9, SESSION-16
test('an account without a password or campus account is told to sign in again', async () => {
  storeSession(session);
  serve({
    '/api/exchange': { before: refusal('PROVE_AGAIN'), after: [] },
    '/api/profile/second-step': { before: answer({ asksPassword: false }), after: [] },
  });
  draw(<AdminProviders>{null}</AdminProviders>);
  const called = adminCall('GET /api/exchange').catch((error: unknown) => error);
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/sign in again as maya@ashdown\.example/);
  expect(dialog.getByLabelText('Password').query()).toBeNull();
  await expect.element(dialog.getByRole('button', { name: 'Log out' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await called).toMatchObject({ code: 'PROVE_AGAIN' });
});

// SESSION-5
test('a refusal is in sight on a phone with enlarged letters', async () => {
  storeSession(session);
  serve({ '/api/issue': { before: refusal('NOT_SIGNED_IN'), after: [] } });
  const { style } = document.documentElement;
  await page.viewport(390, 700);
  style.fontSize = '200%';
  onTestFinished(async () => {
    style.removeProperty('font-size');
    await page.viewport(1280, 800);
  });
  draw(<AdminProviders>{null}</AdminProviders>);
  const called = adminCall('GET /api/issue');
  await login('wrong');
  const shown = dialog.getByText('Incorrect EmailId or Password');
  await expect.element(shown).toBeInViewport({ ratio: 1 });
  await login('right');
  await called;
});

// SESSION-5
test('an empty password is not sent', async () => {
  storeSession(session);
  const asked = serve({ '/api/issue': { before: refusal('NOT_SIGNED_IN'), after: [] } });
  draw(<AdminProviders>{null}</AdminProviders>);
  const called = adminCall('GET /api/issue');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect.element(dialog.getByText('Required')).toBeVisible();
  expect(asked).toEqual(['/api/issue']);
  await login('right');
  await called;
});

// SESSION-5
test('the call fails if one signs out instead', async () => {
  storeSession(session);
  serve({
    '/api/issue': { before: refusal('NOT_SIGNED_IN'), after: [] },
    '/api/user/auth/signOut': { before: answer({}), after: {} },
  });
  draw(<AdminProviders>{null}</AdminProviders>);
  const called = adminCall('GET /api/issue');
  const failed = called.catch(String);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  expect(await failed).toContain('the session ended');
  await expect.poll(() => window.location.pathname).toBe('/auth/login');
});

test.each([
  ['a draft that is hidden without a session', refusal('NOT_FOUND')],
  ['a published issue that shows less without a session', answer({ _id: 'lift', steps: [] })],
])('%s is sent again with the password', async (_, before) => {
  storeSession(session);
  const issue = issueWith();
  serve({
    '/api/issue/lift': { before, after: encodeIssue(issue) },
    '/api/profile': { before: refusal('NOT_SIGNED_IN'), after: {} },
  });
  draw(<AdminProviders>{null}</AdminProviders>);
  const called = getIssue('lift');
  await login('right');
  expect(await called).toEqual(issue);
});
