import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Returns the rows of `name` that are escalations which count. */
const escalated = (name: string) => `${name}.status = 'Escalated' and ${name}.practice = 0`;

const MEMBERS = {
  issueId: 'issue_id',
  title: 'title',
  category: 'category',
  revision: 'revision',
  advisor: 'advisor',
  startedAt: 'started_at',
} as const;

/** Returns the members of an attendance that are sent, as arguments of a function that makes a JSON object. */
const content = (row: string) =>
  Object.entries(MEMBERS)
    .map(([member, column]) => `'${member}', ${row}.${column}`)
    .join(', ');

/** Tells whether the target `t` wants escalations of the category of `row`. */
const wants = (row: string, find: 'instr' | 'strpos') => `t.escalations = 1
  and (t.categories = '[]' or ${find}(t.categories, '"' || ${row}.category || '"') > 0)`;

// Runs in the transaction of the attendance itself, no matter who writes it; each key is sent once.
async function tellOnSqlite(db: Kysely<unknown>): Promise<void> {
  const trigger = async (name: string, event: string, when: string) =>
    await sql
      .raw(
        `create trigger ${name} after ${event} on attendance
          when ${when} and exists (select 1 from told_target)
        begin
          insert into told_event (key, kind, at, record_id, content)
          select new.key, 'escalation', new.received_at, new.id, json_object(${content('new')})
          where exists (select 1 from told_target t where ${wants('new', 'instr')})
          on conflict (key) do nothing;
          insert into told_delivery
            (id, event_key, target_id, kind, address, state, tries, at, since, next_at)
          select lower(hex(randomblob(16))), new.key, t.id, t.kind, t.address, 'waiting', 0,
            new.received_at, new.received_at, new.received_at
          from told_target t where ${wants('new', 'instr')}
          on conflict (event_key, target_id) do nothing;
        end`,
      )
      .execute(db);
  await trigger('attendance_told', 'insert', escalated('new'));
  await trigger(
    'attendance_told_late',
    'update of status, practice',
    `${escalated('new')} and not (${escalated('old')})`,
  );
}

// Once a statement, as a group of records is one.
async function tellOnPostgres(db: Kysely<unknown>): Promise<void> {
  const trigger = async (event: string, tables: string, rows: string) => {
    const name = `attendance_${event}_told`;
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin
          if not exists (select 1 from told_target) then return null; end if;
          insert into told_event (key, kind, at, record_id, content)
          select a.key, 'escalation', a.received_at, a.id,
            json_build_object(${content('a')})::text
          from (${rows}) a
          where exists (select 1 from told_target t where ${wants('a', 'strpos')})
          order by a.key on conflict (key) do nothing;
          insert into told_delivery
            (id, event_key, target_id, kind, address, state, tries, at, since, next_at)
          select replace(gen_random_uuid()::text, '-', ''), a.key, t.id, t.kind, t.address,
            'waiting', 0, a.received_at, a.received_at, a.received_at
          from (${rows}) a join told_event e on e.key = a.key
          join told_target t on ${wants('a', 'strpos')}
          order by a.key on conflict (event_key, target_id) do nothing;
          return null;
        end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${name} after ${event} on attendance referencing ${tables}
          for each statement execute function ${name}()`,
      )
      .execute(db);
  };
  const added = `select added.* from added where ${escalated('added')}`;
  await trigger('insert', 'new table as added', added);
  await trigger(
    'update',
    'old table as gone new table as added',
    `select added.* from added join gone on gone.id = added.id
      where ${escalated('added')} and not (${escalated('gone')})`,
  );
}

type Table = CreateTableBuilder<string, string>;

/** Returns the table with columns of text that are never null. */
const texts = (table: Table, ...names: string[]): Table =>
  names.reduce((all, name) => all.addColumn(name, 'text', (c) => c.notNull()), table);

/** Adds notification targets, events and deliveries; triggers add the escalations (NOTIFICATIONS-2). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const bytes = dialect === 'sqlite' ? 'blob' : 'bytea';
  const create = async <T extends string>(table: CreateTableBuilder<T>) =>
    await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
  const target = db.schema
    .createTable('told_target')
    .addColumn('id', 'text', (c) => c.primaryKey());
  await create(
    texts(target, 'kind', 'address', 'categories', 'summary', 'created_at')
      .addColumn('escalations', 'integer', (c) => c.notNull())
      .addColumn('summed_through', 'text')
      .addColumn('secret', 'text')
      .addColumn('former_secret', 'text')
      .addColumn('former_until', 'text')
      .addUniqueConstraint('told_target_address', ['kind', 'address']),
  );
  const event = db.schema.createTable('told_event').addColumn('key', bytes, (c) => c.primaryKey());
  await create(texts(event, 'kind', 'at', 'content').addColumn('record_id', bytes));
  const delivery = db.schema
    .createTable('told_delivery')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('event_key', bytes, (c) => c.notNull());
  await create(
    texts(delivery, 'target_id', 'kind', 'address', 'state', 'at', 'since', 'next_at')
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('answer', 'text')
      .addUniqueConstraint('told_delivery_once', ['event_key', 'target_id']),
  );
  const index = async (name: string, columns: string[], state?: string) => {
    const all = db.schema.createIndex(`told_delivery_${name}`).on('told_delivery').columns(columns);
    await (state ? all.where(sql.ref('state'), '=', sql.lit(state)) : all).execute();
  };
  await index('due', ['target_id', 'next_at'], 'waiting');
  await index('handed', ['id'], 'handed');
  await index('log', ['at', 'id']);
  await index('states', ['state', 'at', 'id']);
  await (dialect === 'sqlite' ? tellOnSqlite(db) : tellOnPostgres(db));
}
