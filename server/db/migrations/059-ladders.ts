import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** The indexes of deliveries, by their columns; one for a single state has that as its condition. */
const INDEXES: readonly [name: string, columns: readonly string[], state?: string][] = [
  ['told_delivery_due', ['target_id', 'next_at'], 'waiting'],
  ['told_delivery_handed', ['id'], 'handed'],
  ['told_delivery_grouped', ['target_id'], 'grouped'],
  ['told_delivery_log', ['at', 'id']],
  ['told_delivery_states', ['state', 'at', 'id']],
];

const ONCE = 'told_delivery_once';

/** The columns by which a delivery happens once: who is on duty is told by the same target. */
const ONCE_BY = ['event_key', 'target_id', 'address', 'round', 'step'];

const FORMER = [
  ['id', 'event_key', 'target_id', 'kind', 'address', 'state'],
  ['at', 'since', 'next_at', 'tries', 'answer'],
].flat();

/** Leaves out the columns by which the triggers of former releases name the constraint: without them they work until the start replaces them, also for a server that still runs. */
const withoutColumns = (text: string): string =>
  text.replaceAll(/on conflict \(event_key, target_id\)/g, 'on conflict');

async function mendFunctions(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; text: string }>`
    select proname as name, prosrc as text from pg_proc
    where pronamespace = current_schema()::regnamespace
      and prosrc like '%on conflict (event_key, target_id)%'`.execute(db);
  for (const { name, text } of rows)
    await sql`create or replace function ${sql.ref(name)}() returns trigger language plpgsql as ${sql.lit(
      withoutColumns(text),
    )}`.execute(db);
}

/** Makes the table anew, since SQLite drops no constraint, and the triggers that name it. */
async function rebuild(db: Kysely<unknown>): Promise<void> {
  const { rows: triggers } = await sql<{ name: string; text: string }>`
    select name, sql as text from sqlite_master
    where type = 'trigger' and sql like '%told_delivery%'`.execute(db);
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  const columns = sql.join(FORMER.map((name) => sql.ref(name)));
  await sql`create table told_delivery_anew (
    id text primary key, event_key blob not null, target_id text not null, kind text not null,
    address text not null, state text not null, at text not null, since text not null,
    next_at text not null, tries integer not null, answer text,
    step integer not null default 1, round integer not null default 1,
    constraint ${sql.ref(ONCE)} unique (${sql.join(ONCE_BY.map((name) => sql.ref(name)))})
  ) strict`.execute(db);
  await sql`insert into told_delivery_anew (${columns}) select ${columns} from told_delivery`.execute(
    db,
  );
  await db.schema.dropTable('told_delivery').execute();
  await sql`alter table told_delivery_anew rename to told_delivery`.execute(db);
  for (const [name, of, state] of INDEXES) {
    const index = db.schema
      .createIndex(name)
      .on('told_delivery')
      .columns([...of]);
    await (
      state === undefined ? index : index.where(sql.ref('state'), '=', sql.lit(state))
    ).execute();
  }
  for (const { text } of triggers) await sql.raw(withoutColumns(text)).execute(db);
}

/** Adds the steps in which people are told, how far each escalation is, and networks that were held to the first step (LADDER-1, LADDER-9). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const bytes = dialect === 'sqlite' ? 'blob' : 'bytea';
  const strict = dialect === 'sqlite' ? sql`strict` : sql``;
  if (dialect === 'sqlite') await rebuild(db);
  else {
    const table = db.schema.alterTable('told_delivery');
    for (const name of ['step', 'round'])
      await table.addColumn(name, 'integer', (c) => c.notNull().defaultTo(1)).execute();
    await table.dropConstraint(ONCE).execute();
    await table.addUniqueConstraint(ONCE, ONCE_BY).execute();
    await mendFunctions(db);
  }
  await db.schema
    .createTable('told_ladder')
    .addColumn('position', 'integer', (c) => c.primaryKey())
    .addColumn('areas', 'text', (c) => c.notNull())
    .addColumn('categories', 'text', (c) => c.notNull())
    .addColumn('rounds', 'integer', (c) => c.notNull())
    .addColumn('steps', 'text', (c) => c.notNull())
    .modifyEnd(strict)
    .execute();
  await db.schema
    .createTable('told_run')
    .addColumn('event_key', bytes, (c) => c.primaryKey())
    .addColumn('record_id', bytes, (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('step', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('round', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('due_at', 'text')
    .addColumn('is_stranger', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('escalated_at', 'text')
    .addColumn('ended_by', 'text')
    .modifyEnd(strict)
    .execute();
  await db.schema.createIndex('told_run_record').on('told_run').column('record_id').execute();
  await db.schema.createIndex('told_run_age').on('told_run').column('at').execute();
  await db.schema
    .createIndex('told_run_due')
    .on('told_run')
    .column('due_at')
    .where(sql.ref('ended_by'), 'is', null)
    .execute();
  await db.schema
    .createTable('told_hold')
    .addColumn('press_id', 'text', (c) => c.primaryKey())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .modifyEnd(strict)
    .execute();
}
