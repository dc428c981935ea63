import { normalizeAdvisor } from '#core/advisor-name.ts';
import { normalizeRating, type Attendance } from '#core/attendance.ts';
import { writeStep } from '#core/recorded-steps.ts';
import type { AttendanceRow, KeyedRow } from '../db/schema.ts';
import { plausibleInstant, type CampusClock } from './instants.ts';
import type { WalkedRevision } from './store.ts';

/**
 * The row of an attendance. Its steps name the words of the revision walked; what the revision does
 * not have is stored as sent and flagged (RECORD-10), all of it where the server lacks the revision
 * (RECORD-17).
 */
export function attendanceRow(
  sent: Attendance,
  { revision, title, category, wording }: WalkedRevision,
  record: KeyedRow,
  campusClock: CampusClock,
): AttendanceRow {
  const started = plausibleInstant(sent.startedAt, record.received_at) ?? record.received_at;
  const { day, minute } = campusClock(started);
  const isUnknown = sent.steps.some(({ step }) => !wording?.positions.has(step));
  return {
    ...record,
    issue_id: sent.issueId,
    revision,
    sent_revision: revision === null ? (sent.revision ?? null) : null,
    title,
    category,
    advisor: normalizeAdvisor(sent.advisor),
    started_at: started,
    finished_at: plausibleInstant(sent.finishedAt, record.received_at) ?? null,
    sent_at: null,
    started_day: day,
    started_minute: minute,
    status: sent.issueStatus,
    rating: normalizeRating(sent.feedback?.rating),
    description: sent.feedback?.description ?? '',
    steps: JSON.stringify(sent.steps.map((step) => writeStep(step, wording))),
    practice: sent.practice ? 1 : 0,
    flagged: revision === null || isUnknown ? 1 : 0,
    device: null,
    trail: null,
  };
}
