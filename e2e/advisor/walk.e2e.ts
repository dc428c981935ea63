import sharp from 'sharp';
import type { Attendance } from '#core/record/attendance.ts';
import {
  answer,
  back,
  cardOf,
  enter,
  next,
  PHONE,
  REMINDER,
  startChosen,
  startWalk,
  walkOf,
  NAMED,
} from '../base/advisor.ts';
import { publishIssue, updateIssue, uploadImage, type WrittenIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW, ONE_QUESTION } from '../base/broken-window.ts';
import { visit } from '../base/cached-app.ts';
import { expect, test } from '../base/fixtures.ts';

type Published = WrittenIssue & { id: string; stepIds: string[] };

let brokenWindow: Published;
let oneQuestion: Published;
// One of each for all tests, since every one of them is another card in the list.
test.beforeAll(async ({ server }) => {
  brokenWindow = { ...BROKEN_WINDOW, ...(await publishIssue(server, BROKEN_WINDOW)) };
  const question = { ...ONE_QUESTION, category: 'Heating' } as const;
  oneQuestion = { ...question, ...(await publishIssue(server, question)) };
});

test.use(PHONE);

/** Returns true if a request asks the server for more than a newer library. */
const isQuestion = (url: string) =>
  url.includes('/api/') && !url.endsWith('/api/advisor/issues/All%20categories');

const EXIT = 'Exit the issue workflow?';
const READY = 'Are you ready to start resolving this specific issue now?';

test.describe('starting a walk from a card', () => {
  // WALK-1, WALK-24, WALK-3
  test('a chosen card asks first with cancel and Start, and sends no request', async ({ page }) => {
    await enter(page);
    await page.goto('/user/issues-list/Safety%20concern');
    await expect(cardOf(page, brokenWindow.title)).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await cardOf(page, brokenWindow.title).click();

    const dialog = page.getByRole('dialog', { name: READY, exact: true });
    await expect(dialog).toContainText(brokenWindow.title);
    await dialog.getByRole('button', { name: 'cancel', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/user/issues-list/Safety%20concern');

    await cardOf(page, brokenWindow.title).click();
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(walkOf(page, brokenWindow.title)).toBeVisible();
    expect(asked.filter(isQuestion)).toEqual([]);
  });

  // ADVISOR-4, ROUTES-3
  test('Start asks for a missing name and continues', async ({ page }) => {
    await page.goto(`/user/issues-list/${oneQuestion.category}`);
    await cardOf(page, oneQuestion.title).click();
    const ready = page.getByRole('dialog', { name: READY });
    await ready.getByRole('button', { name: 'Start', exact: true }).click();
    const asking = page.getByRole('dialog', { name: 'Username' });
    // Cancelling starts nothing and loses no place.
    await asking.getByRole('button', { name: 'cancel' }).click();
    await expect(asking).toHaveCount(0);
    await expect(walkOf(page, oneQuestion.title)).toHaveCount(0);
    await ready.getByRole('button', { name: 'Start', exact: true }).click();
    const go = asking.getByRole('button', { name: 'Continue' });
    await expect(go).toBeDisabled();
    await asking.getByRole('textbox', { name: 'Username' }).fill('  Noor ');
    await go.click();
    await expect(walkOf(page, oneQuestion.title).getByText('STEP 1')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('advisor'))).toBe('Noor');
  });
});

test.describe('a step', () => {
  test.use(NAMED);

  // Optional image.
  // UPLOAD-4, WALK-5, WALK-24
  test('shows its image, which was stored with the library', async ({ page, server }) => {
    const red = { width: 40, height: 30, channels: 3, background: 'red' } as const;
    const image = await uploadImage(server, await sharp({ create: red }).png().toBuffer());
    const steps = [
      ...ONE_QUESTION.steps,
      ...ONE_QUESTION.steps.map((step) => ({ ...step, image })),
    ];
    const issue = { ...ONE_QUESTION, title: 'Panel shows a fault', steps };
    await publishIssue(server, issue);
    await page.goto('/user');
    const storedPicture = async () =>
      await page.evaluate(
        async (name) =>
          (await (await caches.open('pictures')).keys()).some(({ url }) => url.endsWith(name)),
        image,
      );
    await expect.poll(storedPicture).toBe(true);
    const search = new URLSearchParams({ search: issue.title }).toString();
    await page.goto(`/user/issues-list/${issue.category}?${search}`);
    const walk = await startChosen(page, issue.title);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await answer(walk, 'Yes');
    await next(walk);
    const shown = walk.getByRole('img', { name: 'Image for this step' });
    await expect(shown).toBeVisible();
    await expect(shown).toHaveJSProperty('complete', true);
    expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40);
    expect(requests.filter(isQuestion)).toEqual([]);
  });

  // WALK-24, WALK-29
  test('loads no code until it is shown, and opens More without a signal', async ({
    page,
    context,
  }) => {
    await visit(page, `/user/issues-list/${oneQuestion.category}`);
    const walk = await startChosen(page, oneQuestion.title);
    const files: string[] = [];
    page.on('request', (request) => {
      // The final screen asks for the rest of the dialog after it, some of which comes with Records, which names languages, or with the code
      // of calls, and every screen of a phone for the table of meanings once it has time (SEARCH-15).
      if (/\/assets\/(?!records-|lang-|login-|call-|meanings[-.])/.test(request.url()))
        files.push(request.url());
    });
    await answer(walk, 'Yes');
    await next(walk);
    await expect(walk.getByText(REMINDER)).toBeVisible();
    expect(files).toEqual([]);
    await context.setOffline(true);
    await walk.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Hand over' })).toBeVisible();
    expect(files).not.toEqual([]);
  });
});

test.describe('moving on', () => {
  test.use(NAMED);

  // WALK-3, WALK-5, WALK-7, WALK-9, WALK-6, RECORD-1, RECORD-3
  test('a walk shows its position, follows next, skips and Back, and sends only the final path', async ({
    page,
  }) => {
    const walk = await startWalk(page, brokenWindow.category, brokenWindow.title);
    const progress = walk.getByRole('progressbar');
    const nextButton = walk.getByRole('button', { name: 'NEXT' });
    const radio = (name: string) => walk.getByRole('radio', { name, exact: true });
    const at = async (number: number, percent: string) => {
      await expect(walk.getByText(`STEP ${number}`, { exact: true })).toBeVisible();
      await expect(progress).toHaveAttribute('aria-valuenow', percent);
      await expect(walk.getByText(`${percent}%`, { exact: true })).toBeVisible();
    };

    await at(1, '14');
    await expect(walk.getByRole('heading', { name: brokenWindow.title })).toBeVisible();
    await expect(walk.getByRole('heading', { name: 'Is anyone hurt?' })).toBeVisible();
    await expect(walk.getByRole('radio')).toHaveCount(2);
    for (const name of ['Yes', 'No']) await expect(radio(name)).not.toBeChecked();
    await expect(nextButton).toBeDisabled();
    await answer(walk, 'Yes');
    await expect(radio('Yes')).toBeChecked();
    await expect(nextButton).toBeEnabled();
    await next(walk);
    await at(4, '57');
    await answer(walk, 'Campus Security is coming');
    await back(walk);
    await at(1, '14');
    await expect(radio('Yes')).toBeChecked();
    await next(walk);
    await expect(walk.getByRole('checkbox', { name: 'Campus Security is coming' })).toBeChecked();
    await back(walk);

    // That way round is taken back: it is not part of the record.
    await answer(walk, 'No');
    await next(walk);
    await at(2, '29');
    // In the words they were given.
    await expect(radio('Larger than a hand')).toBeVisible();
    await expect(radio('Smaller than a hand')).toBeVisible();
    await expect(radio('Yes')).toHaveCount(0);
    await answer(walk, 'Larger than a hand');
    await next(walk);
    await at(3, '43');
    // 'Go to next step' before the last step: ticking enables NEXT and jumps nowhere.
    await expect(nextButton).toBeDisabled();
    await answer(walk, 'Nobody is near the glass');
    await at(3, '43');
    await next(walk);
    await at(4, '57');
    await answer(walk, 'Campus Security is coming');
    await at(4, '57');
    await next(walk);
    await at(6, '86');
    await answer(walk, 'Yes');
    await next(walk);
    await at(5, '71');
    await answer(walk, 'The glass is swept up');
    await expect(walk.getByText(REMINDER)).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuenow', '100');
    const sending = page.waitForRequest('**/api/attend');
    await walk.getByRole('button', { name: 'Issue escalated' }).click();
    const { data } = (await sending).postDataJSON() as { data: Attendance };
    const [one, two, three, four, five, six] = brokenWindow.stepIds;
    expect(data).toMatchObject({
      advisor: 'Amara',
      issueId: brokenWindow.id,
      issueStatus: 'Escalated',
      steps: [
        { step: one, response: 'No' },
        { step: two, response: 'Larger than a hand' },
        { step: three, response: true },
        { step: four, response: true },
        { step: six, response: 'Yes' },
        { step: five, response: true },
      ],
    });
    await expect(page.getByRole('dialog', { name: 'Issue escalated!' })).toBeVisible();
  });

  // WALK-28
  test(
    'the focus moves to each tapped answer and question, and into the feedback',
    { tag: '@full' },
    async ({ page }) => {
      const walk = await startWalk(page, brokenWindow.category, brokenWindow.title);
      const question = (text: string) => walk.getByRole('heading', { name: text });
      await expect(question('Is anyone hurt?')).toBeFocused();
      await walk.getByText('Yes', { exact: true }).tap();
      await expect(walk.getByRole('radio', { name: 'Yes', exact: true })).toBeFocused();
      await walk.getByRole('button', { name: 'NEXT' }).tap();
      await expect(question('Call Campus Security.')).toBeFocused();
      await walk.getByText('Campus Security is coming', { exact: true }).tap();
      await expect(walk.getByRole('checkbox')).toBeChecked();
      await walk.getByRole('button', { name: 'NEXT' }).tap();
      await expect(question('Is the window covered?')).toBeFocused();
      await walk.getByText('No', { exact: true }).tap();
      await walk.getByRole('button', { name: 'NEXT' }).tap();
      await walk.getByText('The duty manager knows', { exact: true }).tap();
      const feedback = walk.getByRole('textbox', { name: 'Feedback' });
      await feedback.tap();
      await expect(feedback).toBeFocused();
    },
  );

  // WALK-5, WALK-8, WALK-9
  test(
    'a checkbox that ends the issue jumps to the final screen, and Back returns to it with NEXT',
    { tag: '@full' },
    async ({ page }) => {
      const walk = await startWalk(page, brokenWindow.category, brokenWindow.title);
      await answer(walk, 'Yes');
      await next(walk);
      await answer(walk, 'Campus Security is coming');
      await next(walk);
      await answer(walk, 'No');
      await next(walk);
      await expect(walk.getByText('STEP 7', { exact: true })).toBeVisible();
      // 'Go to next step' on the last step.
      await answer(walk, 'The duty manager knows');
      await expect(walk.getByText(REMINDER)).toBeVisible();

      await back(walk);
      const tick = walk.getByRole('checkbox', { name: 'The duty manager knows' });
      await expect(tick).toBeChecked();
      await expect(walk.getByRole('button', { name: 'NEXT' })).toBeEnabled();
      await answer(walk, 'The duty manager knows');
      await expect(tick).not.toBeChecked();
      await expect(walk.getByRole('button', { name: 'NEXT' })).toBeDisabled();
      await answer(walk, 'The duty manager knows');
      await expect(walk.getByText(REMINDER)).toBeVisible();
    },
  );
});

test.describe('leaving', () => {
  test.use(NAMED);

  // WALK-7, WALK-10, WALK-6
  test('the last NEXT opens the final screen, Back on Step 1 asks first, and exit erases the answers', async ({
    page,
  }) => {
    const walk = await startWalk(page, oneQuestion.category, oneQuestion.title);
    await expect(walk.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await answer(walk, 'Yes');
    await next(walk);
    await expect(walk.getByText(REMINDER)).toBeVisible();
    await expect(walk.getByRole('button', { name: 'NEXT' })).toBeDisabled();
    await back(walk);
    await expect(walk.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked();
    await back(walk);
    const asking = page.getByRole('dialog', { name: EXIT, exact: true });
    await expect(asking).toContainText('The information you have entered will be erased.');
    await asking.getByRole('button', { name: 'stay', exact: true }).click();
    await expect(asking).toHaveCount(0);
    await expect(walk.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked();

    await back(walk);
    await asking.getByRole('button', { name: 'exit', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/user/issues-list/${oneQuestion.category}\\b`));
    await page.reload();
    await expect(cardOf(page, oneQuestion.title)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Unfinished procedure' })).toHaveCount(0);
    const again = await startWalk(page, oneQuestion.category, oneQuestion.title);
    await expect(again.getByRole('radio', { name: 'Yes', exact: true })).not.toBeChecked();
  });

  // WALK-10
  test(
    'Escape and the close button also ask first, on any step',
    { tag: '@full' },
    async ({ page }) => {
      const walk = await startWalk(page, brokenWindow.category, brokenWindow.title);
      const asking = page.getByRole('dialog', { name: EXIT, exact: true });
      await answer(walk, 'No');
      await next(walk);
      await page.keyboard.press('Escape');
      await expect(asking).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(asking).toHaveCount(0);
      await walk.getByRole('button', { name: 'Close', exact: true }).click();
      await asking.getByRole('button', { name: 'stay', exact: true }).click();
      await expect(walk.getByText('STEP 2', { exact: true })).toBeVisible();
    },
  );
});

test.describe('interrupted', () => {
  test.use(NAMED);

  // WALK-14
  test('an interrupted walk is offered at its step with its answers after a reload and an unpublish', async ({
    page,
    server,
  }) => {
    const walk = await startWalk(page, brokenWindow.category, brokenWindow.title);
    await answer(walk, 'Yes');
    await next(walk);
    await answer(walk, 'Campus Security is coming');
    await page.reload();

    const offer = page.getByRole('region', { name: 'Unfinished procedure' });
    await expect(offer).toContainText(brokenWindow.title);
    // A walk that was begun can be finished, even if the issue is gone.
    await updateIssue(server, brokenWindow.id, { publish: false });
    await page.goto('/user');
    await offer.getByRole('button', { name: 'Go on' }).click();
    await expect(walk.getByText('STEP 4', { exact: true })).toBeVisible();
    await expect(walk.getByRole('checkbox', { name: 'Campus Security is coming' })).toBeChecked();
    await back(walk);
    await expect(walk.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked();
    await updateIssue(server, brokenWindow.id, { publish: true });
  });

  // WALK-14
  test(
    'starting and ending a second issue keeps the unfinished one',
    { tag: '@full' },
    async ({ page }) => {
      const first = await startWalk(page, brokenWindow.category, brokenWindow.title);
      await answer(first, 'Yes');
      await next(first);
      await page.reload();
      const second = await startWalk(page, oneQuestion.category, oneQuestion.title);
      await answer(second, 'No');
      await page.reload();

      const offers = page
        .getByRole('region', { name: 'Unfinished procedure' })
        .getByRole('listitem');
      await expect(offers).toHaveText([
        new RegExp(oneQuestion.title),
        new RegExp(brokenWindow.title),
      ]);
      await offers.first().getByRole('button', { name: 'Go on' }).click();
      await expect(second.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
      await next(second);
      await second.getByRole('button', { name: 'Issue resolved' }).click();
      await page.getByRole('button', { name: 'Back to home' }).click();
      await expect(offers).toHaveText([new RegExp(brokenWindow.title)]);
      await page.reload();
      await offers.getByRole('button', { name: 'Go on' }).click();
      await expect(first.getByText('STEP 4', { exact: true })).toBeVisible();
    },
  );

  // WALK-14
  test('the final screen restores the text typed there', { tag: '@full' }, async ({ page }) => {
    const walk = await startWalk(page, oneQuestion.category, oneQuestion.title);
    await answer(walk, 'No');
    await next(walk);
    await walk.getByRole('textbox', { name: 'Feedback' }).fill('The switch is behind the door.');
    await walk.getByRole('radio', { name: '3.5 stars' }).check();
    await page.reload();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(walk.getByText(REMINDER)).toBeVisible();
    await expect(walk.getByRole('textbox', { name: 'Feedback' })).toHaveValue(
      'The switch is behind the door.',
    );
    await expect(walk.getByRole('radio', { name: '3.5 stars' })).toBeChecked();
  });
});
