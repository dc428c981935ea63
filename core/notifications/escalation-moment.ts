import type { Attendance } from '../record/attendance.ts';

/** Returns the time of a record's escalation in ms since 1970: the time of the tap, or of the walk's end if the trail lacks the tap. */
export function escalationMoment({
  startedAt,
  finishedAt,
  trail,
}: Pick<Attendance, 'startedAt' | 'finishedAt'> & {
  trail?: readonly { did?: string | undefined; at: number }[] | null | undefined;
}): number | undefined {
  const tap = trail?.findLast(({ did }) => did === 'escalate');
  // A trail that is full may lack the tap.
  return (tap ? Date.parse(startedAt ?? '') + tap.at : Date.parse(finishedAt ?? '')) || undefined;
}
