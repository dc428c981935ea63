import { LIMITS } from '#core/base/limits.ts';

const records = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'record' : 'records'}`;

export const voidMessages = {
  mark: 'Mark as void',
  title: 'Mark this record as void?',
  text: 'A void record stands in no count. That can be undone for 30 days; then what it says goes, and that there was one stays.',
  reason: 'Reason',
  reasonHint: 'Administrators read it. No names.',
  tooLong: `At most ${LIMITS.voidReason} characters`,
  which: 'Which records',
  alone: 'This one',
  network: 'All from its network',
  from: 'Received from',
  to: 'Received to',
  outOfOrder: 'The end is before the start',
  unknown: 'Which records came from one network is known for 14 days.',
  would: (count: number) => `${records(count)} would be void.`,
  wouldMore: (count: number) =>
    `${records(count)} would be void, the oldest first; there are more.`,
  waits:
    'More than ten in a day wait: these count for one more day, and until then any owner can undo it.',
  countsUntil: (when: string) => `Not in force yet: it takes effect on ${when} or a little later.`,
  willBe: (count: number) => `${records(count)} will be void in a day`,
  previewFailed: 'How many records that is did not load.',
  done: (count: number) => `${records(count)} marked as void`,
  failed: 'It was not marked. Somebody else may have done it before.',
  isVoid: 'Void',
  by: (name: string | null, when: string) => `Marked as void by ${name ?? 'Someone'}, ${when}.`,
  amongst: (count: number) => `With it ${records(count - 1)}.`,
  undo: 'Undo',
  undoOf: (reason: string) => `Undo: ${reason}`,
  undone: (count: number) => `${records(count)} ${count === 1 ? 'counts' : 'count'} again`,
  notUndone: 'That was not undone. Somebody else may have done it before.',
  list: 'Void records',
  listText: 'False records, of the last 30 days. Open a record from Analytics to mark it.',
  none: 'No record was marked as void in the last 30 days.',
  listFailed: 'The void records did not load.',
  row: (count: number, name: string | null, when: string) =>
    `${records(count)}, by ${name ?? 'Someone'}, ${when}`,
} as const;
