import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { answer, enter, next, PHONE, startWalk, walkResidentNotSeen } from '../base/advisor.ts';
import { publishIssue, uploadImage, writeIssue } from '../base/authoring.ts';
import { draftOf, editor, toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { question } from '../base/night.ts';

test.use(PHONE);

async function boxOf(
  locator: Locator,
): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return box;
}

const edges = async (locator: Locator): Promise<[top: number, bottom: number]> => {
  const { y, height } = await boxOf(locator);
  return [y, y + height];
};

const ground = async (button: Locator) =>
  await button.evaluate((element) => getComputedStyle(element).backgroundColor);

// WALK-3, WALK-10
test('the walk panel fills a phone, is 375 px wide from 576 px up, and the exit dialog focuses stay', async ({
  page,
}) => {
  await enter(page);
  const walk = await startWalk(page, 'Welfare', 'Resident not seen');
  for (const [width, panel] of [
    [320, 320],
    [390, 390],
    [430, 430],
    [576, 375],
    [844, 375],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(async () => Math.round((await boxOf(walk)).width), { message: `on ${width} px` })
      .toBe(panel);
  }
  await page.setViewportSize(PHONE.viewport);
  await walk.getByRole('button', { name: 'Close', exact: true }).click();
  const exit = page.getByRole('button', { name: 'exit', exact: true });
  const stay = page.getByRole('button', { name: 'stay', exact: true });
  await expect(stay).toBeFocused();
  expect(await ground(exit)).not.toBe(await ground(stay));
});

// WALK-5, WALK-17
test('an image in a step is not cropped, a tap enlarges it, and Close returns to the step', async ({
  page,
  server,
}) => {
  const background = { r: 30, g: 90, b: 120 };
  const png = sharp({ create: { width: 300, height: 3000, channels: 3, background } }).png();
  const image = await uploadImage(server, await png.toBuffer());
  const [step] = draftOf('', 'Find the valve behind the panel.').steps;
  await publishIssue(server, {
    title: 'Valve behind a panel',
    category: 'Water',
    steps: [{ ...step, image }],
  });
  await enter(page);
  const walk = await startWalk(page, 'Water', 'Valve behind a panel');
  const shown = walk.getByRole('img').first();
  await expect
    .poll(async () => {
      const { width, height } = await boxOf(shown);
      return height / width;
    })
    .toBeGreaterThan(9);
  await shown.tap();
  const large = page.getByRole('dialog').last();
  await expect.poll(async () => (await boxOf(large.getByRole('img'))).width).toBe(390);
  await large.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(walk.getByText('STEP 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

// WALK-17
test('an image leaves both answers visible on a short screen', async ({ page, server }) => {
  const background = { r: 30, g: 90, b: 120 };
  const png = sharp({ create: { width: 1200, height: 900, channels: 3, background } }).png();
  const image = await uploadImage(server, await png.toBuffer());
  await publishIssue(server, {
    title: 'Valve that leaks',
    category: 'Water',
    steps: [{ ...question('Does the valve in the janitor closet look like this one?'), image }],
  });
  await enter(page);
  await page.setViewportSize({ width: 390, height: 664 });
  const walk = await startWalk(page, 'Water', 'Valve that leaks');
  const shown = walk.getByRole('img').first();
  await expect.poll(async () => Math.round((await boxOf(shown)).height)).toBe(144);
  await expect(walk.getByText('No', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(walk.getByRole('radio', { name: 'No', exact: true })).toBeInViewport();
});

// WALK-5
test('on a phone in landscape, the first step starts at its top and the question fits', async ({
  page,
}) => {
  await enter(page);
  await page.setViewportSize({ width: 844, height: 390 });
  const walk = await startWalk(page, 'Medical', 'Too much alcohol');
  await expect(walk.getByText('STEP 1', { exact: true })).toBeInViewport();
  const question = walk.getByRole('heading', { level: 3 });
  const answers = walk.getByRole('radio').first();
  const { y } = await boxOf(question);
  const seen = async () => (await boxOf(answers)).y - y;
  expect(await seen()).toBeGreaterThan(90);
  await answer(walk, 'No, I am with them');
  await next(walk);
  // Two short answers are beside each other.
  const radios = walk.getByRole('radio');
  expect((await boxOf(radios.first())).y).toBe((await boxOf(radios.last())).y);
  await expect(walk.getByRole('button', { name: 'NEXT' })).toBeInViewport({ ratio: 1 });
});

// CALL-4
test('text enlarged by the browser makes a tall screen count as a short one', async ({ page }) => {
  await enter(page);
  const walk = await startWalk(page, 'Medical', 'Unresponsive person');
  const question = walk.getByRole('heading', { level: 3 });
  // All of the question is drawn: nothing of it scrolls in a box of its own.
  const isWhole = async () =>
    await question.evaluate(
      ({ parentElement: box }) => !box || box.scrollHeight - box.clientHeight < 2,
    );
  await page.evaluate(() => {
    document.documentElement.style.setProperty('-webkit-text-size-adjust', '200%');
    document.documentElement.style.setProperty('text-size-adjust', '200%');
  });
  await expect.poll(isWhole).toBe(true);
  await walk.getByText('No, or not sure', { exact: true }).scrollIntoViewIfNeeded();
  await expect(walk.getByText('No, or not sure', { exact: true })).toBeInViewport();
  await expect(walk.getByRole('button', { name: 'NEXT' })).toBeInViewport({ ratio: 1 });
});

// TIMER-1, CALL-4
test('both answers are visible with a timer and an escalation above a long question', async ({
  page,
}) => {
  await enter(page);
  const walk = await startWalk(page, 'Medical', 'Unresponsive person');
  await walk.getByRole('button', { name: 'More' }).click();
  await page.getByText('5 min', { exact: true }).click();
  await walk.getByRole('button', { name: 'Escalate now' }).click();
  await page.getByRole('button', { name: 'Record as escalated' }).click();
  await expect(walk.getByText(/^Escalated at step 1, /)).toBeVisible();
  await expect(walk.getByText(/^Check again in /)).toBeVisible();
  for (const name of ['Yes, safe', 'No, or not sure']) {
    await expect(walk.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
    await answer(walk, name);
    await expect(walk.getByRole('radio', { name })).toBeChecked();
  }
});

// WALK-12, WALK-6, CALL-4
test('on a phone in landscape, the outcomes and NEXT are visible on the final screen, and Back is in reach', async ({
  page,
}) => {
  await enter(page);
  const walk = await startWalk(page, 'Welfare', 'Resident not seen');
  await walkResidentNotSeen(walk);
  await page.setViewportSize({ width: 844, height: 390 });
  for (const name of ['Issue resolved', 'Issue escalated', 'NEXT']) {
    await expect(walk.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  const back = walk.getByRole('button', { name: 'Back', exact: true });
  await back.scrollIntoViewIfNeeded();
  await expect(back).toBeInViewport({ ratio: 1 });
  const { height } = await boxOf(walk.getByRole('button', { name: 'Issue resolved' }));
  expect(height).toBeGreaterThanOrEqual(48);
  expect((await boxOf(walk.getByRole('button', { name: 'Issue resolved' }))).y).toBeGreaterThan(
    200,
  );
});

// KIT-9, KIT-10, MESSAGES-1
test('the button that clears the search is thumb-sized, and a second tap clears a rating', async ({
  page,
}) => {
  await enter(page);
  await page.getByRole('searchbox', { name: 'Search issues' }).fill('key');
  const { width, height } = await boxOf(page.getByRole('button', { name: 'Clear', exact: true }));
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await page.goto('/feedback');
  const half = page.getByRole('radio', { name: '3.5 stars' });
  const send = page.getByRole('button', { name: 'Send feedback' });
  await half.tap();
  await expect(half).toBeChecked();
  await expect(send).toBeEnabled();
  await half.tap();
  await expect(half).not.toBeChecked();
  await expect(send).toBeDisabled();
});

// KIT-29
test('a toast covers neither the top of a page nor the controls at its bottom', async ({
  page,
  server,
  signIn,
}) => {
  const sentence = (text: string): Locator =>
    page.getByRole('listitem').filter({ has: toast(page, 'status', text) });
  await enter(page);
  await page.goto('/feedback');
  await page.getByRole('radio', { name: '4 stars', exact: true }).check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  // The page left has calls of its own.
  await page.waitForURL('/user');
  const calls = page.getByRole('navigation').filter({ hasText: 'Contacts' });
  await expect(calls).toBeVisible();
  const feedback = sentence('Feedback sent to admins.');
  await expect
    .poll(async () => (await edges(calls))[0] - (await edges(feedback))[1])
    .toBeGreaterThanOrEqual(0);
  const [top] = await edges(feedback);
  expect(top).toBeGreaterThan((await edges(page.getByRole('heading', { level: 1 })))[1]);

  await signIn(page);
  const { id } = await writeIssue(server, draftOf('Saved on a phone', 'One.'));
  await page.goto(`/issue/${id}`);
  await editor.title(page).fill('Saved on a phone, twice');
  await editor.save(page).click();
  // The tree may be below the pressed button.
  const [above, below] = await edges(editor.save(page));
  const [from, to] = await edges(sentence('Changes saved'));
  expect(to <= above || from >= below, `${from} to ${to} beside ${above} to ${below}`).toBe(true);
});
