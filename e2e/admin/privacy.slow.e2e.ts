import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import BetterSqlite3 from 'better-sqlite3';
import { API } from '#core/api/api.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

// A server of its own: its terms would apply everywhere.
let own: RunningServer;
test.beforeAll(async () => {
  own = await startServer();
});
test.afterAll(async () => await own.stop());

/** Puts the terms that wait in force, as a day would. */
function putInForce({ dataDir }: RunningServer): void {
  const db = new BetterSqlite3(join(dataDir, 'reslife.db'), { timeout: 5_000 });
  db.exec(`update setting set value = json_remove(
    json_set(value, '$.terms', json_extract(value, '$.waiting.terms')), '$.waiting')
    where name = 'privacy'`);
  db.close();
}

// PRIVACY-1, PRIVACY-3, PRIVACY-16, LOOK-4, LOOK-6
test('an administrator sees which records would be deleted before setting how long to keep them', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page, own.url);
  await page.getByRole('link', { name: 'Administration', exact: true }).click();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Records' })).toHaveValue('');
  await judgeDesk(page, 'privacy');
  await page.getByRole('textbox', { name: 'Records' }).fill('soon');
  await expect(page.getByText('7 to 3,650 days, or empty')).toBeVisible();
  await judgeDesk(page, 'privacy with no term');
  await page.getByRole('textbox', { name: 'Records' }).fill('365');
  await page.getByRole('button', { name: 'Show what would be deleted' }).click();
  await expect(page.getByRole('heading', { name: 'Would be deleted now' })).toBeVisible();
  await judgeDesk(page, 'privacy with a preview');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText('Limits saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Records' })).toHaveValue('365');
  const waiting = page.getByRole('region', { name: 'Shorter limits waiting' });
  await expect(waiting.getByText('forever, then 365 days')).toBeVisible();
  await judgeDesk(page, 'privacy with shorter terms that wait');
  // PRIVACY-13
  putInForce(own);
  await page.goto(`${own.url}/privacy-policy`);
  await expect(page.getByText('365 days after it starts, a record')).toBeVisible();
  // PRIVACY-16
  await page.goto(`${own.url}/admin/privacy`);
  await page.getByRole('textbox', { name: 'Emails' }).fill('30');
  await page.getByRole('button', { name: 'Show what would be deleted' }).click();
  await page.getByRole('button', { name: 'Save limits' }).click();
  await page.getByRole('button', { name: 'Undo the shorter limits' }).click();
  await expect(page.getByText('Limits not changed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Emails' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Records' })).toHaveValue('365');
});

// PRIVACY-10, PRIVACY-11, LOOK-4, LOOK-6
test("an owner downloads the data about an advisor, and removes the advisor's name", async ({
  page,
  signIn,
}) => {
  const data = { advisor: 'Amara Nwosu', rating: 4, description: 'Good.' };
  const sent = await page.request.post(own.url + API.sendFeedback.path, { data: { data } });
  expect(sent.status()).toBe(200);
  await signIn(page, `${own.url}/admin/privacy`);
  await page.getByRole('textbox', { name: 'Name or email' }).fill('Amara Nwosu');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  await judgeDesk(page, 'what there is about a person');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  expect(text).toContain('Amara Nwosu');
  await page.getByRole('button', { name: 'Remove the name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Type the name to confirm' }).fill('Amara Nwosu');
  await judgeDesk(page, 'the dialog that forgets a name');
  await dialog.getByRole('button', { name: 'Remove the name' }).click();
  await expect(page.getByText('Name removed')).toBeVisible();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('Nothing found for Amara Nwosu.')).toBeVisible();
});

// PRIVACY-10, PRIVACY-11
test('the admin commands find and remove a name while the server is running', async ({ page }) => {
  const name = 'Noor Haddad';
  const data = { advisor: name, rating: 4, description: 'Good.' };
  const sent = await page.request.post(own.url + API.sendFeedback.path, { data: { data } });
  expect(sent.status()).toBe(200);
  const admin = async (...args: string[]): Promise<string> => {
    const env = { ...process.env, DATA_DIR: own.dataDir, DATABASE_URL: '', SMTP_URL: '' };
    const all = ['server/admin-command.ts', ...args];
    return (await promisify(execFile)(process.execPath, all, { env })).stdout;
  };
  expect(await admin('about', name)).toContain(`"advisor":"${name}"`);
  expect(await admin('forget', name)).toContain('messages  1');
  expect(await admin('forget', name, '--confirm', name)).toContain('Removed from:');
  expect(await admin('forget', name)).toContain('messages  0');
  expect(await admin('verify-trail')).toContain('The activity log is complete');
});
