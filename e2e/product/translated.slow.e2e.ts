import {
  answer,
  enter,
  NAMED,
  next,
  PHONE,
  REMINDER,
  startChosen,
  walkOf,
} from '../base/advisor.ts';
import { attendancesOf, publishIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { answerTenAtOnce, DOUBLE_TAPS, tapTwice, withNumbers } from '../base/double-taps.ts';
import { editor, fillCheckboxStep, save } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import {
  backToHome,
  button,
  handOver,
  openRecords,
  otherPhone,
  takeOver,
} from '../base/hand-over.ts';
import { expectTranslated, translated } from '../base/languages/translated.ts';

// The console shows each failed attempt of React to change a text that the translator replaced (LOOK-16).
test.describe.configure({ timeout: 120_000 });
test.beforeEach(async ({ context }) => await translated(context));
test.afterEach(async ({ page }) => await expectTranslated(page));

test.describe('on a phone', () => {
  test.use(PHONE);

  // LOOK-16
  test('a procedure is found, escalated, timed and ended, and its record is in Records', async ({
    page,
    server,
  }) => {
    const issue = { ...BROKEN_WINDOW, title: 'Broken window, translated' };
    const { id } = await publishIssue(server, issue);
    await enter(page);
    const field = page.getByRole('searchbox', { name: 'Search issues' });
    await field.pressSequentially('glass broke');
    await field.fill('window translated');
    const walk = await startChosen(page, issue.title);
    await answer(walk, 'No');
    await next(walk);
    await button(page, 'Escalate now').click();
    await button(page, 'Record as escalated').click();
    await expect(walk.getByText(/^Escalated at step 2/)).toBeVisible();
    await button(page, 'More').click();
    await button(page, 'Check again in 5 min').click();
    await expect(walk.getByRole('timer')).toHaveText(/^Check again in 4:/);
    await button(page, 'Cancel timer').click();
    await button(page, 'Back').click();
    await expect(walk.getByText('STEP 1', { exact: true })).toBeVisible();
    await next(walk);
    await answer(walk, 'Smaller than a hand');
    await next(walk);
    await walk.getByRole('radio', { name: '4 stars' }).check();
    await button(page, 'Issue escalated').click();
    await expect(page.getByRole('dialog', { name: 'Issue escalated!' })).toBeVisible();
    await backToHome(page);
    expect(await attendancesOf(server, id)).toMatchObject([{ outcome: 'Escalated', rating: 4 }]);
    await openRecords(page);
    await page.getByRole('article').getByRole('button').first().click();
    await expect(page.getByText('Received by the office').first()).toBeVisible();
  });

  // LOOK-16
  test('a walk can be left, continued, resolved and started again', async ({ page, server }) => {
    const issue = { ...BROKEN_WINDOW, title: 'Broken window, left' };
    await publishIssue(server, issue);
    await enter(page);
    await page.getByRole('searchbox', { name: 'Search issues' }).fill('window left');
    let walk = await startChosen(page, issue.title);
    await answer(walk, 'No');
    await page.reload();
    await button(page, 'Go on').click();
    walk = walkOf(page, issue.title);
    await next(walk);
    await button(page, 'Close').click();
    await button(page, 'exit').click();
    await button(page, 'Undo').click();
    await button(page, 'Go on').click();
    await answer(walk, 'Smaller than a hand');
    await next(walk);
    await button(page, 'Issue resolved').click();
    await expect(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
    await backToHome(page);
  });

  // LOOK-16
  test('a walk is handed over, and the other phone receives it', async ({
    page,
    server,
    browser,
  }) => {
    const issue = { ...BROKEN_WINDOW, title: 'Broken window, handed over' };
    await publishIssue(server, issue);
    await enter(page);
    await page.getByRole('searchbox', { name: 'Search issues' }).fill('window handed');
    const walk = await startChosen(page, issue.title);
    await answer(walk, 'No');
    await next(walk);
    const address = await handOver(page, walk);
    const theirs = await otherPhone(browser, server.url, 'Ben');
    await translated(theirs.context());
    await theirs.reload();
    await page
      .getByRole('textbox', { name: /^Code on their/ })
      .fill(await takeOver(theirs, address));
    await button(page, 'They have it').click();
    await expect(page.getByText('Handed over.')).toBeVisible();
    await button(theirs, 'Open it').click();
    await expect(walkOf(theirs, issue.title).getByText('STEP 2', { exact: true })).toBeVisible();
    await theirs.close();
  });

  // LOOK-16
  test('a message to the administrators is sent', async ({ page }) => {
    await enter(page);
    await page.goto('/feedback');
    await page.getByRole('textbox', { name: 'Feedback' }).fill('I met Ben in room 12.');
    await page.getByRole('textbox', { name: 'Feedback' }).fill('Quick at night.');
    await page.getByRole('radio', { name: '5 stars', exact: true }).check();
    await button(page, 'Send feedback').click();
    await expect(page.getByText('Feedback sent to admins.')).toBeVisible();
    await page.goto('/issue-not-found');
    await page.getByRole('textbox', { name: 'Message' }).fill('A lift that stands still');
    await button(page, 'Send').click();
    await expect(page.getByText('Message sent to admins.')).toBeVisible();
  });
});

test.describe('with a finger', () => {
  test.use({ ...PHONE, ...NAMED });
  withNumbers();

  // A translated text is another element, in each kind of control.
  const some = ['a card', 'Start', 'exit'];
  for (const [name, doubleTap] of Object.entries(DOUBLE_TAPS)) {
    if (!some.includes(name)) continue;
    // LOOK-16, KIT-31, KIT-32
    test(`a double tap on ${name} presses only once`, async ({ page }) => {
      expect(await tapTwice(page, doubleTap, { gap: 250, slowdown: 1 })).toHaveLength(1);
    });
  }

  // LOOK-16, WALK-27
  test('questions can be answered as fast as a thumb can tap', async ({ page, server }) => {
    const walk = await answerTenAtOnce(page, server, { gap: 150, slowdown: 1 });
    await expect(walk.getByText(REMINDER)).toBeVisible();
  });
});

test.describe('on a desktop', () => {
  // LOOK-16
  test('an issue is written and published', async ({ page, signIn }) => {
    await signIn(page);
    await button(page, 'Create new issue').click();
    const dialog = page.getByRole('dialog', { name: 'Create new issue' });
    await dialog.getByRole('textbox', { name: 'Issue name' }).fill('Leak, translated');
    await dialog.getByRole('combobox', { name: 'Assign to category' }).selectOption('Water');
    await dialog.getByRole('button', { name: 'get started' }).click();
    await page.getByRole('button', { name: 'Step 1', exact: true }).click();
    await fillCheckboxStep(page, 'Close the valve.');
    await save(page);
    await button(page, 'ADD A STEP').click();
    await fillCheckboxStep(page, 'Call [[contact:maintenance]] now.');
    await editor.question(page).fill('Call Maintenance now.');
    await save(page);
    await button(page, 'REMOVE STEP').click();
    await button(page, 'Undo').click();
    await page.goto('/admin');
    const card = page.getByRole('listitem').filter({ hasText: 'Leak, translated' });
    await card.getByRole('button', { name: 'Publish' }).click();
    await expect(card).toContainText('PUBLISHED');
  });
});
