import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { PHONE } from '../base/advisor.ts';
import { asAdmin, publishIssue, setCampus } from '../base/authoring.ts';
import { test } from '../base/campus.ts';
import { DUTY, escalate, openDesk, openElsewhere, SOON, tell } from '../base/escalated.ts';
import { expect } from '../base/fixtures.ts';
import { judgeDesk, judgePhone } from '../base/judge.ts';
import { linkTo } from '../base/mailbox.ts';
import { CAMPUS, FLOOD } from '../base/night.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

test.use({ ...PHONE, expectedStatuses: [0, 404] });
test.describe.configure({ timeout: 240_000, mode: 'serial' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses a button that saves a file, and returns its text. */
async function savedBy(page: Page, name: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await button(page, name).click();
  return await readFile(await (await downloading).path(), 'utf8');
}

/** Starts a campus of a test's own, which has none of the nights of other tests. */
async function startCampus(): Promise<RunningServer> {
  const campus = await startServer({ SEED: 'none' });
  await setCampus(campus, CAMPUS);
  await publishIssue(campus, FLOOD);
  await tell(campus);
  return campus;
}

// ANSWERS-11, ANALYTICS-29, OUTBOX-36, LOOK-4, LOOK-6
test('the record, evidence, CSV, charts and phone name the recipients and the person who took it', async ({
  page,
  browser,
  signIn,
}) => {
  const campus = await startCampus();
  await escalate(page, campus);
  const duty = await openElsewhere(browser, await linkTo(campus, DUTY));
  await button(duty.page, 'I have it').click();
  await expect(page.getByText(/^Duty manager has it, /)).toBeVisible(SOON);
  await duty.close();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${campus.url}/user/records`);
  await button(page, FLOOD.title).click();
  await expect(page.getByText(/^Duty manager has it, /)).toBeVisible();
  await page.context().setOffline(true);
  await button(page, 'Back').click();
  await judgePhone(page, 'Records of a night that was answered, without a signal');
  await button(page, 'Copy the night').click();
  await expect(page.getByRole('status').getByText('Copied', { exact: true })).toBeVisible();
  const night = await page.evaluate(async () => await navigator.clipboard.readText());
  expect(night).toMatch(/^ResLife On-Call: Amara, since /);
  expect(night).toMatch(/\nMessage sent to Duty manager, .*\n(.*\n)*Duty manager has it, /);

  const { page: desk, close } = await openDesk(browser, signIn, campus, '/admin/analytics');
  await button(desk, 'Today').click();
  await expect(desk.getByText('1 Issues attended to', { exact: true })).toBeVisible();
  const csv = await savedBy(desk, 'Download csv');
  expect(csv).toMatch(/Who took it,Minutes until somebody took it\r\n/);
  expect(csv).toMatch(/Duty manager,0(\.\d+)?\r\n/);
  await desk.getByText('Charts', { exact: true }).click();
  const chart = desk.getByRole('region', { name: 'Time until somebody took it' });
  await expect(chart).toContainText('Somebody took it.');
  await judgeDesk(desk, 'analytics of a night that was answered');

  await desk.getByRole('table').getByRole('link', { name: FLOOD.title }).first().click();
  const story = desk.getByRole('region', { name: 'What happened' });
  await expect(story).toContainText('The server received the escalation.');
  await expect(story).toContainText('Message sent to Duty manager.');
  await expect(story).toContainText('Duty manager pressed “I have it”.');
  await judgeDesk(desk, 'the record of a night that was answered');
  const evidence = await savedBy(desk, 'Download evidence');
  expect(evidence).toContain('Message sent to Duty manager.');
  expect(evidence).toContain('Duty manager pressed “I have it”.');
  await close();
  await campus.stop();
});

// ANSWERS-8, ESCALATE-6
test('an answer given while the app was closed is in Records once the app opens again', async ({
  page,
  campus,
  browser,
}) => {
  await tell(campus);
  await escalate(page, campus);
  const link = await linkTo(campus, DUTY);
  const kept = page.context();
  await page.close();

  const duty = await openElsewhere(browser, link);
  await button(duty.page, 'I have it').click();
  await duty.page.getByRole('textbox', { name: 'Your name' }).fill('Dana Reed');
  await button(duty.page, 'Save').click();
  await expect(duty.page.getByRole('textbox')).toHaveCount(0);
  await duty.close();

  const again = await kept.newPage();
  await again.goto(`${campus.url}/user/records`);
  await button(again, FLOOD.title).first().click();
  await expect(again.getByText(/^Dana Reed has it, /)).toBeVisible(SOON);
});

// ANSWERS-2, ANSWERS-6, LADDER-23
test('an escalation marked not real leaves the list, returns with Undo, and its link shows both states', async ({
  page,
  browser,
  signIn,
}) => {
  const campus = await startCampus();
  await asAdmin(campus, API.updateProfile, { body: { name: 'Maya Okafor' } });
  await escalate(page, campus);
  const duty = await openElsewhere(browser, await linkTo(campus, DUTY));
  await expect(button(duty.page, 'I have it')).toBeVisible();

  const { page: desk, close } = await openDesk(browser, signIn, campus, '/admin/inbox');
  const open = desk.getByRole('region', { name: 'Open escalations' });
  const row = open.getByRole('listitem').filter({ hasText: 'Nobody has it' });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: `Not real: ${FLOOD.title}` }).click();
  await expect(row).toHaveCount(0);
  await duty.page.reload();
  await expect(duty.page.getByRole('heading', { name: / says it is not real$/ })).toBeVisible();
  await judgePhone(duty.page, 'a link of what another says is not real');
  await button(desk, 'Undo').click();
  await expect(row).toHaveCount(1);
  await judgeDesk(desk, 'an escalation that is real after all');
  await duty.page.reload();
  await expect(button(duty.page, 'I have it')).toBeVisible();
  await duty.close();
  await close();
  await campus.stop();
});
