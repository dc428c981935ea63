import type { Page } from '@playwright/test';
import { receiptCode } from '#core/record/codes/receipt-code.ts';
import { answer, enter, next, PHONE, startWalk } from '../base/advisor.ts';
import { attendancesOf, publishIssue } from '../base/authoring.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';
import { visitFirst } from '../base/night.ts';
import type { RunningServer } from '../base/running-server.ts';

// The phone's clock shows the time of the campus (TIMELINE-2).
test.use({ ...PHONE, timezoneId: 'Europe/London' });
// A waiting record is tried while nobody answers.
test.use({ expectedStatuses: [0] });
test.describe.configure({ timeout: 120_000 });

/** Walks a fresh issue to its end; returns its id. */
async function atTheEnd(page: Page, server: RunningServer, title: string): Promise<string> {
  const { id } = await publishIssue(server, { ...ONE_QUESTION, title });
  const walk = await startWalk(page, 'Other', title);
  await answer(walk, 'No');
  await next(walk);
  await walk.getByRole('textbox', { name: 'Feedback' }).fill('The bulb is loose.');
  return id;
}

async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Issue resolved', exact: true }).click();
  await page.getByRole('button', { name: 'Back to home', exact: true }).click();
}

/** Opens Records by the menu, which says how many have not arrived. */
async function toRecords(page: Page, unsent = ''): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const records = page.getByRole('link', { name: 'Records', exact: true });
  await expect(records).toHaveText(`${unsent}Records`);
  await records.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible();
}

// OUTBOX-30, NAMES-3
test('a record made while the server is down waits, and Send now sends it later', async ({
  page,
  server,
}) => {
  // Held still below, so that no try by itself comes before the press.
  await page.clock.install();
  // Before the app is on the phone 'Records' does not open without a server (OFFLINE-2).
  await visitFirst(page, server.url);
  const issueId = await atTheEnd(page, server, 'Unresponsive, sent later');
  await server.down();
  await finish(page);
  await toRecords(page, '1');
  const waiting = page.getByRole('region', { name: '1 record waiting' });
  await expect(waiting).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Unresponsive, sent later' });
  await expect(card.getByRole('listitem')).toHaveText(['On this phone', 'Not sent yet']);
  await waiting.getByRole('button', { name: 'Send now' }).click();
  await expect(waiting.getByText('No answer.')).toBeVisible();
  await judgePhone(page, 'a record waits');

  await page.clock.pauseAt(Date.now() + 60_000);
  await server.up();
  expect(await attendancesOf(server, issueId)).toHaveLength(0);
  await waiting.getByRole('button', { name: 'Send now' }).click();
  await expect(card.getByRole('listitem')).toHaveText(['On this phone', 'Sent', 'Received']);
  await expect(waiting).toHaveCount(0);
  const [record] = await attendancesOf(server, issueId);
  const word = new RegExp(
    `^Received by the office at \\d+:\\d\\d [ap]m, code ${receiptCode(record?._id ?? '')}$`,
  );
  await expect(card.getByText(word)).toBeVisible();
});

// OUTBOX-6, OUTBOX-32
test('a received record can be opened and copied, and another name sees only that it exists', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page);
  await atTheEnd(page, server, 'Copied from Records');
  await finish(page);
  await toRecords(page);
  const title = page.getByRole('button', { name: 'Copied from Records', exact: true });
  await title.click();
  const opened = page.getByRole('article', { name: 'Copied from Records', exact: true });
  await expect(opened.getByRole('term').getByText('Is the light off now?')).toBeVisible();
  await expect(opened.getByText('The bulb is loose.')).toBeVisible();
  await judgePhone(page, 'an opened record');
  await opened.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status').getByText('Copied', { exact: true })).toBeVisible();
  const text = await page.evaluate(async () => await navigator.clipboard.readText());
  expect(text).toContain('Name: Amara\n');
  expect(text).toContain('\nOutcome: Resolved\n');
  expect(text).toContain('\nIs the light off now? No\n');
  expect(text).toMatch(/\nReceived by the office at \d+:\d\d [ap]m, code ..-..$/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(title).toBeFocused();

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await enter(page, 'Priya');
  await toRecords(page);
  await expect(page.getByRole('heading', { name: 'No records yet' })).toBeVisible();
  await expect(page.getByText('1 record under another name')).toBeVisible();
  await expect(page.getByText('Amara', { exact: true })).toBeVisible();
  await expect(page.getByText('Copied from Records')).toHaveCount(0);
});
