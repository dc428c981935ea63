import type { RecordedAttendance, RecordedVersion } from '#core/record/recorded-schema.ts';
import { readStep } from '#core/record/recorded-steps.ts';
import { readMoment, readTap } from '#core/record/recorded-taps.ts';
import type { Moment } from '#core/record/moment-schema.ts';
import { shownIn } from '#core/record/shown-languages.ts';
import { shownName } from '#core/record/shown-names.ts';
import { namedText, readCampus, type StoredCampus } from '../domain/campus.ts';
import type { Db } from '../db/tables/database.ts';
import { isPractice } from '../db/tables/standing.ts';
import { parseJson } from '../db/columns/json.ts';
import { isUuid, uuidBytes } from '../db/columns/uuid.ts';
import { senderClock } from './instants.ts';
import { answeredOf } from './answered.sql.ts';
import {
  findAttendance,
  findFormer,
  revisionsIn,
  type AttendanceVersion,
} from './attendance.sql.ts';

export type RecordOf = (id: string) => Promise<RecordedAttendance | undefined>;

const languageOf = (moments: readonly Moment[], step: string): { shownIn?: string } => {
  const language = shownIn(moments, step);
  return language === undefined ? {} : { shownIn: language };
};

/** Returns a function that reads attendances and remembers the texts of revisions. */
export function recordsIn(db: Db): RecordOf {
  const revisionAt = revisionsIn(db);
  const versionOf = async (
    row: AttendanceVersion,
    campus: StoredCampus,
  ): Promise<RecordedVersion> => {
    const walked = row.revision === null ? undefined : await revisionAt(row.issue_id, row.revision);
    const written = parseJson(row.steps);
    const trail = row.trail === null ? [] : parseJson(row.trail);
    const moments = (row.moments ? parseJson(row.moments) : []).map((moment) =>
      readMoment(moment, walked?.wording),
    );
    return {
      correction: row.correction,
      issueId: row.issue_id,
      revision: row.revision,
      sentRevision: row.sent_revision,
      title: row.title,
      category: row.category,
      advisor: row.advisor,
      // A version that was replaced before these columns existed has neither.
      proof: row.proof ?? null,
      report: row.report ?? null,
      area: row.area ?? null,
      startedAt: row.started_at,
      finishedAt: row.finished_at,
      receivedAt: row.received_at,
      sentAt: row.sent_at,
      clockBehind: senderClock(row.sent_at, row.received_at).behind,
      device: row.device,
      issueStatus: row.status,
      rating: row.rating,
      description: row.description,
      practice: isPractice(row),
      flagged: row.flagged === 1,
      steps: written
        .map((step) => readStep(step, walked?.wording))
        .map(({ question, ...step }) => ({
          ...step,
          ...languageOf(moments, step.step),
          question:
            question === null
              ? null
              : namedText(question, campus, (id) => shownName(moments, step.step, id)),
        })),
      trail: trail.map((tap) => readTap(tap, walked?.wording)),
      ...(moments.length > 0 && { moments }),
    };
  };
  return async (id) => {
    const row = isUuid(id) ? await findAttendance(db, uuidBytes(id)) : undefined;
    if (!row) return undefined;
    const campus = await readCampus(db);
    const former = await Promise.all(
      (await findFormer(db, row.id)).map((version) => versionOf(version, campus)),
    );
    return {
      _id: id.toLowerCase(),
      ...(await versionOf(row, campus)),
      former,
      answers: await answeredOf(db, row),
      ...(row.swept === 1 && { isSwept: true as const }),
    };
  };
}
