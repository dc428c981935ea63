import type { Attendance, Outcome } from '#core/record/attendance.ts';
import { responsesOf } from '#core/walk/walk.ts';
import type { SavedWalk } from '../store/phone-store.ts';

/** The record of a walk, under the name that began it (WALK-19); without `finishedAt` it goes on (ESCALATE-2). */
export function attendanceOf(
  saved: SavedWalk,
  outcome: Outcome,
  finishedAt: string | null,
): Attendance {
  return {
    advisor: saved.advisor,
    issueId: saved.issueId,
    steps: responsesOf(saved.walk),
    issueStatus: outcome,
    feedback: { description: saved.description.trim(), rating: saved.rating },
    startedAt: saved.startedAt,
    finishedAt,
    trail: [...saved.trail],
    ...(saved.isPractice ? { practice: true } : {}),
    ...(saved.revision === null ? {} : { revision: saved.revision }),
  };
}

/** The same, with the time of the record before if nothing else changed: pressed again it is no correction. */
export function pressedAgain(record: Attendance, before: Attendance | undefined): Attendance {
  if (!before) return record;
  const sameTime = { ...record, finishedAt: before.finishedAt };
  return JSON.stringify(sameTime) === JSON.stringify(before) ? before : record;
}
