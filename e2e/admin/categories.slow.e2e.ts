import type { Page } from '@playwright/test';
import { ENOUGH, writeIssue } from '../base/authoring.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { acceptInvitation, person } from '../base/people.ts';

const email = 'lena.fischer@ashdown.example';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// ROLE-11, ROLE-12, LOOK-4, LOOK-6
test('an author limited to Water reads the issues of Access and edits those of Water', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  test.slow();
  await signIn(page);
  await writeIssue(server, { title: 'Key left inside', category: 'Access', steps: [ENOUGH] });
  await writeIssue(server, { title: 'Tap drips', category: 'Water', steps: [ENOUGH] });
  const theirs = await browser.newPage({ baseURL: server.url });
  await acceptInvitation(theirs, server, { email, name: 'Lena Fischer' });

  await page.goto('/admin/people');
  await button(page, 'More about Lena Fischer').click();
  await button(page, 'Change role').click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Author');
  await page.getByRole('checkbox', { name: 'Water' }).check();
  await judgeDesk(page, 'the categories of an author');
  await button(page, 'Save role').click();
  await expect(person(page, `${email} · Author · Water`)).toBeVisible();

  // The session under way.
  await theirs.reload();
  const select = theirs.getByRole('checkbox', { name: 'Select Tap drips' });
  await expect(select).toBeVisible();
  await expect(theirs.getByRole('checkbox', { name: 'Select Key left inside' })).toHaveCount(0);
  await judgeDesk(theirs, 'the list of an author of some categories');
  await button(theirs, 'Create new issue').click();
  const category = theirs.getByRole('combobox', { name: 'Category' });
  await expect(category.getByRole('option', { name: 'Water' })).toBeAttached();
  await expect(category.getByRole('option', { name: 'Access' })).toHaveCount(0);
  await button(theirs, 'cancel').click();
  await theirs.getByRole('link', { name: 'Key left inside' }).click();
  await expect(theirs.getByText('View only. You cannot edit procedures in Access.')).toBeVisible();
  await judgeDesk(theirs, 'an issue of another category');
  await theirs.goBack();
  await theirs.getByRole('link', { name: 'Tap drips' }).click();
  await expect(button(theirs, 'ARCHIVE THIS ISSUE')).toBeVisible();
  await theirs.close();
});
