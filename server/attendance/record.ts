import { normalizeAdvisor } from '#core/advisor-name.ts';
import { normalizeRating, type Attendance } from '#core/attendance.ts';
import type { AttendanceRow } from '../db/schema.ts';
import type { IdempotentRecord } from '../http/idempotency.ts';
import type { IssueRevision } from './store.ts';

/** The instant as UTC ISO text with milliseconds, as all instants are stored; undefined if it is none. */
function instantOf(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  try {
    const instant = Temporal.Instant.from(text);
    const iso = new Date(instant.epochMilliseconds).toISOString();
    // Years outside 0 to 9999 are written longer and would sort wrongly.
    return iso.length === 24 ? iso : undefined;
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
  const started = instantOf(sent.startedAt) ?? record.received_at;
  const { day, minute } = campusTime(started, timeZone);
  return {
    ...record,
    issue_id: sent.issueId,
    revision: revision.revision,
    title: revision.title,
    category: revision.category,
    advisor: normalizeAdvisor(sent.advisor),
    started_at: started,
    finished_at: instantOf(sent.finishedAt) ?? null,
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
