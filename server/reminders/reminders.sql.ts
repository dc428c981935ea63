import { activeAdmins, type WaysIn } from '../domain/active-admins.sql.ts';
import { sentenceOf } from '../domain/unread.sql.ts';
import type { Db } from '../db/tables/database.ts';

/** The two reminders of a review date: one before it, and one on that day. */
export type Stage = 'ahead' | 'due';

/** An issue whose review date is near or has just passed. */
export type DatedIssue = { id: string; title: string; review_by: string; owner: string | null };

/** Returns the issues with a review date between two days, without archived ones. */
export async function listDated(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<DatedIssue[]> {
  const rows = await db
    .selectFrom('issue')
    .select(['id', 'title', 'review_by', 'owner'])
    .where('archived', '=', 0)
    .where('review_by', '>=', from)
    .where('review_by', '<=', to)
    .orderBy('review_by')
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map(({ review_by, ...row }) => ({ ...row, review_by: review_by ?? '' }));
}

/** Notes a reminder, and returns whether it is new. Another process that notes the same one waits for this transaction. */
export async function claimReminder(
  tx: Db,
  { id, review_by }: Pick<DatedIssue, 'id' | 'review_by'>,
  stage: Stage,
  made_at: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reminder')
    .values({ issue_id: id, review_by, stage, made_at })
    .onConflict((conflict) => conflict.columns(['issue_id', 'review_by', 'stage']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the reminders that were sent for review dates since then, as 'id day stage'. */
export async function listMade(db: Db, from: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('reminder')
    .select(['issue_id', 'review_by', 'stage'])
    .where('review_by', '>=', from)
    .execute();
  return new Set(rows.map(({ issue_id, review_by, stage }) => `${issue_id} ${review_by} ${stage}`));
}

export async function forgetReminders(db: Db, before: string): Promise<void> {
  await db.deleteFrom('reminder').where('review_by', '<', before).execute();
}

type Reader = { id: string; email: string; reminders: number };

/** Lists the people who may get emails: those who can sign in, with the oldest account first. */
export async function listReaders(db: Db, waysIn: WaysIn): Promise<Reader[]> {
  return await activeAdmins(db, waysIn)
    .select(['id', 'email', 'reminders'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** An urgent correction that nobody else has read, and the last time that owners got an email about it. */
export type DueCorrection = {
  id: string;
  title: string;
  revision: number;
  at: string;
  mailed_at: string;
  sentence: string;
  author: string;
};

/** Returns the unread corrections for which owners got no email after `since`. An email from a time after `now`, by a clock that was ahead, does not count. */
export async function listDueCorrections(
  db: Db,
  { since, now }: { since: string; now: string },
): Promise<DueCorrection[]> {
  const rows = await db
    .selectFrom('urgent_reading')
    .innerJoin('issue', 'issue.id', 'urgent_reading.issue_id')
    .innerJoin('revision', (join) =>
      join
        .onRef('revision.issue_id', '=', 'urgent_reading.issue_id')
        .onRef('revision.number', '=', 'urgent_reading.revision'),
    )
    .select([
      'issue.id',
      'issue.title',
      'urgent_reading.revision',
      'urgent_reading.at',
      'urgent_reading.mailed_at',
      'urgent_reading.author',
      'revision.urgent as sentence',
      'issue.urgent as newest',
    ])
    .where('urgent_reading.read_at', 'is', null)
    .where((row) =>
      row.or([
        row('urgent_reading.mailed_at', '<=', since),
        row('urgent_reading.mailed_at', '>', now),
      ]),
    )
    .orderBy('urgent_reading.at')
    .orderBy('issue.id')
    .execute();
  return rows.map(({ newest, ...row }) => ({ ...row, sentence: sentenceOf({ ...row, newest }) }));
}

/** Notes that owners get an email about a correction. Returns false if another process sent it first, or if somebody has read the correction in the meantime. */
export async function claimCorrection(
  tx: Db,
  { id, revision, mailed_at }: DueCorrection,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('urgent_reading')
    .set({ mailed_at: now })
    .where('issue_id', '=', id)
    .where('revision', '=', revision)
    .where('read_at', 'is', null)
    .where('mailed_at', '=', mailed_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
