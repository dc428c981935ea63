import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { API } from '#core/api/api.ts';
import { startSmtpSink } from '../../server/test/smtp/smtp-server.ts';
import { attend } from '../base/attend.ts';
import { asAdmin, setCampus, reviewIssue } from '../base/authoring.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { invite } from '../base/people.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

/** Asks as a phone does that has everything already. */
async function bePhone({ url }: RunningServer): Promise<void> {
  const library = `${url}/api/advisor/issues/All%20categories`;
  const headers = { 'if-none-match': (await fetch(library)).headers.get('etag') ?? '' };
  expect((await fetch(library, { headers })).status).toBe(304);
}

// SETUP-1, SETUP-2, SETUP-4, SETUP-5, SETUP-9, SETUP-10, SETUP-13, PATHS-7, LOOK-4, LOOK-6
test('a new campus is led through its first hour, and each setup item is checked off when it is done', async ({
  page,
  signIn,
}) => {
  // All ten points, each page judged in both schemes.
  test.setTimeout(150_000);
  const server = await startServer({ SEED: 'starter' });
  await signIn(page, server.url);
  const card = page.getByRole('region', { name: 'Set up your campus' });
  await expect(card.getByText('0 of 10 done')).toBeVisible();
  await judgeDesk(page, 'the list of a new campus, with its card');

  // A point done elsewhere leads to the field by keyboard, and back with one click.
  await card.getByRole('link', { name: 'Add the name' }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Campus name' });
  await expect(name).toBeFocused();
  await page.keyboard.type('Elm');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await judgeDesk(page, 'the settings, come from setting up');
  await page.getByRole('link', { name: 'Back to setup' }).click();
  await expect(page.getByText('1 of 10 done')).toBeVisible();
  await judgeDesk(page, 'setting up a new campus');

  await page.getByRole('link', { name: 'Set the number' }).click();
  await expect(page.getByRole('textbox', { name: 'Emergency number' })).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'Add contacts' }).click();
  await expect(page.getByRole('textbox', { name: 'Number', exact: true }).first()).toBeFocused();
  await page.getByRole('link', { name: 'Back to setup' }).click();
  await page.getByRole('link', { name: 'Invite people' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Email/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to setup' }).click();
  await page.getByRole('link', { name: 'Print the QR sheet' }).click();
  await page.getByRole('link', { name: 'Back to setup' }).click();

  await page.getByRole('link', { name: 'Import your binder' }).click();
  await expect(page.getByRole('dialog', { name: 'Import procedures' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to setup' }).click();

  // One is read and reviewed, and leads to the next.
  await page.getByRole('link', { name: /^Read next: / }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(page.getByRole('checkbox', { name: 'Path 1', exact: true })).toBeVisible();
  for (const path of await page.getByRole('checkbox', { name: /^Path \d+$/ }).all())
    await path.check();
  await review.getByRole('button', { name: 'Reviewed' }).click();
  await expect(review.getByText(/^Reviewed by .* on \w+ \d+, \d{4}/)).toBeVisible();
  await judgeDesk(page, 'a procedure that was just reviewed');
  await review.getByRole('link', { name: /^Next: / }).click();
  await expect(review.getByText('Not reviewed yet.')).toBeVisible();
  await review.getByRole('link', { name: 'Back to setup' }).click();

  // The procedures that do not fit go at once, and come back at once.
  const others = page.getByRole('button', { name: /^Leave out the other \d+$/ });
  const all = await others.innerText();
  await others.click();
  const question = page.getByRole('dialog', { name: /^Leave out \d+ procedures\?$/ });
  await expect(question).toContainText('Advisors would find 1 procedure; nothing in Access,');
  await judgeDesk(page, 'what would be left of the library');
  await question.getByRole('button', { name: 'Leave out' }).click();
  await expect(
    page.getByText(/^1 procedure reviewed, the last by .+ on \w+ \d+, \d{4}/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: all })).toBeVisible();

  // Later they come back once their names were said.
  await others.click();
  await question.getByRole('button', { name: 'Leave out' }).click();
  const restore = page.getByRole('button', { name: /^Restore the \d+ left out$/ });
  await restore.click();
  const names = page.getByRole('dialog', { name: /^Restore \d+ procedures\?$/ });
  await expect(names).toContainText(/\d+ published right away: /);
  await judgeDesk(page, 'the starter texts that would be restored');
  await names.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(/^\d+ published, 0 restored as drafts$/)).toBeVisible();
  await expect(page.getByRole('button', { name: all })).toBeVisible();
  await page.getByText(/^All \d+ procedures$/).click();
  await judgeDesk(page, 'setting up, with its procedures');

  // A phone that has everything asks again, and has it already.
  await bePhone(server);
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Check again' }).click();
      return await page.getByText(/^A phone was ready on/).isVisible();
    })
    .toBe(true);

  // After it was put away, the menu still leads to it.
  await page.getByRole('navigation').getByRole('link', { name: 'Issues' }).click();
  await card.getByRole('button', { name: /^Hide/ }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^Showing \d+ Issues$/)).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Set up your campus' }).click();
  await page.getByRole('button', { name: 'Show on the issues list' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Issues' }).click();
  await expect(card).toBeVisible();
  await server.stop();
});

/** Makes the backup of a night, and proves that it can be restored. */
async function backUp({ dataDir, url }: RunningServer): Promise<void> {
  const settings = { DATA_DIR: dataDir, BACKUP_DIR: dataDir, PUBLIC_URL: url, DATABASE_URL: '' };
  const admin = async (...args: string[]) =>
    await promisify(execFile)(process.execPath, ['server/admin-command.ts', ...args], {
      env: { ...process.env, ...settings },
    });
  await admin('backup', join(dataDir, 'reslife-2026-11-25.backup'));
  await admin('drill');
}

// SETUP-2, SETUP-3, SETUP-8, LOOK-4, LOOK-6
test('the last of the ten items completes the setup, and an item that reopens later is reported', async ({
  page,
  signIn,
}) => {
  const { sink, close } = await startSmtpSink();
  const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${sink.port}` });
  const { campus: starting } = await asAdmin(server, API.getSettings, {});
  const emergency = { ...starting.emergency, number: '555 0100' };
  const contacts = starting.contacts.map((one) => ({ ...one, number: '555 0101' }));
  const campus = { ...starting, name: 'Elm', emergency, contacts };
  await setCampus(server, campus);
  await invite(server, 'tom@ashdown.example');
  const { procedures } = await asAdmin(server, API.getSetup, {});
  for (const { _id } of procedures) await reviewIssue(server, _id);
  await asAdmin(server, API.noteCodesPrinted, {});
  await bePhone(server);
  const issueId = procedures[0]?._id ?? '';
  const walk = { advisor: 'Sam', issueId, steps: [], practice: true };
  await attend(server, { ...walk, issueStatus: 'Resolved' });
  await backUp(server);

  await signIn(page, `${server.url}/admin/setup`);
  await expect(page.getByText('9 of 10 done')).toBeVisible();
  await page.getByRole('button', { name: /^Send a code to / }).click();
  const code = () => /^\d{6}\r?$/m.exec(sink.emails.at(-1)?.message ?? '')?.[0].trim();
  await expect.poll(code).toBeDefined();
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(code() ?? '');
  await judgeDesk(page, 'setting up, with a code that was mailed');
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(page.getByText('Your campus is set up.')).toBeVisible();
  await expect(page.getByText('10 of 10 done')).toBeVisible();
  await judgeDesk(page, 'a campus that is set up');
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Set up your campus' });
  await expect(menu).toBeHidden();

  await setCampus(server, { ...campus, areas: [{ id: 'north', name: 'North' }] });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(/^Set up on/)).toBeVisible();
  await expect(page.getByText('No contact with a number for North.')).toBeVisible();
  await judgeDesk(page, 'a campus with a point that is open again');
  await expect(menu).toBeHidden();
  close();
  await server.stop();
});
