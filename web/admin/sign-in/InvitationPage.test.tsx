import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Switch } from 'wouter';
import { draw } from '#kit/test/draw.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { useSession } from '../../base/session.ts';
import { InvitationPage } from './InvitationPage.tsx';
import { CAMPUS, answer, refusal } from '../test/answers.ts';

let responses: Readonly<Record<string, Response>>;
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    if (path === '/api/campus') return answer(CAMPUS);
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body).data);
    return responses[(path as string).split('/').at(-1) ?? '']?.clone() ?? Response.error();
  });
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const Arrived = () => `signed in as ${useSession()?.name}`;
const open = (query: string): void => {
  history.replaceState(null, '', adminPaths.invitation + query);
  draw(
    <Switch>
      <Route path={adminPaths.invitation}>
        <InvitationPage />
      </Route>
      <Route>
        <Arrived />
      </Route>
    </Switch>,
  );
};

// ACCOUNTS-15, ROUTES-6, SIGNIN-8, SIGNIN-11
test('a name and a password accept the invitation and sign in', async () => {
  responses = {
    verifyUser: answer({ email: 'i@x.example' }),
    signUp: refusal('PASSWORD_TO_SHORT'),
  };
  open('?email=i%40x.example&passCode=c1');
  await button('Accept and sign in').click();
  await expect.element(page.getByText('Required').first()).toBeVisible();
  await field('Name').fill('Ines');
  await field('Password').fill('eight888');
  await field('Confirm password').fill('another');
  await button('Accept and sign in').click();
  await expect.element(page.getByText("Passwords don't match")).toBeVisible();
  await field('Confirm password').fill('eight888');
  await button('Accept and sign in').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Password should be more than eight characters');
  responses = { signUp: answer({ _id: '9', email: 'i@x.example', name: 'Ines', role: 'admin' }) };
  await button('Accept and sign in').click();
  await expect.element(page.getByText('signed in as Ines')).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/admin');
  expect(sent.at(-1)).toEqual({
    email: 'i@x.example',
    passCode: 'c1',
    name: 'Ines',
    password: 'eight888',
  });
});

// ACCOUNTS-15
test('a used or expired link says so right away, and can be sent again', async () => {
  responses = {
    verifyUser: refusal('INVALID_PASSCODE'),
    'resend-code': refusal('EMAIL_NOT_FOUND'),
  };
  open('?email=i%40x.example&passCode=old');
  await expect
    .element(page.getByRole('heading', { name: 'This invitation does not work anymore' }))
    .toBeVisible();
  expect(field('Name').query()).toBeNull();
  await button('Send a new link').click();
  await expect.element(page.getByText(/^If i@x.example is invited, a new link/)).toBeVisible();
});
