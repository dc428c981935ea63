import { API } from '#core/api/api.ts';
import { answer, enter, next, PHONE, startWalk, walkOf } from '../base/advisor.ts';
import { asAdmin, attendancesOf, publishIssue, updateIssue } from '../base/authoring.ts';
import { expect, test } from '../base/fixtures.ts';
import {
  backToHome,
  button,
  closeHandOver,
  handOver,
  hearSignal,
  openRecords,
  otherPhone,
  takeOver,
} from '../base/hand-over.ts';
import { judgePhone } from '../base/judge.ts';
import { press } from '../base/keyboard.ts';
import { CELLAR } from '../base/night.ts';

// 422 is the answer to a record under a number that another phone took.
test.use({ ...PHONE, expectedStatuses: [0, 422] });
test.describe.configure({ timeout: 180_000 });

// HANDOVER-1, HANDOVER-2, HANDOVER-3, HANDOVER-4, HANDOVER-6, TIMELINE-4
test('a walk is handed to another phone without a signal, and both phones make one record', async ({
  page,
  server,
  browser,
}) => {
  const title = 'Cellar, handed over';
  const { id } = await publishIssue(server, { ...CELLAR, title });
  await enter(page);
  await expect(page.getByText(/^Ready offline/)).toBeVisible();
  const ben = await otherPhone(browser, server.url, 'Ben');
  const walk = await startWalk(page, 'Water', title);
  await expect(button(page, 'More')).toBeVisible();
  await server.down();
  await answer(walk, 'No');
  await next(walk);
  const address = await handOver(page, walk);
  expect(address).toMatch(new RegExp(`^${server.url}/i/${id}#[\\w-]{80,400}$`));
  await judgePhone(page, 'the code that hands a walk over');

  await ben.goto(address);
  await expect(ben.getByRole('heading', { name: 'Take over this procedure?' })).toBeVisible();
  await expect(ben.getByText(/^At step 2, started/)).toBeVisible();
  await judgePhone(ben, 'a walk that is handed over');
  await press(button(ben, 'Take over'));
  const code = (await ben.getByText(/^\w\w-\w\w$/).textContent()) ?? '';
  await judgePhone(ben, 'a walk that was taken over');
  await press(button(ben, 'Open it'));
  const theirs = walkOf(ben, title);
  await expect(theirs.getByText('STEP 2')).toBeVisible();
  expect(new URL(ben.url()).hash).toBe('');
  await theirs.getByRole('button', { name: 'Back' }).click();
  await expect(theirs.getByRole('radio', { name: 'No' })).toBeChecked();
  await next(theirs);

  await page.getByRole('textbox', { name: /^Who is taking/ }).fill('Ben');
  await page.getByRole('textbox', { name: /^Code on their phone/ }).fill('A2-22');
  await button(page, 'They have it').click();
  await expect(page.getByText('Wrong code.', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: /^Code on their phone/ }).fill(code.toLowerCase());
  await button(page, 'They have it').click();
  await expect(walk).toHaveCount(0);
  await expect(page.getByText('Unfinished at step 2')).toHaveCount(0);
  await openRecords(page);
  await expect(page.getByText(/^Handed over to Ben \d+:\d\d [ap]m$/)).toBeVisible();
  await judgePhone(page, 'Records with what was handed over');

  await server.up();
  await answer(theirs, 'Yes');
  await next(theirs);
  await theirs.getByRole('button', { name: 'Issue resolved' }).click();
  await expect(ben.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  await backToHome(ben);
  await openRecords(ben);
  await ben.getByRole('article').getByRole('button').click();
  for (const line of [
    'Amara asked: Is anybody in it? Answered no.',
    'Amara handed the procedure over to Ben.',
    'Ben ended the procedure: resolved.',
  ]) {
    await expect(ben.getByText(line)).toBeVisible();
  }
  await expect.poll(async () => (await attendancesOf(server, id)).length).toBe(1);
  await ben.close();
});

// HANDOVER-9
test("a phone whose app was closed meanwhile still asks for the other phone's code", async ({
  page,
  server,
}) => {
  const title = 'Cellar, handed over later';
  await publishIssue(server, { ...CELLAR, title });
  await enter(page);
  const walk = await startWalk(page, 'Water', title);
  await handOver(page, walk);
  await closeHandOver(page);
  await page.goto('/user');
  await page.getByRole('button', { name: 'Go on' }).click();
  await answer(walk, 'No');
  await next(walk);
  await expect(walk.getByText('STEP 2')).toBeVisible();
  await handOver(page, walk);
  await press(button(page, 'They have it'));
  await expect(page.getByText(/^You have moved on\. Type the code/)).toBeVisible();
  await press(button(page, 'They have it'));
  await expect(walk).toHaveCount(0);
});

// HANDOVER-5, HANDOVER-7
test('a damaged code, a repeated scan and an older revision are reported', async ({
  page,
  server,
  browser,
}) => {
  const title = 'Cellar, handed over twice';
  const { id } = await publishIssue(server, { ...CELLAR, title });
  await enter(page);
  const walk = await startWalk(page, 'Water', title);
  const address = await handOver(page, walk);
  // It was edited meanwhile: by itself this phone gets only the newest.
  await updateIssue(server, id, { title: `${title}, and edited` });
  const ben = await otherPhone(browser, server.url, 'Ben');
  await ben.goto(`${address}A`);
  await expect(ben.getByText('This code cannot be read')).toBeVisible();
  await judgePhone(ben, 'a damaged code');
  await button(ben, 'Leave it').click();
  await expect(ben.getByText(/^Ready offline/)).toBeVisible();
  await server.down();
  await ben.goto('/user');
  await ben.goto(address);
  await expect(ben.getByText('This phone does not have revision 1 of it')).toBeVisible();
  await judgePhone(ben, 'a revision that is not here');
  await server.up();
  await button(ben, 'Try again').click();
  await button(ben, 'Take over').click();
  await button(ben, 'Open it').click();
  await expect(walkOf(ben, title)).toContainText('STEP 1');
  await ben.goto('/user');
  await ben.goto(address);
  await expect(ben.getByText('This phone already has it')).toBeVisible();
  await judgePhone(ben, 'a code that was used');
  await ben.close();
});

// HANDOVER-4, OUTBOX-3, REPORT-12
test('three phones that end the same walk at once make one record with the input of each', async ({
  page,
  server,
  browser,
}) => {
  const title = 'Cellar, ended by three';
  const { id } = await publishIssue(server, { ...CELLAR, title });
  await asAdmin(server, API.setReportForm, { body: { address: 'https://127.0.0.1:9/report' } });
  await enter(page);
  const [ben, cleo] = [
    await otherPhone(browser, server.url, 'Ben'),
    await otherPhone(browser, server.url, 'Cleo'),
  ];
  const walk = await startWalk(page, 'Water', title);
  await answer(walk, 'No');
  await next(walk);
  const address = await handOver(page, walk);
  await closeHandOver(page);
  for (const phone of [ben, cleo]) {
    await takeOver(phone, address);
    await press(button(phone, 'Open it'));
  }
  await server.down();
  const phones = [page, ben, cleo];
  for (const [place, phone] of phones.entries()) {
    const theirs = walkOf(phone, title);
    await answer(theirs, 'Yes');
    await next(theirs);
    await theirs.getByRole('textbox', { name: 'Feedback' }).fill(`Said by phone ${place}`);
    await theirs.getByRole('button', { name: 'Issue resolved' }).click();
    await expect(phone.getByText(/^Saved on this phone/)).toBeVisible();
    await backToHome(phone);
    await openRecords(phone);
  }
  await server.up();
  await Promise.all(phones.map(hearSignal));
  for (const phone of phones)
    await expect(phone.getByText(/^Received by the office/)).toBeVisible();
  const [record, ...others] = await attendancesOf(server, id);
  expect(others).toEqual([]);
  const { former, description } = await asAdmin(server, API.getRecord, {
    params: { id: record?._id ?? '' },
  });
  const said = [description, ...former.map((version) => version.description)];
  expect(said.toSorted()).toEqual(phones.map((_, place) => `Said by phone ${place}`));

  // One of them marks the report, which the others hear about.
  const due = page.getByText('Report not opened yet');
  await expect(due).toBeVisible();
  await button(cleo, title).click();
  await button(cleo, 'Mark as written').click();
  await expect
    .poll(async () => {
      await hearSignal(page);
      return await due.count();
    })
    .toBe(0);
  await button(page, title).click();
  await expect(page.getByText('Report marked as written')).toBeVisible();
  await judgePhone(page, 'a record whose report another phone wrote');
  await asAdmin(server, API.setReportForm, { body: { address: '' } });
  await ben.close();
  await cleo.close();
});
