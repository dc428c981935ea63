import type { Page } from '@playwright/test';
import { ENOUGH, writeIssue } from '../base/authoring.ts';
import { toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { acceptInvitation, person } from '../base/people.ts';

const email = 'idris.bello@ashdown.example';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Gives Idris another role, on the page People. */
async function makeIdris(page: Page, role: string): Promise<void> {
  await button(page, 'More about Idris Bello').click();
  await button(page, 'Change role').click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption(role);
  await judgeDesk(page, `the role ${role}`);
  await button(page, 'Save role').click();
  await expect(person(page, `${email} · ${role}`)).toBeVisible();
}

// ROLE-4, ROLE-7, ROLE-8, LOOK-4, LOOK-6
test('an owner makes a person a reader and then an author, and the person can do what the role allows', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  test.slow();
  await signIn(page);
  const { id } = await writeIssue(server, {
    title: 'Key left in a room',
    category: 'Access',
    steps: [ENOUGH],
  });
  const theirs = await browser.newPage({ baseURL: server.url });
  await acceptInvitation(theirs, server, { email, name: 'Idris Bello' });
  await expect(button(theirs, 'Create new issue')).toBeVisible();

  await page.goto('/admin/people');
  await makeIdris(page, 'Reader');
  await expect(toast(page, 'status', 'Idris Bello is now a reader')).toBeVisible();
  await judgeDesk(page, 'people with roles');

  // The session under way.
  await theirs.reload();
  await expect(theirs.getByRole('link', { name: 'Key left in a room' })).toBeVisible();
  await expect(button(theirs, 'Create new issue')).toHaveCount(0);
  await expect(theirs.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await judgeDesk(theirs, 'the list of a reader');
  await theirs.getByRole('link', { name: 'Key left in a room' }).click();
  await expect(theirs.getByText('View only. Authors and owners can edit.')).toBeVisible();
  await expect(theirs.getByText('Is the desk open?')).toBeVisible();
  await judgeDesk(theirs, 'an issue that is read');
  await theirs.goto('/admin/settings');
  await expect(theirs.getByRole('heading', { name: 'This page is for owners' })).toBeVisible();
  await judgeDesk(theirs, 'a page that is not for a reader');

  await makeIdris(page, 'Author');
  await theirs.goto(`/issue/${id}`);
  await expect(button(theirs, 'ARCHIVE THIS ISSUE')).toBeVisible();
  await theirs.goto('/admin/people');
  await expect(person(theirs, 'Idris Bello')).toContainText('Author');
  await expect(button(theirs, 'Invite a person')).toHaveCount(0);
  await expect(button(theirs, 'More about maya.okafor')).toHaveCount(0);
  await judgeDesk(theirs, 'the people as an author sees them');
  await theirs.close();
});
