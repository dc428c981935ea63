import { sql, type RawBuilder } from 'kysely';
import type { InboxItem } from '#core/inbox/inbox-schema.ts';
import { INBOX_KINDS, type InboxKind, type InboxState } from '#core/inbox/inbox.ts';
import type { Db } from '../db/tables/database.ts';
import type { Dialect } from '../db/columns/dialect.ts';
import { uuidBytes, uuidText } from '../db/columns/uuid.ts';

/** The table for each kind of message, and the column that says when such a message was archived. */
const TABLES = {
  missing: { table: 'missing_issue', archived: 'archived_at' },
  feedback: { table: 'feedback', archived: 'archived_at' },
  note: { table: 'step_note', archived: 'done_at' },
} as const satisfies Record<InboxKind, object>;

const EXCERPT = 200;

// A table may lack a column, and both databases want a type for the null in its place.
const NO_TEXT = sql`cast(null as text)`;
const NO_NUMBER = sql`cast(null as real)`;

/** The columns of a message in a list, the same for every kind. */
type ListedRow = {
  kind: InboxKind;
  id: Uint8Array;
  advisor: string;
  received_at: string;
  excerpt: string;
  rating: number | null;
  category: string | null;
  issue_id: string | null;
  draft_id: string | null;
  read_at: string | null;
  answered_at: string | null;
  archived_at: string | null;
};

const OWN = {
  missing: [NO_NUMBER, sql`category`, NO_TEXT, sql`draft_id`],
  feedback: [sql`rating`, NO_TEXT, NO_TEXT, NO_TEXT],
  note: [NO_NUMBER, NO_TEXT, sql`issue_id`, NO_TEXT],
} as const satisfies Record<InboxKind, readonly RawBuilder<unknown>[]>;

export type Listing = {
  state: InboxState;
  before: { receivedAt: string; _id: string } | undefined;
  limit: number;
};

/** Returns the conditions of the database index for this kind and state. */
function conditionsOf(kind: InboxKind, state: InboxState): RawBuilder<unknown>[] {
  const archived = sql.ref(TABLES[kind].archived);
  const own = kind === 'missing' ? [sql`merged_into is null`] : [];
  if (state === 'archived') return [sql`${archived} is not null`, ...own];
  const open = [sql`${archived} is null`, ...own];
  if (state === 'unread') return [...open, sql`read_at is null`];
  return state === 'answered' ? [...open, sql`answered_at is not null`] : open;
}

function tableBy(dialect: Dialect, kind: InboxKind, state: InboxState): RawBuilder<unknown> {
  const { table } = TABLES[kind];
  // SQLite has no statistics here, so it might choose the index of another state.
  return dialect === 'sqlite'
    ? sql`${sql.ref(table)} indexed by ${sql.ref(`${table}_${state}`)}`
    : sql.ref(table);
}

const NEWEST_FIRST = sql`order by received_at desc, id desc`;

/** Returns the messages of one kind, the newest first. It reads them from the index of their state, so that it takes no longer if there are many. */
export function messagesOf(
  dialect: Dialect,
  kind: InboxKind,
  { state, before, limit }: Listing,
): RawBuilder<ListedRow> {
  const [rating, category, issue, draft] = OWN[kind];
  const conditions = conditionsOf(kind, state);
  if (before) {
    const id = uuidBytes(before._id);
    conditions.push(sql`(received_at, id) < (${before.receivedAt}, ${id})`);
  }
  return sql`select ${sql.lit(kind)} as kind, id, advisor, received_at,
      substr(description, 1, ${sql.lit(EXCERPT)}) as excerpt,
      ${rating} as rating, ${category} as category, ${issue} as issue_id, ${draft} as draft_id,
      read_at, answered_at, ${sql.ref(TABLES[kind].archived)} as archived_at
    from ${tableBy(dialect, kind, state)}
    where ${sql.join(conditions, sql` and `)} ${NEWEST_FIRST} limit ${sql.lit(limit)}`;
}

export type ReadDatabase = { db: Db; dialect: Dialect };

async function titlesOf(db: Db, rows: readonly ListedRow[]) {
  const ids = rows.flatMap(({ issue_id }) => issue_id ?? []);
  if (ids.length === 0) return new Map<string, { title: string; category: string }>();
  const issues = await db
    .selectFrom('issue')
    .select(['id', 'title', 'category'])
    .where('id', 'in', ids)
    .execute();
  return new Map(issues.map(({ id, ...issue }) => [id, issue]));
}

async function mergedInto(db: Db, rows: readonly ListedRow[]): Promise<Map<string | null, number>> {
  const ids = rows.filter(({ kind }) => kind === 'missing').map(({ id }) => uuidText(id));
  if (ids.length === 0) return new Map();
  const counts = await db
    .selectFrom('missing_issue')
    .select(({ fn }) => ['merged_into', fn.countAll().as('count')])
    .where('merged_into', 'in', ids)
    .groupBy('merged_into')
    .execute();
  return new Map(counts.map(({ merged_into, count }) => [merged_into, Number(count)]));
}

/** Lists at most `limit` messages of these kinds, the newest first. If two have the same time, the one with the higher id comes first. */
export async function listMessages(
  { db, dialect }: ReadDatabase,
  kinds: readonly InboxKind[],
  listing: Listing,
): Promise<InboxItem[]> {
  const each = kinds.map((kind) => sql`select * from (${messagesOf(dialect, kind, listing)}) as m`);
  const { rows } = await sql<ListedRow>`
    ${sql.join(each, sql` union all `)} ${NEWEST_FIRST} limit ${sql.lit(listing.limit)}`.execute(
    db,
  );
  const titles = await titlesOf(db, rows);
  const merged = await mergedInto(db, rows);
  return rows.map((row) => {
    const issue = titles.get(row.issue_id ?? '');
    const _id = uuidText(row.id);
    return {
      _id,
      kind: row.kind,
      advisor: row.advisor,
      receivedAt: row.received_at,
      excerpt: row.excerpt,
      rating: row.rating,
      category: row.category ?? issue?.category ?? null,
      issue: issue?.title ?? null,
      merged: merged.get(_id) ?? 0,
      hasDraft: row.draft_id !== null,
      isRead: row.read_at !== null,
      isAnswered: row.answered_at !== null,
      isArchived: row.archived_at !== null,
    };
  });
}

/** Counts the messages that nobody has read, without those that were archived or merged. */
export async function countUnread({ db, dialect }: ReadDatabase): Promise<number> {
  const each = INBOX_KINDS.map((kind) => {
    const conditions = sql.join(conditionsOf(kind, 'unread'), sql` and `);
    return sql`select count(*) as count from ${tableBy(dialect, kind, 'unread')} where ${conditions}`;
  });
  const { rows } = await sql<{
    count: number | string;
  }>`${sql.join(each, sql` union all `)}`.execute(db);
  // PostgreSQL counts in bigint, which the driver returns as text.
  return rows.reduce((sum, { count }) => sum + Number(count), 0);
}

/** The part of an issue that a message shows. */
export type FoundIssue = {
  _id: string;
  title: string;
  category: string;
  publish: boolean;
  isArchived: boolean;
};

export async function findIssue(db: Db, _id: string): Promise<FoundIssue | undefined> {
  const row = await db
    .selectFrom('issue')
    .select(['title', 'category', 'published', 'archived'])
    .where('id', '=', _id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { title, category, published, archived } = row;
  return { _id, title, category, publish: published === 1, isArchived: archived === 1 };
}

/** Returns the name of an administrator, or the email if there is no name; null if the account no longer exists. */
export async function nameOfAdmin(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('admin')
    .select(['name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name || row?.email || null;
}
