import { LIMITS } from '#core/base/limits.ts';
import type { TermKind } from '#core/privacy/retention.ts';

const inDays = (days: number | null): string =>
  days === null ? 'for ever' : `${days.toLocaleString('en')} days`;

/** The words about stored data of people. */
export const privacyMessages = {
  loadFailed: 'The terms did not load.',
  terms: 'How long it is kept',
  termsText:
    'In days. What is empty is kept for ever; what is beyond its term goes within the hour. If the server was off for more than a day or its clock jumped, nothing goes until it has run for a day. A shorter term takes effect a day after it was saved.',
  forEver: 'For ever',
  noTerm: `A number of days from ${LIMITS.shortestTerm} to ${LIMITS.longestTerm.toLocaleString('en')}, or nothing`,
  preview: 'Show what would go',
  going: 'What would go now',
  nothingGoes: 'Nothing would go now. As it grows old, it will.',
  gone: 'What is gone does not come back; the counts of analytics stay.',
  number: (count: number) => count.toLocaleString('en'),
  oldest: (day: string) => `the oldest of ${day}`,
  save: 'Save the terms',
  saved: 'Terms saved',
  waiting: 'Shorter terms are waiting',
  waitingText: (when: string) =>
    `They take effect on ${when} or a little later. Until then nothing goes by them, and any owner can undo them.`,
  fromTo: (before: number | null, after: number | null) =>
    `${inDays(before)}, then ${inDays(after)}`,
  undoWaiting: 'Undo the shorter terms',
  undone: 'The terms stay as they were',
  conflict: 'Somebody else saved the terms meanwhile. Load this page again.',
} as const;

export const TERM_NAMES: Readonly<Record<TermKind, string>> = {
  records: 'Records',
  messages: 'Messages',
  searches: 'Searches',
  signIns: 'Sign-ins',
  mails: 'Mails',
};

export const TERM_HINTS: Readonly<Record<TermKind, string>> = {
  records:
    'Name, comment, answers and times of a walk. It stays counted: which procedure, when, how it ended, how many stars.',
  messages: 'Feedback, missing procedures and notes on steps, with what was answered.',
  searches: 'Words that were searched for and not found.',
  signIns: 'When an administrator last signed in. The trail has a year of its own.',
  mails: 'To whom mails went and their subjects, and whom escalations were told to.',
};
