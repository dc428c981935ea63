import { sql, type ColumnDataType, type CreateTableBuilder, type Kysely } from 'kysely';
import {
  readStep,
  wordingOf,
  writeStep,
  type RecordedStep,
  type Wording,
} from '#core/record/recorded-steps.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { Dialect } from '../columns/dialect.ts';
import type { Report } from './list.ts';

type Row = Record<string, unknown>;
type Tables = Record<string, Row>;
type Table = 'attendance' | 'feedback' | 'missing_issue';

const BATCH = 1_000;
/** The rows of one insert: few enough to prepare the statement once; longer ones pile up until they are collected. */
const INSERT = 40;
/** Revisions whose words are remembered. */
const WORDINGS = 1_000;

/** Random keys touch every page of their index: SQLite's own 16 MB would write each of them again and again. */
const CACHE_KIB = 128_000;

const TABLES: readonly Table[] = ['attendance', 'feedback', 'missing_issue'];
const DAY_INDEX = ['started_day', 'started_at', 'id'] as const;

/** Makes records compact: bytes for ids, keys, hashes; steps name their revision's words. Tables are replaced in one transaction. */
export async function up(db: Kysely<unknown>, dialect: Dialect, report: Report): Promise<void> {
  const tables = db as Kysely<Tables>;
  const usualCache = dialect === 'sqlite' ? await setCache(db, -CACHE_KIB) : 0;
  await createTables(db, dialect);
  const wordingAt = wordings(tables);
  for (const table of TABLES) await copy(tables, dialect, table, wordingAt, report);
  for (const table of TABLES) await replace(db, dialect, table);
  await db.schema
    .createIndex('attendance_by_day')
    .on('attendance')
    .columns([...DAY_INDEX])
    .where(sql.ref('practice'), '=', sql.lit(0))
    .execute();
  if (dialect === 'postgres') {
    await sql`analyze attendance`.execute(db);
    return;
  }
  await checkIntegrity(db);
  await setCache(db, usualCache);
}

/** Sets how much SQLite remembers, in its own unit, and returns what it was. */
async function setCache(db: Kysely<unknown>, size: number): Promise<number> {
  const { rows } = await sql<{ cache_size: number }>`pragma cache_size`.execute(db);
  await sql`pragma cache_size = ${sql.lit(size)}`.execute(db);
  return rows[0]?.cache_size ?? size;
}

async function createTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const bytes: ColumnDataType = dialect === 'sqlite' ? 'blob' : 'bytea';
  // Byte by byte, as SQLite orders texts.
  const sorted = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  const create = async <T extends string>(table: CreateTableBuilder<T>) =>
    await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
  const keyed = (name: Table) =>
    db.schema
      .createTable(`${name}_compact`)
      .addColumn('id', bytes, (c) => c.primaryKey())
      .addColumn('key', bytes, (c) => c.notNull().unique())
      .addColumn('body_hash', bytes, (c) => c.notNull())
      .addColumn('received_at', 'text', (c) => c.notNull())
      .addColumn('correction', 'integer', (c) => c.notNull());

  await create(
    keyed('attendance')
      .addColumn('issue_id', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer')
      .addColumn('sent_revision', 'integer')
      .addColumn('title', sorted, (c) => c.notNull())
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('advisor', sorted, (c) => c.notNull())
      .addColumn('started_at', sorted, (c) => c.notNull())
      .addColumn('finished_at', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('started_day', sorted, (c) => c.notNull())
      .addColumn('started_minute', 'integer', (c) => c.notNull())
      .addColumn('status', sorted, (c) => c.notNull())
      .addColumn('rating', 'real')
      .addColumn('practice', 'integer', (c) => c.notNull())
      .addColumn('flagged', 'integer', (c) => c.notNull())
      .addColumn('device', 'text')
      .addColumn('description', sorted, (c) => c.notNull())
      .addColumn('steps', 'text', (c) => c.notNull())
      // Last, since it is long and seldom read.
      .addColumn('trail', 'text'),
  );
  await create(
    keyed('feedback')
      .addColumn('advisor', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('rating', 'real', (c) => c.notNull())
      .addColumn('read_at', 'text')
      .addColumn('answered_at', 'text'),
  );
  await create(
    keyed('missing_issue')
      .addColumn('advisor', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('category', 'text')
      .addColumn('read_at', 'text')
      .addColumn('answered_at', 'text'),
  );
  await create(
    db.schema
      .createTable('former_record')
      .addColumn('record_id', bytes, (c) => c.notNull())
      .addColumn('correction', 'integer', (c) => c.notNull())
      .addColumn('body_hash', bytes, (c) => c.notNull())
      .addColumn('received_at', 'text', (c) => c.notNull())
      .addColumn('record', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('former_record_pk', ['record_id', 'correction']),
  );
}

type WordingAt = (issueId: unknown, revision: unknown) => Promise<Wording | undefined>;

function wordings(db: Kysely<Tables>): WordingAt {
  const known = new Map<string, Wording | undefined>();
  return async (issueId, revision) => {
    if (revision === null) return undefined;
    const name = JSON.stringify([issueId, revision]);
    if (known.has(name)) return known.get(name);
    const row = await db
      .selectFrom('revision')
      .select('steps')
      .where('issue_id', '=', issueId)
      .where('number', '=', revision)
      .executeTakeFirst();
    const wording = row && wordingOf(JSON.parse(row['steps'] as string) as SavedStep[]);
    if (known.size >= WORDINGS) known.clear();
    known.set(name, wording);
    return wording;
  };
}

function uuid(row: Row, column: string): Uint8Array {
  const hex = String(row[column]).replaceAll('-', '');
  if (/^[0-9a-f]{32}$/i.test(hex)) return Uint8Array.fromHex(hex);
  throw new Error(`the record ${String(row['id'])} has a ${column} that is no UUID`);
}

/** Returns a 0 byte and the first half of the old hash, which was made of the members in the order sent. */
function firstHash(text: unknown): Uint8Array {
  const hash = Buffer.from(String(text), 'base64url').subarray(0, 16);
  return Uint8Array.of(0, ...hash);
}

function compactSteps(row: Row, wording: Wording | undefined): string {
  const steps = JSON.parse(row['steps'] as string) as RecordedStep[];
  const compact = steps.map((step) => {
    const written = writeStep(step, wording);
    // Only if the revision asks in the very words that the record holds may it lose them.
    return readStep(written, wording).question === step.question ? written : step;
  });
  return JSON.stringify(compact);
}

async function compactRow(table: Table, row: Row, wordingAt: WordingAt): Promise<Row> {
  const compact = {
    ...row,
    id: uuid(row, 'id'),
    key: uuid(row, 'key'),
    body_hash: firstHash(row['body_hash']),
    correction: 0,
  };
  if (table !== 'attendance') return compact;
  const wording = await wordingAt(row['issue_id'], row['revision']);
  const isWorded = wording !== undefined;
  return {
    ...compact,
    revision: isWorded ? row['revision'] : null,
    sent_revision: isWorded ? null : row['revision'],
    flagged: isWorded ? row['flagged'] : 1,
    steps: compactSteps(row, wording),
  };
}

async function countIn(db: Kysely<Tables>, table: string): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((all) => all.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function copy(
  db: Kysely<Tables>,
  dialect: Dialect,
  table: Table,
  wordingAt: WordingAt,
  report: Report,
): Promise<void> {
  const all = await countIn(db, table);
  // SQLite reads in the order of the file, from beginning to end.
  const place = dialect === 'sqlite' ? sql.ref('rowid') : sql.ref('id');
  let after: unknown;
  for (let done = 0; ;) {
    let query = db.selectFrom(table).selectAll().select(place.as('place'));
    if (after !== undefined) query = query.where(place, '>', after);
    const rows = await query.orderBy(place).limit(BATCH).execute();
    const last = rows.at(-1);
    if (!last) break;
    after = last['place'];
    const compact = [];
    for (const { place: _, ...row } of rows) compact.push(await compactRow(table, row, wordingAt));
    for (let from = 0; from < compact.length; from += INSERT) {
      const values = compact.slice(from, from + INSERT);
      await db.insertInto(`${table}_compact`).values(values).execute();
    }
    done += rows.length;
    report(done, all);
  }
  const copied = await countIn(db, `${table}_compact`);
  if (copied !== all) throw new Error(`${copied} of ${all} rows of ${table} were copied`);
}

async function replace(db: Kysely<unknown>, dialect: Dialect, table: Table): Promise<void> {
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(`${table}_compact`).renameTo(table).execute();
  if (dialect === 'sqlite') return;
  for (const kind of ['pkey', 'key_key']) {
    const [from, to] = [sql.ref(`${table}_compact_${kind}`), sql.ref(`${table}_${kind}`)];
    await sql`alter table ${sql.ref(table)} rename constraint ${from} to ${to}`.execute(db);
  }
}

async function checkIntegrity(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(10)`.execute(db);
  const found = rows.map((row) => row.integrity_check).join('; ');
  if (found !== 'ok') throw new Error(`the integrity check of the file found: ${found}`);
}
