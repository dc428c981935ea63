import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { REMINDER } from '../base/advisor.ts';
import { API } from '#core/api/api.ts';
import { asAdmin, attendancesOf, publishIssue, writeIssue } from '../base/authoring.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';
import { draftOf } from '../base/editor.ts';
import {
  firefoxPath,
  openFirefox,
  openPage,
  read,
  see,
  tap,
  type,
} from '../base/engines/firefox.ts';
import { bringsUnderFinger } from '../base/held.ts';
import { ADMIN, startServer, type RunningServer } from '../base/running-server.ts';

type OnePhone = {
  /** A server of its own, since it is killed. */
  server: RunningServer;
  profile: string;
};

const test = base.extend<OnePhone>({
  server: async ({}, provide) => {
    const server = await startServer();
    await provide(server);
    await server.stop();
  },
  profile: async ({}, provide) => {
    const profile = await mkdtemp(join(tmpdir(), 'reslife-firefox-'));
    await provide(profile);
    await rm(profile, { recursive: true, force: true });
  },
});

if (firefoxPath === undefined && process.env.TEST_WORKER_INDEX === undefined) {
  process.stderr.write('Firefox is not installed here: its test is skipped.\n');
}
test.skip(firefoxPath === undefined, 'Firefox is not installed here');

const issue = { ...ONE_QUESTION, title: 'Light left on in the lift' };

const { steps, ...rest } = draftOf('Glass on the stairs', 'Sweep it up.', 'Tell the duty manager.');
/** Its first step skips to its last one. */
const draft = {
  ...rest,
  steps: [
    {
      question: 'Is anyone hurt?',
      answerType: 'Yes or No',
      customiseAnswerType: false,
      yesAction: { actionType: 'Skip to a specific step', goToStep: 'Step 3' },
      noAction: { actionType: 'Go to next step' },
    },
    ...steps,
  ],
} as const;

/** Opens the start dialog; taps once more where what was found last moved the card under the finger (KIT-31). */
async function open(page: Page, title: string): Promise<void> {
  let taps = 0;
  await expect(async () => {
    if ((await page.$('dialog:modal')) === null) {
      taps += 1;
      await tap(page, 'button', title);
    }
    await page.waitForSelector('dialog:modal', { timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  expect(taps, 'taps that open a card').toBeLessThanOrEqual(2);
}

/** Walks from the list to the outcome, whose words are in the dialog that ends it. */
async function walkToTheEnd(page: Page, outcome: string, ends: string): Promise<void> {
  await open(page, issue.title);
  await tap(page, 'button', 'Start');
  await tap(page, 'radio', 'No');
  await tap(page, 'button', 'NEXT');
  await read(page, REMINDER);
  await tap(page, 'radio', '4 stars');
  await tap(page, 'button', outcome);
  await see(page, 'dialog', ends);
}

/** Removes a step that another leads to, is refused, mends that and publishes; then the other pages. */
async function workInTheOffice(page: Page, { url }: RunningServer, id: string): Promise<void> {
  // Somebody who signs in first returns to it.
  await page.goto(`${url}/issue/${id}`);
  await type(page, 'textbox', 'Email', ADMIN.email);
  await page.locator('input[type="password"]').fill(ADMIN.password);
  await tap(page, 'button', 'Login');
  await tap(page, 'button', 'Step 3');
  await tap(page, 'button', 'REMOVE STEP');
  await tap(page, 'button', 'Remove');
  await tap(page, 'button', 'Publish');
  await see(page, 'dialog', 'This procedure cannot be published yet');
  await tap(page, 'link', 'Go to Step 1');
  await type(page, 'combobox', 'Action type', 'Go to next step', 'If yes');
  await tap(page, 'button', 'Save changes');
  // 'Nothing to fix' is also said before the change is saved.
  await read(page, 'Saved today');
  await tap(page, 'button', 'Publish');
  await read(page, 'PUBLISHED');
  await see(page, 'button', '2. Sweep it up.');
  await page.goto(`${url}/admin/print?what=binder&issue=${id}`);
  await read(page, 'go to step 2');
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(Buffer.from(paper).toString('latin1', 0, 5)).toBe('%PDF-');
  await page.goto(`${url}/admin/analytics`);
  await tap(page, 'button', 'Last 7 days');
  await read(page, '2 Issues attended to');
  await page.goto(`${url}/admin/inbox`);
  await read(page, 'The inbox is empty');
}

// OFFLINE-2, OFFLINE-3, RECORD-1, WALK-18, PUBLISH-10, KIT-31, KIT-32
test('Firefox walks issues to the end, also after a browser restart without a server, and runs the admin pages', async ({
  server,
  profile,
}) => {
  // Two starts of a whole browser, each of which takes seconds.
  test.slow();
  const { id } = await publishIssue(server, issue);
  const complaints: string[] = [];
  let firefox: Browser = await openFirefox(profile);
  try {
    let page = await openPage(firefox, 'phone', complaints);
    await page.goto(`${server.url}/login`);
    await type(page, 'textbox', 'Username', 'Amara');
    await tap(page, 'button', 'Enter Reslife');
    await see(page, 'heading', 'Welcome to ResLife');
    const contacts = await page.locator('aria/Contacts[role="button"]').waitHandle();
    expect(await page.evaluate(bringsUnderFinger, contacts), 'a button that just came').toBe(false);
    await tap(page, 'button', 'Close');
    await tap(page, 'link', issue.category);
    await type(page, 'searchbox', 'Search issues', 'lift');
    await walkToTheEnd(page, 'Issue resolved', 'Issue resolved!');
    await tap(page, 'button', 'Back to home');
    expect(await attendancesOf(server, id)).toMatchObject([
      { advisor: 'Amara', outcome: 'Resolved', rating: 4 },
    ]);
    await read(page, 'Ready offline');
    await firefox.close();
    await server.down();

    firefox = await openFirefox(profile);
    page = await openPage(firefox, 'phone', complaints);
    await page.goto(`${server.url}/user`);
    await see(page, 'heading', 'Welcome to ResLife');
    await page.goto(`${server.url}/user/issues-list/${issue.category}`);
    await walkToTheEnd(page, 'Issue escalated', 'Issue escalated!');
    await read(page, 'Saved on this phone. It will be sent when you are back online.');
    await server.up();
    // The phone has tried for some seconds without success, so its next try may be as far ahead.
    await expect
      .poll(async () => await attendancesOf(server, id), { timeout: 30_000 })
      .toMatchObject([{ outcome: 'Escalated' }, { outcome: 'Resolved' }]);
    const written = await writeIssue(server, draft);
    await workInTheOffice(await openPage(firefox, 'desk', complaints), server, written.id);
    expect(complaints).toEqual([]);
  } finally {
    await firefox.close();
  }
});

// CAMPUS-16
test('Firefox types around a contact in a text, deletes the whole contact and undoes that', async ({
  server,
  profile,
}) => {
  const { id } = await writeIssue(server, draftOf('Lift', '[[contact:duty-manager]].'));
  const firefox = await openFirefox(profile);
  try {
    const page = await openPage(firefox, 'desk', []);
    await page.goto(`${server.url}/issue/${id}`);
    await type(page, 'textbox', 'Email', ADMIN.email);
    await page.locator('input[type="password"]').fill(ADMIN.password);
    await tap(page, 'button', 'Login');
    await tap(page, 'button', 'Step 1');
    await tap(page, 'textbox', 'Question or Statement');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.type('Call ');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
    await page.keyboard.type(' now');
    await tap(page, 'button', 'Save changes');
    await read(page, 'Changes saved');
    const { steps: stored } = await asAdmin(server, API.getIssue, { params: { id } });
    expect(stored[0]?.question).toBe('Call [[contact:duty-manager]] now.');
  } finally {
    await firefox.close();
  }
});
