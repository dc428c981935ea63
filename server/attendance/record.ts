import { normalizeAdvisor } from '#core/advisor-name.ts';
import { normalizeRating, type Attendance } from '#core/attendance.ts';
import type { AttendanceRow } from '../db/schema.ts';
import type { IdempotentRecord } from '../http/idempotency.ts';
import type { IssueRevision } from './store.ts';

/** No record is older, and none begins more than a day after it arrives: the phone's clock is wrong. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z');
const AHEAD = 24 * 3_600_000;

/**
 * The instant as UTC ISO text with milliseconds, as all instants are stored; undefined if it is none
 * or cannot be true of a record that arrived then (RECORD-16).
 */
function instantOf(text: string | null | undefined, arrived: string): string | undefined {
  if (!text) return undefined;
  try {
    const instant = Temporal.Instant.from(text);
    const at = instant.epochMilliseconds;
    const isPlausible = at >= EARLIEST && at <= Date.parse(arrived) + AHEAD;
    return isPlausible ? new Date(at).toISOString() : undefined;
  } catch {
    return undefined;
  }
}

/** The campus day and the minute of that day. */
function campusTime(instant: string, timeZone: string): { day: string; minute: number } {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return { day: local.toPlainDate().toString(), minute: local.hour * 60 + local.minute };
}

/** The row of an attendance: every step with its question as shown; unknown steps are stored and flagged. */
export function attendanceRow(
  sent: Attendance,
  revision: IssueRevision,
  record: IdempotentRecord,
  timeZone: string,
): AttendanceRow {
  const questions = new Map<string, string | undefined>(
    revision.steps.map((step) => [step._id, step.question]),
  );
  const steps = sent.steps.map(({ step, response }) => ({
    step,
    question: questions.get(step) ?? null,
    response,
  }));
  const started = instantOf(sent.startedAt, record.received_at) ?? record.received_at;
  const { day, minute } = campusTime(started, timeZone);
  return {
    ...record,
    issue_id: sent.issueId,
    revision: revision.revision,
    title: revision.title,
    category: revision.category,
    advisor: normalizeAdvisor(sent.advisor),
    started_at: started,
    finished_at: instantOf(sent.finishedAt, record.received_at) ?? null,
    started_day: day,
    started_minute: minute,
    status: sent.issueStatus,
    rating: normalizeRating(sent.feedback?.rating),
    description: sent.feedback?.description ?? '',
    steps: JSON.stringify(steps),
    practice: sent.practice ? 1 : 0,
    flagged: steps.some(({ question }) => question === null) ? 1 : 0,
  };
}
