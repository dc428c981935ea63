import { inDigits } from '../base/written.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { TermKind } from '#core/privacy/retention.ts';

const inDays = (days: number | null): string =>
  days === null ? 'forever' : `${inDigits(days)} days`;

/** The words about the stored data of people. */
export const privacyMessages = {
  loadFailed: 'The time limits did not load.',
  terms: 'How long data is kept',
  termsText: 'In days; shorter limits take effect a day after you save.',
  forEver: 'Forever',
  noTerm: `${LIMITS.shortestTerm} to ${inDigits(LIMITS.longestTerm)} days, or empty`,
  preview: 'Show what would be deleted',
  going: 'Would be deleted now',
  nothingGoes: 'Nothing would be deleted now.',
  gone: 'You cannot get deleted data back. Analytics still counts it.',
  number: inDigits,
  oldest: (day: string) => `oldest from ${day}`,
  save: 'Save limits',
  saved: 'Limits saved',
  waiting: 'Shorter limits waiting',
  waitingText: (when: string) =>
    `They take effect on ${when}, or soon after. Any owner can undo them until then.`,
  fromTo: (before: number | null, after: number | null) =>
    `${inDays(before)}, then ${inDays(after)}`,
  undoWaiting: 'Undo the shorter limits',
  undone: 'Limits not changed',
  conflict: 'Somebody else saved the limits. Reload the page.',
} as const;

export const TERM_NAMES: Readonly<Record<TermKind, string>> = {
  records: 'Records',
  messages: 'Messages',
  searches: 'Searches',
  signIns: 'Sign-ins',
  mails: 'Emails',
};

export const TERM_HINTS: Readonly<Record<TermKind, string>> = {
  records: 'Name, comment, answers and times. The record still counts.',
  messages: 'Feedback, missing procedures and notes on steps.',
  searches: 'Searches with no match.',
  signIns: 'When an administrator last signed in.',
  mails: 'Who emails and escalations went to, and subjects.',
};
