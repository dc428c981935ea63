import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { ask, checked, confirm } from '#core/fixtures/trees.ts';
import { draw } from '#kit/test/draw.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { forgetAdvisor, storeAdvisorName } from '../../base/advisor-name.ts';
import type { IssueTitle } from '../phone/library/titles.ts';
import { newWalk } from '../walk/screen/begin-walk.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
// In the app it comes with a file of the final screen; here a press would be faster.
import '../walk/state/undo-outcome.ts';
import { WalkPanel } from '../walk/screen/WalkPanel.tsx';
import { emptyPhone, walkRests } from './phone.ts';

const steps = checked([
  {
    ...ask('a', 'next', 'c'),
    question: 'Is only one zone lit?',
    customiseAnswerType: true,
    yesAction: { ...ask('a', 'next', 'c').yesAction, customText: 'Only one zone' },
    noAction: { ...ask('a', 'next', 'c').noAction, customText: 'Two or more' },
  },
  {
    ...confirm('b', 'next'),
    question: 'Open the windows.',
    confirmationAction: { actionType: 'Go to next step', confirmationText: 'They are open' },
  },
  {
    ...confirm('c', 'end'),
    question: 'Call the fire service.',
    image: `images/${'0'.repeat(64)}.webp`,
    confirmationAction: { actionType: 'Issue resolution', confirmationText: 'They are coming' },
  },
]);
/** The issue that is walked: three steps, of which one may be skipped. */
export const issue: IssueTitle = {
  _id: 'smoke',
  title: 'Smoke alarm sounding in a flat',
  category: 'Fire',
  revision: 2,
  question: 'Is only one zone lit?',
};
export const begin = (at: Date): SavedWalk => newWalk(issue, steps, 'Amara', at);

export const link = (name: string) => page.getByRole('link', { name, exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const radio = (name: string) => page.getByRole('radio', { name, exact: true });
export const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
const reminder = page.getByText('Please remember to complete your incident report');

/** A campus whose emergency number is set. */
export const CAMPUS = { ...NEW_CAMPUS, emergency: { words: 'emergency services', number: '999' } };

/** Draws its panel; `members` are those of the walk that differ. */
export function walking(members: Partial<SavedWalk> = {}) {
  const onLeave = vi.fn<() => void>();
  const onReopen = vi.fn<(walk: SavedWalk) => void>();
  const opened = { ...begin(new Date('2026-11-21T03:00:00Z')), ...members };
  const { redraw } = draw(
    <>
      <WalkPanel opened={opened} onLeave={onLeave} onReopen={onReopen} />
      <Toaster />
    </>,
  );
  return { onLeave, onReopen, opened, leave: () => redraw(<Toaster />) };
}

/** Skips the second step, and ticks the box that ends the walk. */
export async function walkToTheEnd(): Promise<void> {
  await radio('Two or more').click();
  await button('NEXT').click();
  await checkbox('They are coming').click();
  await expect.element(reminder).toBeVisible();
}

/** Records the walk as escalated under way. */
export async function escalate(): Promise<void> {
  await button('Escalate now').click();
  await button('Record as escalated').click();
  await expect.element(button('Escalated')).toBeVisible();
}

/** Walks to the end and ends it as escalated; returns the dialog that says so. */
export async function endAsEscalated() {
  await walkToTheEnd();
  await button('Issue escalated').click();
  const dialog = page.getByRole('dialog', { name: 'Issue escalated!' });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

/** Returns the outcomes sent, in order. */
export const outcomes = (sent: readonly { data: object }[]) =>
  sent.map(({ data }) => (data as { issueStatus?: string }).issueStatus);

/** Begins each test of a file with an empty phone that Amara holds. */
export function prepareWalkPanel(): void {
  beforeEach(async () => {
    storeAdvisorName('Amara');
    await walkRests();
    await emptyPhone();
  });
  afterEach(() => {
    forgetAdvisor();
  });
}
