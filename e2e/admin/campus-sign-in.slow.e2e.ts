import { spawnSync } from 'node:child_process';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { endSession } from '../base/people.ts';
import { ADMIN } from '../base/running-server.ts';
import { MAYA, startWithCampus } from '../base/with-issuer.ts';

const CAMPUS = 'Sign in with your campus account';

// SIGNIN-14, SIGNIN-18, LOOK-4, LOOK-6
test('an administrator signs in with the campus account, returns to the requested page, and signs out of both', async ({
  page,
}) => {
  const { server, issuer, stop } = await startWithCampus();
  await page.goto(`${server.url}/admin/people?page=1`);
  await expect(page.getByRole('button', { name: CAMPUS })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await judgeDesk(page, 'sign-in with the campus account');

  issuer.become({ ...MAYA, sub: 'nobody', email: 'nobody@ashdown.example' });
  await page.getByRole('button', { name: CAMPUS }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'has no access' })).toBeVisible();
  await judgeDesk(page, 'sign-in with the campus account that failed');

  issuer.become(MAYA);
  await page.context().clearCookies();
  await page.getByRole('button', { name: CAMPUS }).click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/admin/people?page=1`);

  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  const prompt = page.getByRole('dialog', { name: 'Are you sure?', exact: true });
  await prompt.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expect(page.getByRole('button', { name: CAMPUS })).toBeVisible();
  await stop();
});

// SIGNIN-25, LOOK-4, LOOK-6
test('a campus without passwords says so, and the link from the reset command signs in', async ({
  page,
}) => {
  const { server, oidc, stop } = await startWithCampus({ LOCAL_PASSWORDS: 'off' });
  await page.goto(`${server.url}/auth/login`);
  await expect(page.getByText('Passwords are turned off here')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await judgeDesk(page, 'sign-in without passwords');
  const { stdout } = spawnSync(
    process.execPath,
    ['server/admin-command.ts', 'reset', ADMIN.email],
    {
      env: { ...process.env, ...oidc, DATA_DIR: server.dataDir, PUBLIC_URL: server.url },
      encoding: 'utf8',
    },
  );
  await page.goto(/http:\S+/.exec(stdout)?.[0] ?? stdout);
  await judgeDesk(page, 'sign-in by a link');
  await page.getByRole('button', { name: 'Sign in with this link' }).click();
  await expect(page.getByRole('heading', { name: 'Issues list' })).toBeVisible();
  await page.goto(`${server.url}/admin/profile`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toHaveCount(0);
  await stop();
});

test.describe('a session that has ended', () => {
  test.use({ expectedStatuses: [401] });

  // SESSION-5
  test('continues after a campus sign-in in a new tab, and no typed text is lost', async ({
    page,
    signIn,
  }) => {
    const { server, stop } = await startWithCampus();
    await signIn(page, `${server.url}/admin/profile`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Maya O.');
    await endSession(page, server);
    await page.getByRole('button', { name: 'Save name' }).click();
    const asking = page.getByRole('dialog', { name: 'Sign in again' });
    await judgeDesk(page, 'the dialog that asks to sign in again, with the campus account');
    const opened = page.context().waitForEvent('page');
    await asking.getByRole('button', { name: CAMPUS }).click();
    await expect((await opened).getByRole('heading', { name: 'Issues list' })).toBeVisible();
    await expect(asking).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Maya O.');
    await stop();
  });
});
