import type { Page } from '@playwright/test';
import { publishIssue, updateIssue } from '../base/authoring.ts';
import { draftOf } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { endSession, passMinutes } from '../base/people.ts';
import { ADMIN, startServer } from '../base/running-server.ts';
import { codeNow, setUpApp } from '../base/second-step.ts';

test.use({ expectedStatuses: [401, 403, 422] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const code = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });

async function typePassword(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await button(page, 'Login').click();
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
}

// SIGNIN-26, SIGNIN-29, SIGNIN-33, SIGNIN-34, LOOK-4, LOOK-6
test('an authenticator app is set up in the profile, requested at the next sign-in, and removed', async ({
  page,
  browser,
  signIn,
}) => {
  test.slow();
  const server = await startServer();
  await signIn(page, `${server.url}/admin/profile`);
  await expect(page.getByText('Not set up')).toBeVisible();
  await button(page, 'Set up').click();
  const { seed, codes } = await setUpApp(page);
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  await judgeDesk(page, 'the profile with two-step sign-in');

  const other = await browser.newPage({ baseURL: server.url });
  await other.goto('/admin/people');
  await typePassword(other);
  await expect(code(other)).toBeFocused();
  await code(other).fill('000000');
  await button(other, 'Continue').click();
  await expect(other.getByRole('alert')).toHaveText(/This code is wrong or already used/);
  await expect(code(other)).toBeFocused();
  await judgeDesk(other, 'the second step that was refused');
  await button(other, 'Back to login').click();
  await typePassword(other);
  await code(other).fill(codes[0] ?? '');
  await other.getByRole('checkbox', { name: 'Remember this browser for 30 days' }).check();
  await button(other, 'Continue').click();
  await expect(other).toHaveURL('/admin/people');
  await expect(other.getByText('Logged in successfully')).toBeVisible();

  await page.getByRole('textbox', { name: 'Name' }).fill('Maya O.');
  await endSession(page, server);
  await button(page, 'Save name').click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await button(page, 'Login').click();
  const step = page.getByRole('dialog', { name: 'Two-step sign-in' });
  await expect(code(page)).toBeFocused();
  await judgeDesk(page, 'the second step over a page');
  await code(page).fill(codeNow(seed, 1));
  await button(page, 'Continue').click();
  await expect(step).toHaveCount(0);
  await expect(page.getByText('Name saved')).toBeVisible();

  await page.reload();
  const trusted = page.getByRole('list', { name: 'Remembered browsers:' });
  await expect(trusted.getByRole('listitem')).toHaveCount(1);
  await judgeDesk(page, 'a profile with a trusted browser');
  await trusted.getByRole('button', { name: /^Forget / }).click();
  await expect(page.getByText('Browser forgotten')).toBeVisible();
  await expect(trusted).toHaveCount(0);
  await endSession(other, server);
  await other.reload();
  const asked = other.getByRole('dialog', { name: 'Sign in again' });
  await asked.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await button(other, 'Login').click();
  await expect(code(other)).toBeFocused();

  await button(page, 'Remove').click();
  const removal = page.getByRole('dialog', { name: 'Remove two-step sign-in?' });
  await judgeDesk(page, 'removing two-step sign-in');
  await removal.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '');
  await removal.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('Not set up')).toBeVisible();
  await server.stop();
});

// SIGNIN-30, SIGNIN-34
test('a required authenticator app is set up over the first page, which shows its content afterward', async ({
  page,
}) => {
  const server = await startServer({ SECOND_FACTOR: 'required' });
  await page.goto(`${server.url}/admin/people`);
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await button(page, 'Login').click();
  await expect(page.getByText('Everybody here needs an authenticator app.')).toBeVisible();
  await expect(button(page, 'Log out')).toBeVisible();
  await setUpApp(page);
  await expect(page.getByRole('list', { name: 'People' })).toBeVisible();
  await server.stop();
});

/** Adds a device of its own that unlocks by itself, as one with a fingerprint. */
async function addDevice(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

// SIGNIN-36, SIGNIN-37, LOOK-4, LOOK-6
test('a passkey is added, signs in, even over a page whose session has ended, and is removed', async ({
  page,
  signIn,
}) => {
  test.slow();
  const server = await startServer({ PASSKEYS: 'on' });
  await addDevice(page);
  await signIn(page, `${server.url}/admin/profile`);
  await button(page, 'Add a passkey').click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Laptop');
  await judgeDesk(page, 'adding a passkey');
  await dialog.getByLabel('Current password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The password is wrong.');
  await dialog.getByLabel('Current password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const listed = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(listed).toHaveText(/Laptop/);
  await judgeDesk(page, 'the profile with a passkey');
  await button(page, 'Add a passkey').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Laptop again');
  await dialog.getByLabel('Current password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This device already has your passkey.');
  await button(page, 'Cancel').click();

  await page.getByRole('textbox', { name: 'Name' }).fill('Maya O.');
  await endSession(page, server);
  await button(page, 'Save name').click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await judgeDesk(page, 'the dialog that asks to sign in again, with a passkey');
  await again.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();

  await button(page, 'Logout').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(button(page, 'Sign in with a passkey')).toBeVisible();
  await judgeDesk(page, 'the sign-in page with a passkey');
  await button(page, 'Sign in with a passkey').click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  await page.goto(`${server.url}/admin/profile`);
  await expect(listed).toHaveText(/last used/);
  await button(page, 'Rename Laptop').click();
  const renaming = page.getByRole('dialog', { name: 'Rename this passkey' });
  await renaming.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
  await judgeDesk(page, 'renaming a passkey');
  await renaming.getByRole('button', { name: 'Save name' }).click();
  await expect(listed).toHaveText(/Old laptop/);
  await button(page, 'Remove Old laptop').click();
  await page.getByRole('dialog').getByLabel('Current password').fill(ADMIN.password);
  await judgeDesk(page, 'removing a passkey');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('None yet')).toBeVisible();

  await button(page, 'Logout').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await button(page, 'Sign in with a passkey').click();
  await expect(page.getByRole('alert')).toHaveText('This passkey does not work here.');
  await judgeDesk(page, 'a passkey that was refused');
  await server.stop();
});

// SESSION-9, SESSION-13, LOOK-4, LOOK-6
test('an action that needs a new sign-in is done after it, or reported as not done', async ({
  page,
}) => {
  test.slow();
  const server = await startServer();
  const { id } = await publishIssue(server, draftOf('Restored late', 'One.'));
  await updateIssue(server, id, { title: 'Restored later' });
  await server.down();
  await server.up({ SECOND_FACTOR: 'required' });
  await page.goto(`${server.url}/admin/people`);
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await button(page, 'Login').click();
  const { codes } = await setUpApp(page);
  await expect(page.getByRole('list', { name: 'People' })).toBeVisible();
  passMinutes(server, 16);
  await button(page, 'Invite a person').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('bo@example.edu');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Reader');
  await button(page, 'Send invitation').click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toHaveAccessibleDescription(/^To continue, enter the password for/);
  await judgeDesk(page, 'the dialog that asks again');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('Sign in again to do this.');
  await button(page, 'Send invitation').click();
  const prove = async (recovery = '') => {
    await again.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await again.getByRole('button', { name: 'Login' }).click();
    await code(page).fill(recovery);
    await button(page, 'Continue').click();
  };
  await prove(codes[0]);
  await expect(page.getByText('Invitation sent to bo@example.edu')).toBeVisible();

  await page.goto(`${server.url}/issue/${id}/revisions?revision=1`);
  await expect(button(page, 'Restore revision 1')).toBeEnabled();
  passMinutes(server, 16);
  await button(page, 'Restore revision 1').click();
  await prove(codes[1]);
  await expect(page.getByText('Revision 1 restored')).toBeVisible();
  // It loads the restored text.
  await page.goto('about:blank');
  await server.stop();
});
