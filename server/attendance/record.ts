import { normalizeAdvisor, normalizeArea } from '#core/people/advisor-name.ts';
import { normalizeCallback } from '#core/notifications/answers.ts';
import { normalizeRating, type Attendance } from '#core/record/attendance.ts';
import { writeStep } from '#core/record/recorded-steps.ts';
import { recordedOutcome } from '#core/record/taken-back.ts';
import { languagesShown } from '#core/record/shown-languages.ts';
import { writeMoment, writeTap } from '#core/record/recorded-taps.ts';
import { formatJson } from '../db/columns/json.ts';
import type { WrittenRow } from '../db/tables/database.ts';
import type { KeyedRow } from '../db/tables/schema.ts';
import { sentStanding } from '../db/tables/standing.ts';
import { plausibleInstant, senderClock, type CampusClock } from './instants.ts';
import type { WalkedRevision } from './attendance.sql.ts';

/** The most languages that are kept of one record. Nobody uses more, and anybody can send any number. */
const MOST_LANGUAGES = 10;

/** Returns the row of an attendance. Steps and taps point to the texts of the revision; whatever the revision lacks is stored as sent, and the row is flagged (RECORD-10, RECORD-17). */
export function attendanceRow(
  sent: Attendance,
  { revision, title, category, wording }: WalkedRevision,
  record: KeyedRow,
  campusClock: CampusClock,
): WrittenRow<'attendance'> {
  const { startedAt, finishedAt, device, trail, moments } = sent;
  const sender = senderClock(sent.sentAt, record.received_at);
  const started = plausibleInstant(startedAt, record.received_at, sender);
  const finished = plausibleInstant(finishedAt, record.received_at, sender);
  // The phone's clock was set back during the walk (RECORD-16).
  const isBackwards = started !== undefined && finished !== undefined && finished < started;
  const start = started ?? record.received_at;
  const { day, minute } = campusClock(start);
  const status = recordedOutcome(sent);
  const isEscalation = status === 'Escalated' && !sent.practice;
  const isUnknown = ({ step }: { step: string }) => !wording?.positions.has(step);
  const isStrange = sent.steps.some(isUnknown) || trail?.some(isUnknown);
  return {
    ...record,
    issue_id: sent.issueId,
    revision,
    sent_revision: revision === null ? (sent.revision ?? null) : null,
    title,
    category,
    advisor: normalizeAdvisor(sent.advisor),
    started_at: start,
    finished_at: isBackwards ? null : (finished ?? null),
    sent_at: sender.sentAt,
    started_day: day,
    started_minute: minute,
    status,
    rating: normalizeRating(sent.feedback?.rating),
    description: sent.feedback?.description ?? '',
    steps: formatJson(sent.steps.map((step) => writeStep(step, wording))),
    practice: sentStanding(sent.practice === true, status),
    flagged: revision === null || isStrange ? 1 : 0,
    device: device ?? null,
    trail: trail?.length ? formatJson(trail.map((tap) => writeTap(tap, wording))) : null,
    moments: moments?.length
      ? formatJson(moments.map((moment) => writeMoment(moment, wording)))
      : null,
    swept: 0,
    proof: null,
    report: sent.report ?? null,
    area: normalizeArea(sent.area),
    shown_in:
      languagesShown(moments ?? [])
        .slice(0, MOST_LANGUAGES)
        .join(', ') || null,
    network: null,
    callback: isEscalation ? normalizeCallback(sent.callback) : null,
  };
}
