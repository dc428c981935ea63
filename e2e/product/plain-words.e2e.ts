import { NAMED } from '../base/advisor.ts';
import { publishIssue, writeIssue } from '../base/authoring.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';
import { draftOf } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';

// NAMES-4, SIGNIN-1
test('the fields of the sign-in can be found by their labels', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('maya@ashdown.example');
  await page.getByLabel('Password').fill('secret');
  await expect(page.getByLabel('Password')).toHaveValue('secret');
});

test.describe('signed in', () => {
  test.use(signedIn);

  // NAMES-4
  test("a title, a label and a sentence shown once are in the page's text only once", async ({
    page,
    server,
  }) => {
    const title = 'Badger in the garden';
    await writeIssue(server, draftOf(title, 'One.'));
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: 'Inbox' })).toBeVisible();
    await expect(page.getByText('Logout')).toHaveCount(1);
    await expect(page.getByRole('status')).toHaveCount(0);
    await page.getByText(title).click();

    await page.getByText('Step 1', { exact: true }).click();
    await page.getByLabel('Question or Statement').fill('Is it alive?');
    await page.getByLabel('Confirmation text').fill('It is away');
    await page.getByLabel('Action type').selectOption('Skip to a specific step');
    await expect(page.getByText('No other steps detected! Please add a step.')).toHaveCount(1);
    await expect(page.getByRole('status')).toHaveCount(0);
  });
});

test.describe('as an advisor', () => {
  test.use(NAMED);

  // NAMES-4, SEARCH-5
  test("a title with highlighted words is in the page's text only once", async ({
    page,
    server,
  }) => {
    const title = 'Otter in the attic';
    await publishIssue(server, { ...ONE_QUESTION, title });
    await page.goto('/user');
    await page.getByRole('searchbox', { name: 'Search issues' }).fill('otter');
    await expect(page.getByRole('status').getByText('1 issue')).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(1);
    await page.getByText(title).click();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  });
});
