import type { Page } from '@playwright/test';
import { dayAfter } from '#core/base/day.ts';
import { writeIssue } from '../base/authoring.ts';
import { toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { linkTo, person } from '../base/people.ts';
import { today } from '../base/today.ts';

const email = 'ines.carvalho@ashdown.example';
const newEmail = 'ines@ashdown.example';
const password = 'a lamp by the door';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Opens an entry of the account dropdown. */
async function goTo(page: Page, account: string, entry: string): Promise<void> {
  await button(page, account).click();
  await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();
}

// ACCOUNTS-10, ACCOUNTS-11, ACCOUNTS-12, ACCOUNTS-13, ACCOUNTS-14, ACCOUNTS-15, ACCOUNTS-16, ACCOUNTS-17, EDITOR-4, ROUTES-6, LOOK-4, LOOK-6
test('a person is invited, accepts, changes email, owns an issue, and is disabled', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  test.slow();
  await signIn(page);
  await goTo(page, 'maya.okafor', 'People');
  await button(page, 'Invite a person').click();
  await field(page, 'Email').fill(email);
  await judgeDesk(page, 'invite a person');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Owner');
  await button(page, 'Send invitation').click();
  await expect(toast(page, 'status', `Invitation sent to ${email}`)).toBeVisible();
  await expect(person(page, email)).toContainText('Invited');

  const invitation = await linkTo(server, { email, subject: 'Your invitation to ResLife On-Call' });
  const theirs = await browser.newPage({ baseURL: server.url });
  await theirs.goto(invitation);
  await field(theirs, 'Name').fill('Ines Carvalho');
  await field(theirs, 'Password').fill('eight888');
  await field(theirs, 'Confirm password').fill('eight888');
  await button(theirs, 'Accept and sign in').click();
  await expect(
    theirs.getByRole('alert').filter({ hasText: 'Password should be more than eight characters' }),
  ).toBeVisible();
  await judgeDesk(theirs, 'invitation');
  await field(theirs, 'Password').fill(password);
  await field(theirs, 'Confirm password').fill(password);
  await button(theirs, 'Accept and sign in').click();
  await expect(theirs).toHaveURL('/admin');
  await theirs.goto(invitation);
  await expect(
    theirs.getByRole('heading', { name: 'This invitation does not work anymore' }),
  ).toBeVisible();

  await theirs.goto('/admin');
  await goTo(theirs, 'Ines Carvalho', 'Profile');
  await expect(theirs.getByRole('list', { name: 'Your sign-ins' })).toContainText('This browser');
  await button(theirs, 'Change email').click();
  await field(theirs, 'New email').fill(newEmail);
  await field(theirs, 'Current password').fill(password);
  await button(theirs, 'Send the link').click();
  await expect(theirs.getByText(`Open the link sent to ${newEmail}`)).toBeVisible();
  await judgeDesk(theirs, 'profile');
  const subject = 'Confirm your email for ResLife On-Call';
  await theirs.goto(await linkTo(server, { email: newEmail, subject }));
  await button(theirs, 'Use this email').click();
  await expect(toast(theirs, 'status', 'Email changed')).toBeVisible();
  await expect(theirs).toHaveURL('/admin/profile');
  await expect(theirs.getByText(newEmail, { exact: true })).toBeVisible();

  const { id } = await writeIssue(server, { title: 'Owned', category: 'Pests', steps: [] });
  await page.goto(`/issue/${id}`);
  const owner = page.getByRole('combobox', { name: 'Owner' });
  await owner.selectOption('Ines Carvalho');
  await page.getByLabel('Review by', { exact: true }).fill(dayAfter(today('UTC'), 3));
  await button(page, 'Save changes').click();
  await expect(toast(page, 'status', 'Changes saved')).toBeVisible();
  await page.goto('/admin/people');
  await expect(person(page, 'Ines Carvalho')).toContainText(newEmail);
  await expect(person(page, 'Ines Carvalho')).toContainText('Active');
  await expect(person(page, 'Ines Carvalho')).toContainText('Owns: 1 procedure');
  const due = page.getByRole('list', { name: 'Reviews due' });
  await expect(due.getByRole('listitem')).toContainText('Owner: Ines Carvalho');
  await judgeDesk(page, 'people');
  await button(page, 'More about Ines Carvalho').click();
  await button(page, 'Disable').click();
  const asked = page.getByRole('dialog', { name: 'Disable Ines Carvalho?' });
  await expect(asked.getByText('Ines Carvalho owns 1 procedure: Owned.')).toBeVisible();
  await judgeDesk(page, 'disable somebody who owns issues');
  await asked.getByRole('combobox').selectOption('Nobody');
  await asked.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(person(page, 'Ines Carvalho')).toContainText('Disabled');
  await expect(due.getByRole('listitem')).toContainText('Nobody');
  await theirs.reload();
  const again = theirs.getByRole('dialog', { name: 'Sign in again' });
  await again.getByRole('textbox', { name: 'Password' }).fill(password);
  await again.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(again.getByText('Incorrect EmailId or Password')).toBeVisible();
  await theirs.context().close();
});
