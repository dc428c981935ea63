import type { InboxMessage } from '#core/inbox/inbox-schema.ts';
import type { MessagePlace } from '#core/inbox/inbox.ts';
import { LIMITS } from '#core/base/limits.ts';
import { namedText, readCampus } from '../domain/campus.ts';
import type { Db } from '../db/tables/database.ts';
import {
  countMerged,
  findMerged,
  findMessage,
  type AnyMessageRow,
} from '../domain/messages.sql.ts';
import { findRevision } from '../domain/revisions.sql.ts';
import type { StepNoteRow } from '../db/tables/schema.ts';
import { uuidText } from '../db/columns/uuid.ts';
import { findIssue, nameOfAdmin, type FoundIssue } from './inbox.sql.ts';

/** Returns the step that a message is about as the advisor saw it: in the text of the revision that they followed (RECORD-11), with contacts by name. */
async function notedStep(
  db: Db,
  { issue_id, revision, step }: StepNoteRow,
  issue: FoundIssue | undefined,
): Promise<InboxMessage['note']> {
  const walked = revision === null ? undefined : await findRevision(db, issue_id, revision);
  const index = walked?.steps.findIndex(({ _id }) => _id === step) ?? -1;
  const question = walked?.steps[index]?.question;
  return {
    issueId: issue_id,
    title: walked?.title ?? issue?.title ?? '',
    isArchived: issue?.isArchived ?? true,
    revision,
    step,
    number: index < 0 ? null : index + 1,
    question: question === undefined ? null : namedText(question, await readCampus(db)),
  };
}

async function draftOf(db: Db, row: AnyMessageRow): Promise<InboxMessage['draft']> {
  const found =
    'draft_id' in row && row.draft_id !== null ? await findIssue(db, row.draft_id) : undefined;
  if (!found) return null;
  const { _id, title, publish, isArchived } = found;
  return { _id, title, publish, isArchived };
}

async function mergedWith(
  db: Db,
  row: AnyMessageRow,
): Promise<Pick<InboxMessage, 'merged' | 'mergedCount'>> {
  if (!('merged_into' in row)) return { merged: [], mergedCount: 0 };
  const _id = uuidText(row.id);
  const newest = await findMerged(db, _id, { first: 'newest', most: LIMITS.shownMerged });
  const isAll = newest.length < LIMITS.shownMerged;
  const merged = newest.map(({ id, advisor, received_at, category, description }) => ({
    _id: uuidText(id),
    advisor,
    receivedAt: received_at,
    category,
    text: description,
  }));
  return { merged, mergedCount: isAll ? merged.length : await countMerged(db, _id) };
}

/** Reads a message and everything that became of it (INBOX-3); undefined if there is no such message. */
export async function openMessage(
  db: Db,
  place: MessagePlace,
  timeZone: string,
): Promise<InboxMessage | undefined> {
  const row = await findMessage(db, place);
  if (!row) return undefined;
  const archivedAt = 'done_at' in row ? row.done_at : row.archived_at;
  const issue = 'issue_id' in row ? await findIssue(db, row.issue_id) : undefined;
  return {
    _id: uuidText(row.id),
    kind: place.kind,
    advisor: row.advisor,
    receivedAt: row.received_at,
    rating: 'rating' in row ? row.rating : null,
    category: 'category' in row ? row.category : (issue?.category ?? null),
    isRead: row.read_at !== null,
    isAnswered: row.answered_at !== null,
    isArchived: archivedAt !== null,
    archivedAt,
    text: row.description,
    isCorrected: row.correction > 0,
    answer: row.answer,
    answeredAt: row.answered_at,
    answeredBy: row.answered_by === null ? null : await nameOfAdmin(db, row.answered_by),
    note: 'step' in row ? await notedStep(db, row, issue) : null,
    draft: await draftOf(db, row),
    ...(await mergedWith(db, row)),
    mergedInto: 'merged_into' in row ? row.merged_into : null,
    timeZone,
  };
}
