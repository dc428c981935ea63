import type { Attendance } from '../record/attendance.ts';

/** Returns when a record was escalated, in ms since 1970, by the tap that did; of a trail that lacks it by its end. */
export function escalationMoment({
  startedAt,
  finishedAt,
  trail,
}: Pick<Attendance, 'startedAt' | 'finishedAt'> & {
  trail?: readonly { did?: string | undefined; at: number }[] | null | undefined;
}): number | undefined {
  const tap = trail?.findLast(({ did }) => did === 'escalate');
  // A trail that is full lacks the tap.
  return (tap ? Date.parse(startedAt ?? '') + tap.at : Date.parse(finishedAt ?? '')) || undefined;
}
