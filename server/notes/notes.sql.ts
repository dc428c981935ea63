import type { ReceivedNote } from '#core/record/step-note-schema.ts';
import type { Db } from '../db/tables/database.ts';
import type { StepNoteRow } from '../db/tables/schema.ts';
import { uuidText } from '../db/columns/uuid.ts';

const NOTES_LIMIT = 200;

const MEMBERS = ['id', 'step', 'revision', 'description', 'advisor', 'received_at'] as const;

function noteOf(row: Pick<StepNoteRow, (typeof MEMBERS)[number]>): ReceivedNote {
  const { id, step, revision, description: text, advisor, received_at: receivedAt } = row;
  return { _id: uuidText(id), step, revision, text, advisor, receivedAt };
}

/** Tells whether advisors could ever read the issue. */
export async function wasPublished(db: Db, issueId: string): Promise<boolean> {
  const revision = await db
    .selectFrom('revision')
    .select('number')
    .where('issue_id', '=', issueId)
    .limit(1)
    .executeTakeFirst();
  return revision !== undefined;
}

/** Finds the notes on an issue that are not done yet, the newest first. Returns undefined if there is no such issue. */
export async function findNotes(db: Db, issueId: string): Promise<ReceivedNote[] | undefined> {
  const rows = await db
    .selectFrom('step_note')
    .select(MEMBERS)
    .where('issue_id', '=', issueId)
    .where('done_at', 'is', null)
    .orderBy('received_at', 'desc')
    .limit(NOTES_LIMIT)
    .execute();
  if (rows.length > 0) return rows.map(noteOf);
  const issue = await db
    .selectFrom('issue')
    .select('id')
    .where('id', '=', issueId)
    .executeTakeFirst();
  return issue && [];
}
