import type { Outcome } from '#core/attendance.ts';
import { readStep, type RecordedStep, type WrittenStep } from '#core/recorded-steps.ts';
import type { Db } from '../db/database.ts';
import { isUuid, uuidBytes } from '../db/uuid.ts';
import { findAttendance, revisionsIn } from './store.ts';

/** An attendance as it is read, in the words of the revision that was walked (RECORD-11). */
export type RecordedAttendance = {
  _id: string;
  issueId: string;
  /** Null where the server lacks the revision; `sentRevision` is then its number (RECORD-17). */
  revision: number | null;
  sentRevision: number | null;
  title: string;
  category: string;
  advisor: string;
  /** UTC ISO instants. */
  startedAt: string;
  finishedAt: string | null;
  receivedAt: string;
  issueStatus: Outcome;
  rating: number | null;
  description: string;
  practice: boolean;
  flagged: boolean;
  steps: RecordedStep[];
};

/** Reads one attendance by its id, the only way to its questions; undefined where there is none. */
export type RecordOf = (id: string) => Promise<RecordedAttendance | undefined>;

/** The reader of attendances; it remembers the words of revisions. */
export function recordsIn(db: Db): RecordOf {
  const revisionAt = revisionsIn(db);
  return async (id) => {
    const row = isUuid(id) ? await findAttendance(db, uuidBytes(id)) : undefined;
    if (!row) return undefined;
    const walked = row.revision === null ? undefined : await revisionAt(row.issue_id, row.revision);
    const written = JSON.parse(row.steps) as WrittenStep[];
    return {
      _id: id.toLowerCase(),
      issueId: row.issue_id,
      revision: row.revision,
      sentRevision: row.sent_revision,
      title: row.title,
      category: row.category,
      advisor: row.advisor,
      startedAt: row.started_at,
      finishedAt: row.finished_at,
      receivedAt: row.received_at,
      issueStatus: row.status as Outcome,
      rating: row.rating,
      description: row.description,
      practice: row.practice === 1,
      flagged: row.flagged === 1,
      steps: written.map((step) => readStep(step, walked?.wording)),
    };
  };
}
