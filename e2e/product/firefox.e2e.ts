import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { REMINDER } from '../base/advisor.ts';
import { attendancesOf, publishIssue } from '../base/authoring.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';
import { firefoxPath, openFirefox, openPhone, read, see, tap, type } from '../base/firefox.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

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

/** From the list to the outcome, whose words are in the dialog that ends it. */
async function walkToTheEnd(page: Page, outcome: string, ends: string): Promise<void> {
  await tap(page, 'button', issue.title);
  await tap(page, 'button', 'Start');
  await tap(page, 'radio', 'No');
  await tap(page, 'button', 'NEXT');
  await read(page, REMINDER);
  await tap(page, 'radio', '4 stars');
  await tap(page, 'button', outcome);
  await see(page, 'dialog', ends);
}

// OFFLINE-2, OFFLINE-3, RECORD-1, WALK-18
test('Firefox does the main job, and once more after it was closed and the server killed', async ({
  server,
  profile,
}) => {
  // Two starts of a whole browser, each of which takes seconds.
  test.slow();
  const { id } = await publishIssue(server, issue);
  const complaints: string[] = [];
  let firefox: Browser = await openFirefox(profile);
  try {
    let page = await openPhone(firefox, complaints);
    await page.goto(`${server.url}/login`);
    await type(page, 'textbox', 'Username', 'Amara');
    await tap(page, 'button', 'Enter Reslife');
    await see(page, 'heading', 'Welcome to ResLife');
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
    page = await openPhone(firefox, complaints);
    await page.goto(`${server.url}/user`);
    await see(page, 'heading', 'Welcome to ResLife');
    await page.goto(`${server.url}/user/issues-list/${issue.category}`);
    await walkToTheEnd(page, 'Issue escalated', 'Issue escalated!');
    await read(page, 'Saved on this phone. It will be sent when you are back online.');
    await server.up();
    // The phone tried in vain for some seconds, so that its next try may be as far ahead.
    await expect
      .poll(async () => await attendancesOf(server, id), { timeout: 30_000 })
      .toMatchObject([{ outcome: 'Escalated' }, { outcome: 'Resolved' }]);
    expect(complaints).toEqual([]);
  } finally {
    await firefox.close();
  }
});
