import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route, Switch } from 'wouter';
import type { CampusFailure } from '#core/people/campus-sign-in.ts';
import { draw } from '#kit/test/draw.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { parseSession, storeSession } from '../../base/session.ts';
import { SignedOutOnly } from '../../app/guards.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { answer, refusal } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';

const session = {
  _id: '1',
  email: 'maya@ashdown.example',
  name: 'Maya',
  role: 'admin',
} as const;
const campus = {
  name: 'Ashdown',
  timeZone: 'UTC',
  poweredByUrl: 'https://x.example/',
  signIn: { campus: false, passwords: true },
};

/** Gives this answer to the one call of the page; returns the bodies it was sent. */
function serve(response: Response): unknown[] {
  const bodies: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (input === '/api/campus') return await Promise.resolve(answer(campus));
    if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
    return await Promise.resolve(response.clone());
  });
  return bodies;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = page.getByRole('status');

const tryToLogIn = async (response: Response): Promise<unknown[]> => {
  const bodies = serve(response);
  drawAdmin(<LoginPage />);
  await field('Email').fill(' Maya@ashdown.example ');
  await field('Password').fill('secret');
  await button('Login').click();
  return bodies;
};

const fillIn = async (password: string, again: string): Promise<void> => {
  await field('New password').fill(password);
  await field('Confirm password').fill(again);
  await button('Confirm').click();
};
const drawPage = (): void => {
  window.history.replaceState(null, '', '/auth/reset-password?email=m%40x.example&passCode=c1');
  drawAdmin(<ResetPasswordPage />);
};

// SIGNIN-2
describe('sign-in', () => {
  // Errors after a submit attempt.
  // SIGNIN-1
  test('both fields are required, which shows after an attempt to submit', async () => {
    const bodies = serve(answer(session));
    draw(<LoginPage />);
    await expect.element(field('Email')).toHaveFocus();
    expect(page.getByText('Required').elements()).toHaveLength(0);
    await button('Login').click();
    await expect.poll(() => page.getByText('Required').elements()).toHaveLength(2);
    await expect.poll(() => bodies).toEqual([]);
  });

  // SESSION-1, SIGNIN-1
  test('success stores the session and says so', async () => {
    const bodies = await tryToLogIn(answer(session));
    await expect.element(toast).toMatchTextContent('Logged in successfully');
    expect(bodies).toEqual([{ data: { email: 'maya@ashdown.example', password: 'secret' } }]);
    expect(parseSession(localStorage.getItem('reslife.admin'))).toEqual(session);
  });

  test.each([
    ['INCORRECT_CREDENTIALS', 'Incorrect EmailId or Password'],
    ['SET_PASSWORD', 'Please set password'],
    ['TOO_MANY_REQUESTS', 'Too many tries. Wait a minute.'],
  ] as const)('%s: %s', async (code, text) => {
    await tryToLogIn(refusal(code));
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await expect.element(field('Password')).toHaveFocus();
    expect(localStorage.getItem('reslife.admin')).toBeNull();
  });

  // SIGNIN-2
  test('a missing answer is reported as that, not as a wrong password', async () => {
    await tryToLogIn(new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
    await expect.element(page.getByRole('alert')).toMatchTextContent('did not answer');
  });

  test('a password is pasted unchanged, and a password manager knows both fields', async () => {
    const bodies = serve(answer(session));
    draw(<LoginPage />);
    await expect.element(field('Email')).toHaveAttribute('autocomplete', 'username');
    await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    const long = ` a lamp by the river, ${'upstairs '.repeat(8)}ü `;
    await field('Email').fill(long);
    await field('Email').click();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.copy();
    await field('Password').click();
    await userEvent.paste();
    await expect.element(field('Password')).toHaveValue(long);
    await field('Email').fill('maya@ashdown.example');
    await button('Login').click();
    await expect.poll(() => bodies).toMatchObject([{ data: { password: long } }]);
  });

  // KIT-4
  test('the password can be shown', async () => {
    serve(answer(session));
    draw(<LoginPage />);
    await button('Show characters').click();
    await expect.element(field('Password')).toHaveAttribute('type', 'text');
  });
});

// SIGNIN-7
describe('forgot password', () => {
  // SIGNIN-5
  test('Confirm is disabled while the email is empty', async () => {
    serve(answer({}));
    draw(<ForgotPasswordPage />);
    await expect.element(button('Confirm')).toBeDisabled();
    await field('Email ID').fill('maya@ashdown.example');
    await expect.element(button('Confirm')).toBeEnabled();
  });

  // SIGNIN-5
  test('success shows a toast and a dialog that sends again or leads on', async () => {
    const bodies = serve(answer({}));
    drawAdmin(<ForgotPasswordPage />);
    await field('Email ID').fill('maya@ashdown.example');
    await button('Confirm').click();
    await expect.element(toast).toMatchTextContent('Verification email sent.');
    const dialog = page.getByRole('dialog', { name: 'Reset password link sent via email!' });
    await dialog.getByRole('button', { name: 'Resend link' }).click();
    await vi.waitFor(() => expect(bodies).toHaveLength(2));
    await dialog.getByRole('button', { name: 'Ok, got it' }).click();
    await expect.poll(() => window.location.pathname).toBe('/auth/login');
  });

  test.each([
    ['EMAIL_NOT_FOUND', 'Email does not exist'],
    ['PASSWORD_TO_SHORT', 'Please use strong password'],
  ] as const)('%s: %s', async (code, text) => {
    serve(refusal(code));
    draw(<ForgotPasswordPage />);
    await field('Email ID').fill('nobody@ashdown.example');
    await button('Confirm').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  });
});

// SIGNIN-10, SIGNIN-11
describe('reset password', () => {
  // SIGNIN-8
  test('both fields are required and must match', async () => {
    const bodies = serve(answer({}));
    drawPage();
    await button('Confirm').click();
    await expect.poll(() => page.getByText('Required').elements()).toHaveLength(2);
    await fillIn('long enough', 'something else');
    await expect.element(page.getByText("Passwords don't match")).toBeVisible();
    expect(bodies).toEqual([]);
  });

  // ROUTES-6, SIGNIN-8
  test('success sends the data of the link, says so and leads to the login', async () => {
    const bodies = serve(answer({}));
    drawPage();
    await fillIn('long enough', 'long enough');
    await expect.element(toast).toMatchTextContent('Password updated successfully');
    await expect.poll(() => window.location.pathname).toBe('/auth/login');
    expect(bodies).toEqual([
      { data: { email: 'm@x.example', password: 'long enough', token: 'c1' } },
    ]);
  });

  // SIGNIN-8
  test('success leads to the login even if the browser still holds a session', async () => {
    storeSession(session);
    serve(answer({}));
    window.history.replaceState(null, '', '/auth/reset-password?email=m%40x.example&passCode=c1');
    draw(
      <Switch>
        <Route path="/auth/login">
          <SignedOutOnly>
            <LoginPage />
          </SignedOutOnly>
        </Route>
        <Route path="/auth/reset-password">
          <ResetPasswordPage />
        </Route>
      </Switch>,
    );
    await fillIn('long enough', 'long enough');
    await expect.element(button('Login')).toBeVisible();
    await expect.poll(() => window.location.pathname).toBe('/auth/login');
    expect(localStorage.getItem('reslife.admin')).toBeNull();
  });

  test.each([
    ['INVALID_PASSCODE', 'Invalid pass code'],
    ['PASSWORD_TO_SHORT', 'Password should be more than eight characters'],
    ['PASSWORD_COMMON', 'This password is too common.'],
    ['PASSWORD_GUESSABLE', 'This is too close to your email, your name or a common word.'],
    [
      'CAMPUS_FIRST',
      'Sign in with your campus account first. Other ways work only for a few days after that.',
    ],
    ['UNAVAILABLE', 'The password was not updated.'],
  ] as const)('%s: %s', async (code, text) => {
    serve(refusal(code));
    drawPage();
    await fillIn('long enough', 'long enough');
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  });
});

const campusButton = page.getByRole('button', { name: 'Sign in with your campus account' });
const drawLogin = (query: string): void => {
  window.history.replaceState(null, '', `/auth/login${query}`);
  draw(
    <Switch>
      <Route path="/auth/login">
        <SignedOutOnly>
          <LoginPage />
          <Toaster />
        </SignedOutOnly>
      </Route>
      <Route>
        <p>gone on</p>
        <Toaster />
      </Route>
    </Switch>,
  );
};
const serveCampus = (own: () => Response, passwords = true): void => {
  vi.spyOn(window, 'fetch').mockImplementation(
    async (input) =>
      await Promise.resolve(
        input === '/api/campus'
          ? answer({ ...campus, signIn: { campus: true, passwords } })
          : own(),
      ),
  );
};

const CAMPUS_SENTENCES: Record<CampusFailure, string> = {
  stale: 'This sign-in expired. Try again.',
  cancelled: 'The campus sign-in was canceled.',
  unknown: 'Your campus account has no access. Ask an owner to invite you.',
  unverified: 'Your campus did not confirm your email. Ask your IT office.',
  withheld:
    'This app cannot tell your role, because you are in too many campus groups. Ask your IT office to send only the groups for this app.',
  untrusted: 'The campus sign-in could not be verified. Tell your IT office.',
  unavailable: 'The campus sign-in is not responding.',
  tooManyTries: 'Too many tries. Wait a minute.',
};

describe('sign-in with the campus account', () => {
  // SIGNIN-14
  test('its button is there only if it is set up', async () => {
    serve(answer({}));
    drawLogin('');
    await expect.element(page.getByRole('banner')).toMatchTextContent('Ashdown');
    expect(campusButton.elements()).toHaveLength(0);
  });

  // SIGNIN-14
  test('the button is below the form, which keeps the focus, and says nothing by itself', async () => {
    serveCampus(() => answer({}));
    drawLogin('?failure=nonsense');
    await expect.element(campusButton).toBeVisible();
    await expect.element(field('Email')).toHaveFocus();
    expect(
      page
        .getByRole('alert')
        .elements()
        .map((alert) => alert.textContent),
    ).toEqual([]);
  });

  // SIGNIN-17, SIGNIN-14
  test.each(Object.entries(CAMPUS_SENTENCES))(
    '%s: %s, also over a session that was stored',
    async (failure, text) => {
      storeSession(session);
      serveCampus(() => answer({}));
      drawLogin(`?failure=${failure}`);
      await expect
        .element(page.getByRole('alert').filter({ hasText: /\S/ }))
        .toHaveTextContent(text);
      await expect.element(campusButton).toBeVisible();
    },
  );

  // SIGNIN-14
  test('a password sign-in after a failure leads to the requested page', async () => {
    serveCampus(() => answer(session));
    drawLogin('?failure=unknown&returnUrl=%2Fissue%2F42');
    await expect.element(campusButton).toBeVisible();
    await field('Email').fill('maya@ashdown.example');
    await field('Password').fill('secret');
    await button('Login').click();
    await expect.element(page.getByText('gone on')).toBeVisible();
    expect(window.location.pathname).toBe('/issue/42');
  });

  // SIGNIN-14, SESSION-5
  test('the return from the campus stores the session, tells other tabs, and leads on', async () => {
    storeSession({ ...session, _id: '2', name: 'Somebody before' });
    const before = localStorage.getItem('reslife.signed-in');
    serveCampus(() => answer(session));
    drawLogin('?signedIn=campus&returnUrl=%2Fissue%2F42');
    await expect.element(page.getByText('gone on')).toBeVisible();
    await expect.element(toast).toMatchTextContent('Logged in successfully');
    expect(window.location.pathname).toBe('/issue/42');
    expect(parseSession(localStorage.getItem('reslife.admin'))).toEqual(session);
    expect(localStorage.getItem('reslife.signed-in')).not.toBe(before);
  });

  // SIGNIN-25
  test('a campus without passwords has no form, and says so', async () => {
    serveCampus(() => answer({}), false);
    drawLogin('');
    const text = 'Passwords are turned off here.';
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(campusButton).toBeVisible();
    expect(page.getByRole('textbox').elements()).toHaveLength(0);
    expect(button('Login').elements()).toHaveLength(0);
  });

  // SIGNIN-25
  test('a reset link signs in by one press on a campus without passwords', async () => {
    serveCampus(() => answer(session), false);
    drawLogin('?email=maya%40ashdown.example&passCode=c1');
    await button('Sign in with this link').click();
    await expect.element(page.getByText('gone on')).toBeVisible();
    expect(parseSession(localStorage.getItem('reslife.admin'))).toEqual(session);
  });

  // SIGNIN-14
  test('the return without a session says so', async () => {
    serveCampus(() => refusal('NOT_SIGNED_IN'));
    drawLogin('?signedIn=campus');
    const text = 'This sign-in expired. Try again.';
    await expect.element(page.getByText(text)).toBeVisible();
    expect(localStorage.getItem('reslife.admin')).toBeNull();
  });
});
