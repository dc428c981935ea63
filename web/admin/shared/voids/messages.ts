import { inDigits } from '../../base/written.ts';
import { LIMITS } from '#core/base/limits.ts';

const records = (count: number) => `${inDigits(count)} ${count === 1 ? 'record' : 'records'}`;

export const voidMessages = {
  mark: 'Mark as void',
  title: 'Mark as void?',
  text: 'It stops counting. You can undo this for 30 days; then its content is deleted.',
  reason: 'Reason',
  reasonHint: 'Only administrators see this. No names.',
  tooLong: `At most ${LIMITS.voidReason} characters`,
  which: 'Which records',
  alone: 'This record',
  network: 'All from the same network',
  from: 'Received from',
  to: 'Received to',
  outOfOrder: 'The end is before the start',
  unknown: 'Networks are kept for only 14 days.',
  would: (count: number) => `${records(count)} would be void.`,
  wouldMore: (count: number) => `The oldest ${records(count)} would be void. There are more.`,
  waits:
    'When you mark more than ten in a day, the rest take effect a day later. Any owner can undo that.',
  countsUntil: (when: string) => `Takes effect on ${when}, or soon after.`,
  willBe: (count: number) => `${records(count)} will be void in a day`,
  previewFailed: 'The count did not load.',
  done: (count: number) => `${records(count)} marked as void`,
  failed: 'Not marked. Somebody else may have done it.',
  isVoid: 'Void',
  by: (name: string | null, when: string) => `Marked as void by ${name ?? 'Someone'}, ${when}.`,
  amongst: (count: number) => `Marked together with ${records(count - 1)}.`,
  undo: 'Undo',
  undoOf: (reason: string) => `Undo: ${reason}`,
  undone: (count: number) => `${records(count)} ${count === 1 ? 'counts' : 'count'} again`,
  notUndone: 'Not undone. Somebody else may have done it.',
  list: 'Void records',
  listText: 'From the last 30 days.',
  none: 'None.',
  listFailed: 'The void records did not load.',
  row: (count: number, name: string | null, when: string) =>
    `${records(count)}, by ${name ?? 'Someone'}, ${when}`,
} as const;
