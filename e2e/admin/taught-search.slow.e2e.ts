import { API } from '#core/api/api.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

// A server of its own: what was searched for in other tests would be in the inbox.
let own: RunningServer;
test.beforeAll(async () => {
  own = await startServer();
});
test.afterAll(async () => await own.stop());

const MEANT = 'Bed bugs or mice';

// INBOX-16, EDITOR-54, SEARCH-25, LOOK-4, LOOK-6
test('an administrator assigns a procedure to a search with no match, and a phone then finds it', async ({
  page,
  context,
  signIn,
}) => {
  for (const phone of ['one', 'two']) {
    const data = { data: { words: 'glorp in the attic', phone } };
    const sent = await page.request.post(own.url + API.reportEmptySearch.path, { data });
    expect(sent.status()).toBe(200);
  }
  const advisor = await context.newPage();
  await advisor.goto(`${own.url}/login`);
  await advisor.getByRole('textbox', { name: 'Username' }).fill('Amara');
  await advisor.getByRole('button', { name: 'Enter Reslife' }).click();
  const box = advisor.getByRole('searchbox', { name: 'Search issues' });
  await box.fill('glorp in the attic');
  await expect(advisor.getByRole('status').filter({ hasText: 'No match' })).toBeVisible();

  await signIn(page, `${own.url}/admin/inbox`);
  await page.getByRole('link', { name: 'Searches' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'glorp in the attic' });
  await row.getByRole('button', { name: /^Which procedure was meant/ }).click();
  await row.getByRole('combobox', { name: 'Which procedure was meant?' }).selectOption(MEANT);
  await judgeDesk(page, 'which procedure was meant');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('button', { name: /^Remove/ })).toBeFocused();
  await judgeDesk(page, 'a search that was taught');

  await advisor.reload();
  await box.fill('Glorp in the Attic');
  await expect(advisor.getByRole('status').filter({ hasText: 'Best match' })).toBeVisible();
  await expect(advisor.getByRole('article').first()).toContainText(MEANT);

  await row.getByRole('link', { name: MEANT }).click();
  await page.getByRole('link', { name: 'Issue details' }).click();
  await expect(page.getByRole('button', { name: 'Remove bed bugs or mice' })).toBeVisible();
  const taught = page.getByRole('region', { name: 'Searches that lead here' });
  await expect(taught).toContainText('glorp in the attic');
  await judgeDesk(page, 'details with situations and a taught search');
  await taught.getByRole('button', { name: /^Remove/ }).click();
  await expect(taught).toHaveCount(0);
});
