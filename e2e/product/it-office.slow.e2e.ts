import { execFile } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { attend } from '../base/attend.ts';
import { publishIssue } from '../base/authoring.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';
import { expect, test } from '../base/fixtures.ts';
import { codeNow } from '../base/second-step.ts';
import { MAYA, startWithCampus } from '../base/with-issuer.ts';

const run = promisify(execFile);
const INES = 'ines@ashdown.example';
const CAMPUS = 'Sign in with your campus account';

test.use({ expectedStatuses: [401, 403] });

// SIGNIN-14, SIGNIN-25, SIGNIN-30, ACCOUNTS-14, PRIVACY-8, PRIVACY-11, TRAIL-3
test('IT staff set up sign-in, remove a person and a name, void a record and detect an altered row', async ({
  page,
}) => {
  test.slow();
  const { server, oidc, stop } = await startWithCampus();
  const { id, stepIds } = await publishIssue(server, ONE_QUESTION);
  const settings = { ...oidc, LOCAL_PASSWORDS: 'off', SECOND_FACTOR: 'required' };
  await server.down();
  await server.up(settings);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const admin = async (...args: string[]) => {
    const env = { ...process.env, ...settings, DATA_DIR: server.dataDir, PUBLIC_URL: server.url };
    const all = ['server/admin-command.ts', ...args];
    return await run(process.execPath, all, { env }).catch(
      (failed: { stdout: string; stderr: string }) => failed,
    );
  };

  // Passwords are off, and somebody who comes by the campus sets up a second step before anything else.
  await page.goto(`${server.url}/admin/people`);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await button(CAMPUS).click();
  const setUp = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await setUp.getByRole('button', { name: 'Next' }).click();
  const key = 'Or type this key';
  const shown = await setUp.getByRole('paragraph').filter({ hasText: key }).textContent();
  const seed = (shown ?? '').replace(key, '').replaceAll(' ', '');
  await setUp.getByRole('textbox', { name: 'Code from the app' }).fill(codeNow(seed));
  await setUp.getByRole('button', { name: 'Confirm' }).click();
  await button('I saved them').click();
  const people = page.getByRole('list', { name: 'People' });
  await expect(people).toContainText(MAYA.email ?? '');

  await button('Invite a person').click();
  await page.getByRole('textbox', { name: 'Email' }).fill(INES);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Reader');
  await button('Send invitation').click();
  // The campus did not say when it asked who this is, so it is told to ask now.
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  const opened = page.context().waitForEvent('page');
  await again.getByRole('button', { name: CAMPUS }).click();
  const tab = await opened;
  await tab.getByRole('textbox', { name: 'Code', exact: true }).fill(codeNow(seed, 1));
  await tab.getByRole('button', { name: 'Continue' }).click();
  await expect(again).toHaveCount(0);
  const ines = people.getByRole('listitem').filter({ hasText: INES });
  await expect(ines).toContainText('Invited');
  await button('More about ines').click();
  await button('Disable').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(ines).toContainText('Disabled');

  const [step = ''] = stepIds;
  await attend(server, {
    advisor: 'Amara Nwosu',
    issueId: id,
    revision: 1,
    steps: [{ step, response: 'Yes' }],
    issueStatus: 'Resolved',
    startedAt: '2026-11-20T02:10:00.000Z',
    finishedAt: '2026-11-20T02:20:00.000Z',
    feedback: { description: 'No fire at all.', rating: 0 },
  });
  await page.goto(`${server.url}/admin/analytics?startDate=2026-11-20&endDate=2026-11-20`);
  await page.getByRole('link', { name: ONE_QUESTION.title, exact: true }).click();
  await button('Mark as void').click();
  const voiding = page.getByRole('dialog');
  await voiding.getByRole('textbox', { name: 'Reason' }).fill('A prank');
  await voiding.getByRole('button', { name: 'Mark as void' }).click();
  await expect(page.getByText('A prank')).toBeVisible();
  await page.goto(`${server.url}/admin/analytics?startDate=2026-11-20&endDate=2026-11-20`);
  await expect(page.getByText('1 void, not counted')).toBeVisible();

  expect((await admin('forget', 'Amara Nwosu', '--confirm', 'Amara Nwosu')).stdout).toContain(
    'Removed from:',
  );
  expect((await admin('about', 'Amara Nwosu')).stdout).not.toContain('No fire at all.');

  const whole = (await admin('verify-trail')).stdout;
  expect(whole).toContain('The activity log is complete');
  // The owner of the file can take the triggers away, but not make the chain fit again.
  const db = new DatabaseSync(join(server.dataDir, 'reslife.db'));
  const triggers = db
    .prepare("select name from sqlite_master where type = 'trigger' and tbl_name = 'audit'")
    .all();
  for (const { name } of triggers) db.exec(`drop trigger "${String(name)}"`);
  const found = db.prepare("select number from audit where what = 'admin.disable'").get();
  db.exec("update audit set subject = 'nobody' where what = 'admin.disable'");
  db.close();
  const { stdout, stderr } = await admin('verify-trail');
  expect(stdout + stderr).toContain('The activity log is not complete');
  expect(stdout + stderr).toContain(String(found?.number));
  await stop();
});
