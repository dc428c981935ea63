import { sql } from 'kysely';
import { hashOfImage } from '#core/base/image.ts';
import type { Issue } from '#core/issue/issue.ts';
import { NAMING_MEMBERS } from '#core/issue/named-contacts.ts';
import { detailsOf, membersOf, MEMBERS, partOf } from '#core/issue/typed-details.ts';
import type { RemovedStep } from '#core/step/step-list.ts';
import { publishedIn, type WithTranslations } from '#core/issue/translations.ts';
import type { PendingWords } from '#core/issue/second-person.ts';
import type { ChangeNote, Urgent } from '#core/campus/urgent-schema.ts';
import type { Db } from '../../db/tables/database.ts';
import { columnsOf, detailsOfRow, rowOfDetails } from '../../domain/details.ts';
import { forgetPartVersions } from '../../domain/issue-parts.sql.ts';
import { formatJson, parseJson, type Json } from '../../db/columns/json.ts';
import type { IssueRow } from '../../db/tables/schema.ts';
import { writeSetting } from '../../db/settings.ts';

/** An issue as it is stored. Its skips name steps by id, and it includes the removed steps that can be restored and the text that waits. */
export type StoredIssue = Omit<Issue, 'pending'> & {
  removed: readonly RemovedStep[];
  waiting?: PendingWords;
  /** True if the issue was published until it was archived. */
  wasPublished?: true;
};

/** Returns the issue with other steps. If a removed step is among them, it no longer counts as removed, since Undo would add it a second time. */
export function withSteps(issue: StoredIssue, steps: StoredIssue['steps']): StoredIssue {
  const ids = new Set(steps.map(({ _id }) => _id));
  return { ...issue, steps, removed: issue.removed.filter(({ step }) => !ids.has(step._id)) };
}

/** The part of an issue that a list needs, without its steps, which are most of it. */
export type IssueHead = Omit<Issue, 'steps' | 'pending' | 'translations'>;

const HEAD = [
  'id',
  ...columnsOf(MEMBERS),
  'is_starter',
  'published',
  'archived',
  'updated_at',
  'version',
  'revision',
  'urgent',
] as const;

function headOf(row: Pick<IssueRow, (typeof HEAD)[number]>): IssueHead {
  return {
    _id: row.id,
    ...detailsOfRow(row, MEMBERS),
    publish: row.published === 1,
    isArchived: row.archived === 1,
    isStarter: row.is_starter === 1,
    updatedAt: row.updated_at,
    version: row.version,
    revision: row.revision,
    ...(row.urgent !== null && { urgent: parseJson(row.urgent) }),
  };
}

// An earlier release may have stored fewer details than there are now.
function waitingOf(stored: Json<PendingWords>, translations: WithTranslations): PendingWords {
  const waiting = parseJson(stored);
  return { ...translations, ...waiting, ...partOf('inRevision', detailsOf(waiting)) };
}

function issueOf(row: IssueRow): StoredIssue {
  const translations = row.translations !== null && { translations: parseJson(row.translations) };
  return {
    ...headOf(row),
    steps: parseJson(row.steps),
    removed: parseJson(row.removed),
    ...translations,
    ...(row.pending !== null && { waiting: waitingOf(row.pending, translations || {}) }),
    ...(row.was_published === 1 && { wasPublished: true as const }),
  };
}

function rowOf(issue: StoredIssue) {
  return {
    ...rowOfDetails(issue, MEMBERS),
    published: Number(issue.publish),
    archived: Number(issue.isArchived),
    is_starter: Number(issue.isStarter),
    steps: formatJson(issue.steps),
    removed: formatJson(issue.removed),
    translations: issue.translations ? formatJson(issue.translations) : null,
    version: issue.version,
    revision: issue.revision,
    urgent: issue.urgent ? formatJson(issue.urgent) : null,
    pending: issue.waiting ? formatJson(issue.waiting) : null,
    was_published: issue.wasPublished ? 1 : null,
    updated_at: issue.updatedAt,
  };
}

export async function findIssue(db: Db, id: string): Promise<StoredIssue | undefined> {
  const row = await db.selectFrom('issue').selectAll().where('id', '=', id).executeTakeFirst();
  return row && issueOf(row);
}

export async function findVersion(db: Db, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('issue')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.version;
}

/** Selects either the archived issues or all others, those saved last first, and then by title. */
const listed = (db: Db, archived: boolean) =>
  db
    .selectFrom('issue')
    .where('archived', '=', Number(archived))
    .orderBy('updated_at', 'desc')
    .orderBy('title')
    .orderBy('id');

/** Lists either the archived issues or all others, in the order of lists and as of one moment. The steps of each are parsed only when the caller reaches it. */
export async function listIssues(db: Db, archived: boolean): Promise<Iterable<StoredIssue>> {
  const rows = await listed(db, archived).selectAll().execute();
  return Iterator.from(rows).map(issueOf);
}

export async function listHeads(db: Db, archived: boolean): Promise<IssueHead[]> {
  return (await listed(db, archived).select(HEAD).execute()).map(headOf);
}

/** Returns the issues with these ids, in any order; ids of no issue are left out. */
export async function findIssues(db: Db, ids: readonly string[]): Promise<StoredIssue[]> {
  return (await db.selectFrom('issue').selectAll().where('id', 'in', ids).execute()).map(issueOf);
}

const NAMING_COLUMNS = [
  ...(['steps', 'removed', 'urgent', 'pending', 'translations'] as const),
  ...columnsOf(NAMING_MEMBERS),
];

/** Returns the ids, in order, of the issues that name a contact, even in a removed step. */
export async function listNamingContacts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('issue')
    .select('id')
    .where((row) => row.or(NAMING_COLUMNS.map((column) => row(column, 'like', '%[[contact:%'))))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the ids of the issues that have waiting changes. */
export async function listPending(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('issue').select('id').where('pending', 'is not', null).execute();
  return new Set(rows.map(({ id }) => id));
}

const PUBLISHED = { published: 1, archived: 0 };

/** Returns the id and the version of every issue that advisors may read. */
export async function listPublished(db: Db): Promise<Pick<Issue, '_id' | 'version'>[]> {
  return await db
    .selectFrom('issue')
    .select(['id as _id', 'version'])
    .where((row) => row.and(PUBLISHED))
    .execute();
}

/** Returns the urgent corrections of the issues that advisors may no longer read (WALK-26). */
export async function listWithdrawn(db: Db): Promise<{ _id: string; urgent: Urgent }[]> {
  const rows = await db
    .selectFrom('issue')
    .select(['id as _id', 'urgent'])
    .where((row) => row.not(row.and(PUBLISHED)))
    .where('urgent', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ _id, urgent }) => (urgent ? [{ _id, urgent: parseJson(urgent) }] : []));
}

/** Adds an issue and returns true, or returns false if its id is taken. `floor` is the highest number that a revision of it may have had before. */
export async function insertIssue(db: Db, issue: StoredIssue, floor = 0): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('issue')
    .values({
      id: issue._id,
      ...rowOf(issue),
      revision_floor: floor,
      path_ticks: 0,
      created_at: issue.updatedAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Saves an issue and returns true, or returns false if its stored version is no longer `expected` (compare-and-swap). */
export async function saveIssue(db: Db, issue: StoredIssue, expected: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('issue')
    .set(rowOf(issue))
    .where('id', '=', issue._id)
    .where('version', '=', expected)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Returns the number of the issue's next revision, which no other revision of it ever had (DATA-7). */
export async function nextRevision(db: Db, id: string): Promise<number> {
  const { revision, revision_floor } = await db
    .selectFrom('issue')
    .select(['revision', 'revision_floor'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Math.max(revision ?? 0, revision_floor) + 1;
}

/** Skips `by` numbers of revisions and versions after a restore, so that numbers that phones saw before it are never used again (DATA-7). */
export async function skipNumbers(db: Db, by: number): Promise<void> {
  await db
    .updateTable('issue')
    .set((issue) => ({
      version: issue('version', '+', by),
      revision_floor: sql<number>`${by} + case
        when coalesce(${issue.ref('revision')}, 0) > ${issue.ref('revision_floor')}
        then ${issue.ref('revision')} else ${issue.ref('revision_floor')} end`,
    }))
    .execute();
  await forgetPartVersions(db);
}

/** Returns the highest number that a revision may have had of an issue that a restore lost. It is the highest number that was skipped for any other issue, and 0 without a restore (DATA-7). */
export async function numbersLost(db: Db): Promise<number> {
  const { floor } = await db
    .selectFrom('issue')
    .select(({ fn }) => fn.max('revision_floor').as('floor'))
    .executeTakeFirstOrThrow();
  return floor ?? 0;
}

/** Stores a published issue as its next revision, so that the text of every walk stays readable (RECORD-11). */
export async function insertRevision(
  db: Db,
  issue: StoredIssue,
  saved: { at: string; who: string | null } & { [said in keyof ChangeNote]?: string | undefined },
): Promise<void> {
  const { translations } = publishedIn(issue);
  await db
    .insertInto('revision')
    .values({
      issue_id: issue._id,
      number: issue.revision ?? 1,
      ...rowOfDetails(issue, membersOf('inRevision')),
      steps: formatJson(issue.steps),
      translations: translations ? formatJson(translations) : null,
      saved_at: saved.at,
      saved_by: saved.who,
      note: saved.note ?? null,
      urgent: saved.urgent ?? null,
    })
    .execute();
}

/** Tells whether 'images/<hash>.webp' is stored. The image then counts as new, so that a sweep at the same time does not delete it. */
export async function touchImage(db: Db, image: string, now: string): Promise<boolean> {
  const hash = hashOfImage(image);
  if (hash === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('image')
    .set({ created_at: now })
    .where('hash', '=', hash)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

const LIBRARY_VERSION = 'library-version';

/** Gives the library a new version. Call it in the transaction of each save that changes what advisors read. */
export async function bumpLibraryVersion(db: Db, version: string): Promise<void> {
  await writeSetting(db, LIBRARY_VERSION, version);
}

/** Makes a function that reads the library's version, '' before the first change. The query is compiled once, as every request of an advisor runs it. */
export function libraryVersionReader(db: Db): () => Promise<string> {
  const query = db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', LIBRARY_VERSION)
    .compile();
  return async () => {
    const { rows } = await db.executeQuery(query);
    return rows[0]?.value ?? '';
  };
}
