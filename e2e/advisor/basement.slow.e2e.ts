import type { Page } from '@playwright/test';
import { answer, back, next, PHONE, startChosen, walkOf } from '../base/advisor.ts';
import { attendancesOf, updateIssue } from '../base/authoring.ts';
import { test } from '../base/campus.ts';
import { expect } from '../base/fixtures.ts';
import { beWithoutSignal, CELLAR, savedHere, visitFirst, WATER } from '../base/night.ts';

test.use({ ...PHONE, guide: CELLAR, expectedStatuses: [0] });

async function openCold(page: Page, url: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(url);
  return tab;
}

const outcome = (page: Page, name: string) =>
  walkOf(page, CELLAR.title).getByRole('button', { name, exact: true });

/** Answers both questions and stops on the final screen. */
async function walkToTheEnd(
  page: Page,
  words: readonly ['Yes' | 'No', 'Yes' | 'No'],
): Promise<void> {
  const walk = await startChosen(page, CELLAR.title);
  for (const word of words) {
    await answer(walk, word);
    await next(walk);
  }
}

// OFFLINE-2, OFFLINE-3, WALK-18, RECORD-7
test('a walk started without a server ends in a saved record, which the phone sends on its own', async ({
  page,
  campus,
  id,
}) => {
  await visitFirst(page, campus.url);
  await campus.down();
  await page.close();

  const cold = await openCold(page, `${campus.url}/user`);
  await expect(
    cold.getByRole('status').filter({ hasText: /^Ready offline, 1 procedure/ }),
  ).toBeVisible();
  await cold.getByRole('link', { name: 'Water', exact: true }).click();
  await walkToTheEnd(cold, ['No', 'Yes']);
  await outcome(cold, 'Issue resolved').click();
  const done = cold.getByRole('dialog', { name: 'Issue resolved!' });
  await expect(done).toContainText('It will be sent when you are back online.');
  await done.getByRole('button', { name: 'Back to home' }).click();
  await expect(cold.getByRole('region', { name: 'Unfinished procedure' })).toHaveCount(0);

  await campus.up();
  await cold.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(async () => await attendancesOf(campus, id))
    .toMatchObject([{ outcome: 'Resolved', advisor: 'Amara' }]);
});

// RECORD-25, RECORD-27, OFFLINE-2
test('a mistaken escalation is undone without a signal, and the office receives only the final outcome', async ({
  page,
  campus,
  id,
}) => {
  await beWithoutSignal(page, campus, CELLAR.title);
  await walkToTheEnd(page, ['No', 'Yes']);
  await outcome(page, 'Issue escalated').click();
  const escalated = page.getByRole('dialog', { name: 'Issue escalated!' });
  await expect(escalated).toContainText('It will be sent when you are back online.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(escalated).toHaveCount(0);
  await outcome(page, 'Issue resolved').click();
  const resolved = page.getByRole('dialog', { name: 'Issue resolved!' });
  await resolved.getByRole('button', { name: 'Back to home' }).click();
  await campus.up();
  await page.reload();
  await expect
    .poll(async () => await attendancesOf(campus, id))
    .toMatchObject([{ outcome: 'Resolved', advisor: 'Amara' }]);
});

// WALK-14, WALK-24
test('a walk continues after the network fails and the page is reloaded at any point', async ({
  page,
  campus,
  id,
}) => {
  await beWithoutSignal(page, campus, CELLAR.title);
  const walk = await startChosen(page, CELLAR.title);
  await answer(walk, 'Yes');
  await next(walk);
  await page.reload();
  const offer = page.getByRole('region', { name: 'Unfinished procedure' });
  await expect(offer).toContainText('Unfinished at step 2');
  await offer.getByRole('button', { name: 'Go on' }).click();
  await back(walk);
  await expect(walk.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await next(walk);
  await answer(walk, 'No');
  await next(walk);
  await walk.getByRole('textbox', { name: 'Feedback' }).fill('Pump needed.');
  await page.reload();
  await offer.getByRole('button', { name: 'Go on' }).click();
  await expect(walk.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Pump needed.');
  await outcome(page, 'Issue escalated').click();
  await expect(savedHere(page)).toBeVisible();

  await campus.up();
  await page.reload();
  await expect
    .poll(async () => await attendancesOf(campus, id))
    .toMatchObject([{ outcome: 'Escalated', feedback: 'Pump needed.' }]);
});

// OUTBOX-1, OUTBOX-12
test('after a shift without a signal, every record arrives once, and so do the messages', async ({
  page,
  campus,
  id,
}) => {
  test.slow();
  await visitFirst(page, campus.url);
  await campus.down();
  for (const _ of Array.from({ length: 3 })) {
    await page.goto(campus.url + WATER);
    await walkToTheEnd(page, ['Yes', 'Yes']);
    await outcome(page, 'Issue resolved').click();
    await expect(savedHere(page)).toBeVisible();
  }
  await page.goto(`${campus.url}/feedback`);
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(savedHere(page)).toBeVisible();
  await page.goto(`${campus.url}/user/records`);
  await expect(page.getByText('4 records waiting')).toBeVisible();

  await campus.up();
  await page.getByRole('button', { name: 'Send now' }).first().click();
  await expect.poll(async () => (await attendancesOf(campus, id)).length).toBe(3);
  await expect(page.getByText(/records? waiting/)).toHaveCount(0);
});

// WALK-26
test('a procedure unpublished during a walk shows that it is, and can be finished', async ({
  page,
  campus,
  id,
}) => {
  await visitFirst(page, campus.url);
  await page.goto(campus.url + WATER);
  const walk = await startChosen(page, CELLAR.title);
  await updateIssue(campus, id, { publish: false });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(walk.getByText('This procedure was withdrawn')).toBeVisible();
  await answer(walk, 'Yes');
  await next(walk);
  await answer(walk, 'Yes');
  await next(walk);
  await outcome(page, 'Issue resolved').click();
  await expect(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  await expect.poll(async () => await attendancesOf(campus, id)).toHaveLength(1);
});
