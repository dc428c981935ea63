import type { Locator, Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import type { Campus } from '#core/campus/setting.ts';
import { answer, cardOf, next, RESIDENT_NOT_SEEN, startWalk, walkOf } from './advisor.ts';
import { asAdmin, publishIssue, setCampus } from './authoring.ts';
import { fingerOn } from './finger.ts';
import { test } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';

/** A control that brings something else under the finger that taps it. */
export type DoubleTap = {
  /** Leads to the control. */
  readonly open: (page: Page) => Promise<unknown>;
  readonly control: (page: Page) => Locator;
};

const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();

const open = (path: string) => async (page: Page) => await page.goto(path);

/** Returns a button of the walk's own: the page behind may have one of that name too. */
const ofWalk = (name: string) => (page: Page) =>
  walkOf(page, 'Choking').getByRole('button', { name, exact: true });

async function inWalk(page: Page): Promise<void> {
  await startWalk(page, 'Medical', 'Choking');
  await ofWalk('NEXT')(page).waitFor();
}

async function inWalkPress(page: Page, name: string): Promise<void> {
  await inWalk(page);
  await ofWalk(name)(page).click();
}

/** Walks to the last question, whose tick ends the walk. */
async function toLastTick(page: Page): Promise<void> {
  const walk = await startWalk(page, 'Welfare', 'Resident not seen');
  for (const words of RESIDENT_NOT_SEEN.slice(0, -1)) {
    await answer(walk, words);
    await next(walk);
  }
}

/** Begins walks and leaves them. */
export async function leaveBehind(
  page: Page,
  ...titles: [category: string, title: string][]
): Promise<void> {
  for (const [category, title] of titles) {
    const walk = await startWalk(page, category, title);
    // It is on the phone before it is shown.
    await walk.getByRole('button', { name: 'NEXT' }).waitFor();
  }
  await page.goto('/user');
}

/** Presses that were seen to press a second thing, by name. */
export const DOUBLE_TAPS: Readonly<Record<string, DoubleTap>> = {
  Contacts: { open: open('/user'), control: button('Contacts') },
  'Contacts of a walk': { open: inWalk, control: ofWalk('Contacts') },
  'a category': {
    open: open('/user'),
    control: (page) => page.getByRole('link', { name: 'Medical', exact: true }),
  },
  'a card': {
    open: open('/user/issues-list/All%20categories'),
    control: (page) => cardOf(page, 'Bomb threat or package'),
  },
  Start: {
    open: async (page) => {
      await page.goto('/user/issues-list/Medical');
      await cardOf(page, 'Choking').click();
    },
    control: button('Start'),
  },
  'the tick that ends a walk': {
    open: toLastTick,
    control: (page) => page.getByText(RESIDENT_NOT_SEEN.at(-1) ?? '', { exact: true }),
  },
  'Escalate now': { open: inWalk, control: ofWalk('Escalate now') },
  'Record as escalated': {
    open: async (page) => await inWalkPress(page, 'Escalate now'),
    control: button('Record as escalated'),
  },
  'Back on the first step': {
    open: inWalk,
    control: ofWalk('Back'),
  },
  exit: {
    open: async (page) => await inWalkPress(page, 'Back'),
    control: button('exit'),
  },
  stay: {
    open: async (page) => await inWalkPress(page, 'Back'),
    control: button('stay'),
  },
  'Go on': {
    open: async (page) => await leaveBehind(page, ['Medical', 'Choking']),
    control: button('Go on'),
  },
  'Erase it': {
    open: async (page) =>
      await leaveBehind(page, ['Medical', 'Choking'], ['Medical', 'Allergy or asthma']),
    control: button('Erase it'),
  },
};

/** Gives everybody a number, for the tests of a file or a group, so that a tap on a call is one that dials. */
export function withNumbers(): void {
  let without: Campus;
  test.beforeAll(async ({ server }) => {
    const settings = await asAdmin(server, API.getSettings, {});
    without = settings.campus;
    await setCampus(server, {
      ...without,
      emergency: { ...without.emergency, number: '555 0100' },
      contacts: without.contacts.map((contact, at) => ({ ...contact, number: `555 01${at + 10}` })),
    });
  });
  test.afterAll(async ({ server }) => await setCampus(server, without));
}

/** A second tap this many milliseconds after the first is held (KIT-31), whatever time the product allows. */
const HELD_FOR = 450;

/** Milliseconds between two taps, and how many times slower than this machine the phone is. */
export type Rhythm = { readonly gap: number; readonly slowdown: number };

/** Taps the control twice, `gap` ms apart, and returns the names of the pressed controls. */
export async function tapTwice(
  page: Page,
  { open: lead, control }: DoubleTap,
  { gap, slowdown }: Rhythm,
): Promise<string[]> {
  const finger = await fingerOn(page, slowdown);
  await lead(page);
  // The contact to call is known by now.
  await page
    .getByRole('link', { name: /^Call / })
    .first()
    .waitFor({ state: 'attached' });
  const where = control(page);
  // Once it can be pressed itself.
  await where.click({ trial: true });
  await finger.pressed();
  const later = await finger.tap([where, where], gap);
  const pressed = await finger.pressed();
  test.skip(later >= HELD_FOR, 'this machine is too busy to tap again so soon');
  return pressed;
}

/** Walks through ten questions as fast as a thumb can tap; returns the walk, whose page the last tap leads to. */
export async function answerTenAtOnce(
  page: Page,
  server: RunningServer,
  { gap, slowdown }: Rhythm,
): Promise<Locator> {
  const action = { actionType: 'Go to next step' } as const;
  const step = { answerType: 'Yes or No', customiseAnswerType: false } as const;
  const steps = Array.from({ length: 10 }, (_, index) => ({
    ...step,
    question: `Question ${index + 1}?`,
    yesAction: action,
    noAction: action,
  }));
  const title = `Ten questions, ${gap} ms apart, ${slowdown}x`;
  await publishIssue(server, { title, category: 'Other', steps });
  const finger = await fingerOn(page, slowdown);
  const walk = await startWalk(page, 'Other', title);
  const yes = walk.getByText('Yes', { exact: true });
  await yes.click({ trial: true });
  // The trial may have scrolled, and each question begins at its top (CALL-4).
  await walk.evaluate((panel) => {
    for (const part of panel.querySelectorAll('*')) part.scrollTop = 0;
  });
  const nextButton = walk.getByRole('button', { name: 'NEXT' });
  await finger.tap(
    steps.flatMap(() => [yes, nextButton]),
    gap,
  );
  return walk;
}
