import type { Locator, Page } from '@playwright/test';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { answer, cardOf, next, PHONE, startChosen, walkOf } from '../base/advisor.ts';
import { attendancesOf, setCampus } from '../base/authoring.ts';
import { test } from '../base/campus.ts';
import { expect } from '../base/fixtures.ts';
import { countingHands } from '../base/hands.ts';
import { judgePhone } from '../base/judge.ts';
import { press, tabTo } from '../base/keyboard.ts';
import { beWithoutSignal, CAMPUS, FLOOD, visitFirst, WATER } from '../base/night.ts';

test.use({ ...PHONE, expectedStatuses: [0] });
test.describe.configure({ timeout: 90_000 });

/** The contact in it is written as words. */
const CONFIRMED = 'I told Duty manager, 555 0117';
const WITHOUT_NUMBERS = {
  ...NEW_CAMPUS,
  contacts: CAMPUS.contacts.map((contact) => ({ ...contact, number: '' })),
};
const SMALL = { width: 320, height: 568 };
const call = (page: Page, name: string) => page.getByRole('link', { name: `Call ${name}` });

const expectBoth = async (place: Page | Locator, name: string) => {
  await expect(place.getByRole('link', { name: `Call ${name}` })).toBeInViewport({ ratio: 1 });
  await expect(place.getByRole('button', { name: 'Contacts' })).toBeInViewport({ ratio: 1 });
};

// ADVISOR-9, CALL-1
test('a call needs no name: it is two presses from login, and the first question is four', async ({
  page,
  campus,
}) => {
  const { done, click, type } = countingHands();
  await page.goto(`${campus.url}/login`);
  for (const size of [SMALL, PHONE.viewport]) {
    await page.setViewportSize(size);
    await expectBoth(page, 'Campus Security');
  }
  await type(page.getByRole('textbox', { name: 'Username' }), 'Amara');
  await click(page.getByRole('button', { name: 'Enter Reslife', exact: true }));
  await click(call(page, 'Campus Security'));
  expect(done.clicks).toBe(2);
  await click(page.getByRole('link', { name: 'Water', exact: true }));
  await click(cardOf(page, FLOOD.title));
  await click(page.getByRole('button', { name: 'Start', exact: true }));
  await expect(walkOf(page, FLOOD.title).getByText('STEP 1', { exact: true })).toBeVisible();
  // One of them was the call.
  expect(done.clicks - 1).toBe(4);
});

// CALL-1, CALL-2, CALL-3, PRACTICE-1, LOOK-4, LOOK-5, LOOK-6
test(
  'the calls are at the bottom of every page and in the start dialog without a signal',
  { tag: '@full' },
  async ({ page, campus }) => {
    await visitFirst(page, campus.url);
    await campus.down();
    for (const path of ['/user', '/user/records']) {
      await page.goto(campus.url + path);
      await expect(call(page, 'Campus Security')).toHaveAttribute('href', 'tel:5550142');
    }
    await page.goto(campus.url + WATER);
    await expect(call(page, 'Maintenance on call')).toBeInViewport({ ratio: 1 });
    await judgePhone(page, 'list with calls');
    await press(page.getByRole('button', { name: 'Contacts' }));
    const sheet = page.getByRole('dialog', { name: 'Contacts' });
    await expect(sheet.getByRole('link').first()).toHaveAccessibleName('Call Maintenance on call');
    await tabTo(sheet.getByRole('link', { name: 'Call Duty manager' }));
    await judgePhone(page, 'contacts');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Contacts' })).toBeFocused();

    await cardOf(page, FLOOD.title).click();
    const asked = page.getByRole('dialog', { name: /^Are you ready/ });
    await expect(asked.getByText('Do this first')).toBeVisible();
    await expect(call(page, 'emergency services')).toHaveAttribute('href', 'tel:5550100');
    const inOrder = [
      asked.getByText(FLOOD.title),
      asked.getByRole('button', { name: 'Contacts' }),
      asked.getByRole('checkbox', { name: 'Practice' }),
      asked.getByRole('button', { name: 'Start', exact: true }),
    ];
    const tops = await Promise.all(
      inOrder.map(async (part) => (await part.boundingBox())?.y ?? -1),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await judgePhone(page, 'start dialog with calls');
    await campus.up();
  },
);

// CALL-4, CALL-5, ESCALATE-1, ESCALATE-2, NAMES-3, LOOK-4, LOOK-6
test(
  'two taps escalate without a signal at 390 and 320 px, and ending the walk corrects the record',
  { tag: '@full' },
  async ({ page, campus, id }) => {
    await beWithoutSignal(page, campus, FLOOD.title);
    const walk = await startChosen(page, FLOOD.title);
    await answer(walk, 'Yes');
    await next(walk);
    for (const size of [PHONE.viewport, SMALL]) {
      await page.setViewportSize(size);
      await expect(walk.getByRole('heading', { level: 3 })).toBeInViewport();
      await expect(call(page, 'Campus Security').first()).toHaveAttribute('href', 'tel:5550142');
    }
    await walk.getByRole('button', { name: 'Escalate now' }).click();
    const sheet = page.getByRole('dialog', { name: 'Escalate now' });
    await expect(sheet.getByRole('link', { name: 'Call emergency services' })).toBeInViewport();
    await judgePhone(page, 'escalate now');
    await sheet.getByRole('button', { name: 'Record as escalated' }).click();
    await expect(walk.getByText(/^Escalated at step 2, /)).toBeVisible();
    await judgePhone(page, 'a walk that was escalated');
    await answer(walk, 'No');
    await next(walk);
    await expect(walk.getByText(/^Escalated at step 2, /)).toBeVisible();
    await expect(walk.getByRole('button', { name: 'Escalated', exact: true })).toBeAttached();

    await campus.up();
    await page.reload();
    const attended = async () => await attendancesOf(campus, id);
    await expect.poll(attended).toMatchObject([{ outcome: 'Escalated' }]);
    const offer = page.getByRole('region', { name: 'Unfinished procedure' });
    await expect(offer).toContainText('Escalated at step 2');
    await judgePhone(page, 'an escalated walk offered again');
    await offer.getByRole('button', { name: 'Go on' }).click();
    await answer(walk, CONFIRMED);
    await walk.getByRole('button', { name: 'Issue resolved' }).click();
    await expect(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
    await expect.poll(attended).toMatchObject([{ outcome: 'Resolved' }]);
  },
);

// CALL-4, LOOK-4, LOOK-6
test(
  'on a short screen with large text, one column scrolls to every answer and call, also by keyboard',
  { tag: '@full' },
  async ({ page, campus }) => {
    await visitFirst(page, campus.url);
    await page.goto(campus.url + WATER);
    const walk = await startChosen(page, FLOOD.title);
    await expect(walk.getByRole('button', { name: 'Escalate now' })).toBeInViewport({ ratio: 1 });
    await judgePhone(page, 'step with calls');
    await page.setViewportSize(SMALL);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const control of [
      walk.getByRole('heading', { level: 3 }),
      walk.getByText('Yes', { exact: true }),
      walk.getByText('No', { exact: true }),
      walk.getByText('Do this first'),
      walk.getByRole('button', { name: 'Back' }),
      walk.getByRole('button', { name: 'Contacts' }),
      walk.getByRole('button', { name: 'Escalate now' }),
    ]) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 0.5 });
      await expect(walk.getByRole('button', { name: 'NEXT' })).toBeInViewport({ ratio: 1 });
      await expect(call(page, 'Maintenance on call')).toBeInViewport({ ratio: 1 });
    }
    await walk.getByRole('button', { name: 'Escalate now' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Escalate now' });
    await expect(sheet.getByRole('button', { name: 'Record as escalated' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(walk.getByRole('button', { name: 'Escalate now' })).toBeFocused();
  },
);

// PRACTICE-1, PRACTICE-2, PRACTICE-3, PRACTICE-4, NAMES-3
test(
  'practice is marked on every screen, asks before a call, and can become a real walk without a signal',
  { tag: '@full' },
  async ({ page, campus, id }) => {
    await beWithoutSignal(page, campus, FLOOD.title);
    const walk = walkOf(page, FLOOD.title);
    const practise = async (): Promise<void> => {
      await cardOf(page, FLOOD.title).click();
      await page.getByRole('checkbox', { name: 'Practice' }).check();
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await answer(walk, 'Yes');
      await next(walk);
      await answer(walk, 'Yes');
      await next(walk);
    };
    const finish = async (): Promise<void> => {
      await answer(walk, CONFIRMED);
      await walk.getByRole('button', { name: 'Issue resolved' }).click();
      await page.getByRole('button', { name: 'Back to home' }).click();
      await page.goto(campus.url + WATER);
    };
    await practise();
    await expect(walk.getByText('Not counted')).toBeInViewport();
    await judgePhone(page, 'practice');
    await call(page, 'Maintenance on call').click();
    const asked = page.getByRole('alertdialog', {
      name: 'Practice. Call Maintenance on call for real?',
    });
    await expect(asked.getByRole('button', { name: 'cancel' })).toBeFocused();
    await judgePhone(page, 'call in practice');
    await asked.getByRole('button', { name: 'cancel' }).click();
    await finish();
    await practise();
    await walk.getByRole('button', { name: 'This is real' }).click();
    await expect(walk.getByText('Not counted')).toHaveCount(0);
    await finish();

    await campus.up();
    await cardOf(page, FLOOD.title).click();
    await expect(page.getByText(/Last practiced [A-Z][a-z]+ \d/)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    // Only the real one of the two records counts.
    await expect
      .poll(async () => await attendancesOf(campus, id))
      .toMatchObject([{ outcome: 'Resolved' }]);
    await page.goto(`${campus.url}/user/records`);
    await expect(page.getByText(/records? waiting/)).toHaveCount(0);
    expect(await attendancesOf(campus, id)).toHaveLength(1);
  },
);

// CALL-1, CALL-11
test(
  'Feedback, the not-found page, More, Hand over and the exit dialog offer the call and all contacts',
  { tag: '@full' },
  async ({ page, campus }) => {
    await visitFirst(page, campus.url);
    await page.goto(`${campus.url}/feedback`);
    await expectBoth(page, 'Campus Security');
    await page.goto(`${campus.url}/issue-not-found?category=Water`);
    await expectBoth(page, 'Maintenance on call');
    await page.goto(campus.url + WATER);
    const walk = await startChosen(page, FLOOD.title);
    const expectAbove = async (name: string) =>
      await expectBoth(page.getByRole('dialog', { name, exact: true }), 'Maintenance on call');
    await walk.getByRole('button', { name: 'More' }).click();
    await expectAbove('More');
    await page.getByRole('button', { name: 'Hand over' }).click();
    await expectAbove('Hand over');
    await page.keyboard.press('Escape');
    await walk.getByRole('button', { name: 'Close', exact: true }).click();
    await expectAbove('Exit the issue workflow?');
  },
);

// CALL-2
test(
  'the call bar is plain text without a link if no number is set',
  { tag: '@full' },
  async ({ page, campus }) => {
    await setCampus(campus, WITHOUT_NUMBERS);
    await visitFirst(page, campus.url);
    await page.goto(campus.url + WATER);
    await expect(
      page.getByText('Number not set: dial the emergency number you know').first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^Call / })).toHaveCount(0);
    await startChosen(page, FLOOD.title);
    await expect(page.getByRole('link', { name: /^Call / })).toHaveCount(0);
  },
);

// CALL-1
test('the first frame of a first visit shows the calls, and no larger content is painted later', async ({
  page,
  campus,
}) => {
  await setCampus(campus, WITHOUT_NUMBERS);
  await page.goto(`${campus.url}/user`);
  await expect(page.getByText('Ready offline')).toBeVisible();
  await page.getByRole('button', { name: 'Contacts' }).click();
  await expect(page.getByRole('dialog', { name: 'Contacts' })).toBeVisible();
  const [first, largest] = await page.evaluate(
    async () =>
      await new Promise<unknown[]>((resolve) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        new PerformanceObserver((list) =>
          resolve([paint?.startTime, list.getEntries().at(-1)?.startTime]),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toBe(first);
});
