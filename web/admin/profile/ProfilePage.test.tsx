import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route, Switch } from 'wouter';
import { summaryWith } from '#core/fixtures/issues.ts';
import type { TrustedBrowser } from '#core/people/second-step.ts';
import type { IssueSummary } from '#core/issue/issue.ts';
import type { ApiErrorCode } from '#core/api/api-errors.ts';
import type { WokenPhone } from '#core/notifications/woken-phone.ts';
import type { Profile, SignIn } from '#core/people/person.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { storeSession } from '../../base/session.ts';
import { AdminShell } from '../shell/AdminShell.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { CAMPUS, answer, refusal, SET_UP } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';

const signIn = (id: string, members: Partial<SignIn> = {}): SignIn => ({
  _id: id,
  isThisOne: false,
  startedAt: '2026-09-03T13:58:00Z',
  seenAt: '2026-09-03T13:58:00Z',
  address: '192.0.2.18',
  browser: 'Firefox',
  system: 'Windows',
  ...members,
});

/** The server's reason for a refusal. */
const SAID = 'Set up two-step sign-in in your profile within 15 minutes of signing in.';

let profile: Profile;
let signIns: SignIn[];
let issues: IssueSummary[];
let refused: ApiErrorCode | undefined;
const sent: string[] = [];
let since: string | null;
let asksPassword: boolean;
let hasCampus: boolean;
let trusted: readonly TrustedBrowser[];
let phones: readonly WokenPhone[];

function served(
  address: string,
  data: { email?: string; name?: string; reminders?: boolean },
): Response {
  if (address === 'PUT /api/profile') {
    const { email, name = profile.name } = data;
    profile = {
      ...profile,
      name: name.trim(),
      reminders: data.reminders ?? profile.reminders,
      pendingEmail: email === profile.email ? null : (email ?? null),
    };
  }
  if (address === 'POST /api/profile/confirm-email') {
    profile = { ...profile, email: profile.pendingEmail ?? '', pendingEmail: null };
  }
  if (address === 'POST /api/profile/sign-ins/phone/end') {
    signIns = signIns.filter(({ _id }) => _id !== 'phone');
  }
  if (address === 'POST /api/profile/phones/own/remove') phones = [];
  if (address === 'POST /api/profile/trusted-browsers/phone/forget')
    trusted = trusted.filter(({ _id }) => _id !== 'phone');
  if (address === 'POST /api/profile/sign-ins/end-others') signIns = signIns.slice(0, 1);
  return answer(address.includes('profile') ? profile : {});
}

beforeEach(() => {
  sent.length = 0;
  since = null;
  asksPassword = true;
  hasCampus = false;
  trusted = [];
  phones = [];
  refused = undefined;
  issues = [];
  profile = {
    email: 'maya@ashdown.example',
    name: 'Maya',
    pendingEmail: null,
    reminders: true,
    language: null,
  };
  signIns = [
    signIn('own', { isThisOne: true }),
    signIn('phone', { browser: 'Safari', system: 'iPhone' }),
    signIn('script', { browser: null, system: null, address: null }),
  ];
  storeSession({ _id: 'Maya', email: 'maya@ashdown.example', name: 'Maya', role: 'admin' });
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    if (path === '/api/campus')
      return answer({ ...CAMPUS, signIn: { campus: hasCampus, passwords: true } });
    if (path === '/api/setup') return answer(SET_UP);
    if (path === '/api/profile/second-step')
      return answer({ since, codesLeft: 9, isRequired: false, asksPassword });
    if (path === '/api/profile/trusted-browsers') return answer(trusted);
    if (path === '/api/profile/sign-ins') return answer(signIns);
    if (path === '/api/profile/phones' && init?.method === 'GET') return answer(phones);
    if ((path as string).startsWith('/api/issue')) return answer(issues);
    if ((path as string).startsWith('/api/people?'))
      return answer({ people: [], found: 0, total: 0, signedIn: 0, isOneActive: false });
    if (init?.method === 'GET') return answer(profile);
    const { data } = JSON.parse((init?.body as string | null) ?? '{"data":{}}');
    const address = `${init?.method} ${path as string}`;
    sent.push(`${address} ${JSON.stringify(data)}`);
    return refused === undefined ? served(address, data) : refusal(refused, [], SAID);
  });
  history.replaceState(null, '', adminPaths.profile);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
const status = (text: string) => page.getByRole('status').filter({ hasText: text });
const drawPage = () =>
  drawAdmin(
    <Switch>
      <Route path={adminPaths.profile}>
        <AdminShell>
          <ProfilePage />
        </AdminShell>
      </Route>
      <Route>
        <p>elsewhere</p>
      </Route>
    </Switch>,
  );

// ACCOUNTS-7, ACCOUNTS-10
test('the name is saved without a password, and is in the header right away', async () => {
  drawPage();
  await field('Name').fill('  ');
  await button('Save name').click();
  await expect.element(page.getByText('Required')).toBeVisible();
  await field('Name').fill('Maya Okafor ');
  await button('Save name').click();
  await expect.element(status('Name saved')).toBeVisible();
  await expect.element(button('Maya Okafor')).toBeVisible();
  expect(sent).toEqual(['PUT /api/profile {"name":"Maya Okafor "}']);
  // A keyboard goes on from there.
  await expect.element(button('Save name')).toHaveFocus();
});

// ACCOUNTS-7, KIT-2
test('an unchanged name is not saved again', async () => {
  drawPage();
  await expect.element(button('Save name')).toHaveAttribute('aria-disabled', 'true');
  await button('Save name').click({ force: true });
  await field('Name').fill('Maya Okafor');
  await button('Save name').click();
  await expect.element(status('Name saved')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Save name')).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toEqual(['PUT /api/profile {"name":"Maya Okafor"}']);
});

// ACCOUNTS-10
test('nothing is wider than the page on a phone with letters twice as large', async () => {
  const { style } = document.documentElement;
  await page.viewport(390, 844);
  style.fontSize = '200%';
  onTestFinished(async () => {
    style.fontSize = '';
    await page.viewport(1280, 800);
  });
  drawPage();
  await expect.element(button('Save name')).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

// ACCOUNTS-10, ACCOUNTS-11
test('another email waits for its link, can be canceled, and counts once confirmed', async () => {
  drawPage();
  await button('Change email').click();
  await button('Send the link').click();
  await expect.element(page.getByText('Required').first()).toBeVisible();
  await field('New email').fill('Maya@ashdown.example');
  await expect.element(page.getByText('Enter a different email address.')).toBeVisible();
  await field('New email').fill(' M.Okafor@ashdown.example');
  await field('Current password').fill('a lamp');
  refused = 'INCORRECT_CREDENTIALS';
  await button('Send the link').click();
  await expect.element(alert('The password is wrong.')).toBeVisible();
  refused = undefined;
  await button('Send the link').click();
  await expect
    .element(page.getByText(/^Open the link sent to m.okafor@ashdown.example/))
    .toBeVisible();
  await expect.element(page.getByText('maya@ashdown.example', { exact: true })).toBeVisible();
  await button('Cancel this change').click();
  await expect.element(status('Email not changed')).toBeVisible();
  await expect.element(button('Cancel this change')).not.toBeInTheDocument();
});

// ACCOUNTS-10, ACCOUNTS-11, ROUTES-6
test('the link to a new email asks once, and a used one says so', async () => {
  profile.pendingEmail = 'okafor@ashdown.example';
  history.replaceState(null, '', `${adminPaths.profile}?passCode=c1`);
  drawPage();
  await button('Use this email').click();
  await expect.element(status('Email changed')).toBeVisible();
  expect(sent).toEqual(['POST /api/profile/confirm-email {"passCode":"c1"}']);
  await expect.poll(() => location.search).toBe('');
  await expect.element(page.getByText('okafor@ashdown.example', { exact: true })).toBeVisible();
  history.pushState(null, '', `${adminPaths.profile}?passCode=c1`);
  await expect.element(alert('This link was used, canceled or is')).toBeVisible();
});

// ACCOUNTS-4, ACCOUNTS-10, SIGNIN-8, SIGNIN-11
test('a new password needs the present one, is typed twice, and is long enough', async () => {
  drawPage();
  await button('Change password').click();
  await field('Current password').fill('a lamp');
  await field('New password').fill('eight888');
  await field('Confirm password').fill('eight889');
  await button('Save password').click();
  await expect.element(page.getByText("Passwords don't match")).toBeVisible();
  expect(sent).toEqual([]);
  await field('Confirm password').fill('eight888');
  refused = 'PASSWORD_TO_SHORT';
  await button('Save password').click();
  await expect.element(alert('Password should be more than eight characters')).toBeVisible();
  refused = undefined;
  await button('Save password').click();
  await expect.element(status('Password updated successfully')).toBeVisible();
});

// ACCOUNTS-10, ACCOUNTS-14
test('sign-ins are described; one can be ended, and all but this one', async () => {
  drawPage();
  const rows = page.getByRole('list', { name: 'Your sign-ins' }).getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toHaveTextContent('Windows, FirefoxSince Sep 3, 2026, from 192.0.2.18This browser');
  await expect.element(rows.nth(2)).toHaveTextContent('Unknown browserSince Sep 3, 2026Sign out');
  await button('Sign out iPhone, Safari, Since Sep 3, 2026, from 192.0.2.18').click();
  await expect.element(status('Signed out')).toBeVisible();
  await expect.element(rows.nth(2)).not.toBeInTheDocument();
  await button('Sign out everywhere else').click();
  await button('Sign out').click();
  await expect.element(status('Signed out everywhere else')).toBeVisible();
  await expect.element(button('Sign out everywhere else')).not.toBeInTheDocument();
});

// SIGNIN-53
test('remembered browsers are listed if there are any, and each can be removed', async () => {
  since = '2026-09-01T13:58:00.000Z';
  const known = { trustedAt: since, usedAt: null, browser: 'Safari', system: 'iPhone' };
  trusted = [
    { ...known, _id: 'phone', isThisOne: false },
    { ...known, _id: 'own', isThisOne: true, usedAt: '2026-09-03T13:58:00.000Z' },
  ];
  drawPage();
  const rows = page.getByRole('list', { name: /^Remembered browsers/ }).getByRole('listitem');
  await expect
    .element(rows.nth(1))
    .toHaveTextContent('iPhone, SafariSince Sep 1, 2026, last used Sep 3, 2026This browserForget');
  await button('Forget iPhone, Safari, Since Sep 1, 2026, not used yet').click();
  await expect.element(status('Browser forgotten')).toBeVisible();
  await expect.element(rows.nth(1)).not.toBeInTheDocument();
  await expect
    .element(rows.nth(0))
    .toHaveTextContent('iPhone, SafariSince Sep 1, 2026, last used Sep 3, 2026This browserForget');
});

// ACCOUNTS-10, MAIL-5
test('email about review dates is switched off and on, and a failure is shown in place', async () => {
  drawPage();
  const mails = page.getByRole('switch', { name: 'Email me about review dates' });
  await expect.element(mails).toBeChecked();
  refused = 'TOO_MANY_REQUESTS';
  await mails.click();
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect.element(mails).toBeChecked();
  refused = undefined;
  await mails.click();
  await expect.element(mails).not.toBeChecked();
  await mails.click();
  await expect.element(mails).toBeChecked();
  expect(sent.slice(1)).toEqual([
    'PUT /api/profile {"reminders":false}',
    'PUT /api/profile {"reminders":true}',
  ]);
});

// ACCOUNTS-5, ACCOUNTS-16
test('deleting the account asks for a new owner of its issues', async () => {
  issues = [summaryWith({ title: 'Mice', owner: 'Maya' })];
  drawPage();
  await button('Delete my account').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('You own 1 procedure: Mice.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a lamp');
  await button('Delete account').click();
  await expect.element(dialog.getByText('Required')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('combobox').selectOptions('Nobody');
  await button('Delete account').click();
  await expect.element(page.getByText('elsewhere')).toBeVisible();
  expect(sent).toEqual([
    'POST /api/user/auth/delete-my-account {"password":"a lamp","issuesTo":null}',
  ]);
});

// ACCOUNTS-5, ACCOUNTS-10
test('the account is deleted with the password, and never the last one', async () => {
  drawPage();
  await button('Delete my account').click();
  await button('Delete account').click();
  await expect.element(page.getByText('Required')).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).fill('a lamp');
  refused = 'LAST_ADMIN';
  await button('Delete account').click();
  await expect.element(alert('Nobody else could sign in.')).toBeVisible();
  refused = undefined;
  await button('Delete account').click();
  await expect.element(page.getByText('elsewhere')).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/auth/login');
  expect(sent.at(-1)).toBe('POST /api/user/auth/delete-my-account {"password":"a lamp"}');
});

// SIGNIN-55, SESSION-14, SESSION-16
test('an account without a password is not asked for one to change its email or be deleted', async () => {
  asksPassword = false;
  hasCampus = true;
  drawPage();
  await expect
    .element(page.getByText(/^To set a password, log out and use Forgot Password\./))
    .toBeVisible();
  await expect.element(button('Change password')).not.toBeInTheDocument();
  await button('Change email').click();
  await field('New email').fill('okafor@ashdown.example');
  await button('Send the link').click();
  await expect.element(status('okafor@ashdown.example')).toBeVisible();
  await button('Delete my account').click();
  refused = 'PROVE_AGAIN';
  await button('Delete account').click();
  // The page of this test has it twice, as it has what wraps it.
  const again = page.getByRole('dialog', { name: 'Sign in again' }).last();
  await expect
    .element(again.getByRole('button', { name: 'Sign in with your campus account' }))
    .toBeVisible();
  await expect.element(again.getByLabelText('Password')).not.toBeInTheDocument();
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(alert(SAID)).toBeVisible();
  refused = undefined;
  await button('Delete account').click();
  await expect.element(page.getByText('elsewhere')).toBeVisible();
  expect(sent).toEqual([
    'PUT /api/profile {"email":"okafor@ashdown.example"}',
    'POST /api/user/auth/delete-my-account {}',
    'POST /api/user/auth/delete-my-account {}',
  ]);
});

// WAKE-2
test('phones that escalations wake are listed with a way to remove each, and to add this one', async () => {
  const addedAt = '2026-09-03T13:58:00Z';
  phones = [{ _id: 'own', browser: 'Chrome', system: 'Android', addedAt }];
  drawPage();
  const list = page.getByRole('list', { name: 'Phones to wake' });
  await expect.element(list).toMatchTextContent(/^Android, ChromeSince .*Remove$/);
  await expect.element(button('Wake this phone')).toBeVisible();
  await list.getByRole('button', { name: /^Remove Android, Chrome, Since / }).click();
  await expect.element(status('Phone removed')).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  expect(sent).toEqual(['POST /api/profile/phones/own/remove {}']);
});

// WAKE-2
test('a link that was not made says so, and this phone stays unchanged', async () => {
  refused = 'TOO_MANY_REQUESTS';
  drawPage();
  await button('Wake this phone').click();
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  expect(sent).toEqual(['POST /api/profile/phone-link {}']);
});
