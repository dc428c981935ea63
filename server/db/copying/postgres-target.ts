import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { connectPostgres, tablesOnPostgres } from './postgres-source.ts';
import { assertSame, quoted, UNFINISHED, type Part, type Row, type Target } from './rows.ts';

/** The query for the constraints and indexes that are removed while rows are copied. Each has two statements: `away`, and `back` for when all rows are there. */
const REST = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select distinct format('alter table %s disable trigger user', tgrelid::regclass),
    format('alter table %s enable trigger user', tgrelid::regclass)
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace`;

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function empty(client: pg.Client): Promise<void> {
  const names = (await tablesOnPostgres(client)).filter((name) => name !== UNFINISHED);
  await client.query(`truncate ${names.map(quoted).join(', ')}`);
  await client.query(`delete from ${UNFINISHED} where kind = 'rows'`);
}

/** Empties the tables and removes what the database derives from rows, noting how to restore it. */
async function prepare(client: pg.Client): Promise<void> {
  const { rows: rest } = await client.query<{ away: string; back: string }>(REST);
  for (const { away, back } of rest) {
    await client.query(away);
    await client.query(`insert into ${UNFINISHED} (kind, name, value) values ('rest', $1, $2)`, [
      away,
      back,
    ]);
  }
  await empty(client);
  await client.query(
    `insert into ${UNFINISHED} (kind, name, value) values ('state', 'prepared', '')`,
  );
}

type Note = { name: string; value: string };

async function notes(client: pg.Client, kind: string): Promise<Note[]> {
  const { rows } = await client.query<Note>(
    `select name, value from ${UNFINISHED} where kind = $1 order by place`,
    [kind],
  );
  return rows;
}

/** Notes in an empty PostgreSQL database which copy goes into it. It tells whether the tables must still be made. */
export async function beginOnPostgres(url: string, what: string): Promise<boolean> {
  const client = await connectPostgres(url);
  try {
    const names = await tablesOnPostgres(client);
    if (names.includes(UNFINISHED)) {
      assertSame(what, (await notes(client, 'what'))[0]?.value);
      return (await notes(client, 'state')).length === 0;
    }
    if (names.length > 0) throw new Error('the PostgreSQL database is not empty');
    await inTransaction(client, async () => {
      await client.query(
        `create table ${UNFINISHED} (place serial primary key, kind text, name text, value text)`,
      );
      await client.query(`insert into ${UNFINISHED} (kind, name, value) values ('what', '', $1)`, [
        what,
      ]);
    });
    return true;
  } finally {
    await client.end();
  }
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Returns a row in PostgreSQL's text format. */
function copyLine(row: Row): string {
  const cells = row.map((value) => {
    if (value === null) return '\\N';
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string')
      return value.replaceAll(/[\\\n\r\t]/g, (one) => ESCAPES[one] ?? one);
    return `\\\\x${Buffer.from(value.buffer, value.byteOffset, value.length).toString('hex')}`;
  });
  return `${cells.join('\t')}\n`;
}

/** Opens a prepared PostgreSQL database for the rows of a copy, which may be a first or a later one. */
export async function openPostgresTarget(url: string, isAnew = false): Promise<Target> {
  const { from } = await import('pg-copy-streams');
  const client = await connectPostgres(url);
  const isPrepared = (await notes(client, 'state')).length > 0;
  if (!isPrepared) await inTransaction(client, async () => await prepare(client));
  else if (isAnew) await inTransaction(client, async () => await empty(client));
  const done = new Map(
    (await notes(client, 'rows')).map(({ name, value }) => [name, Number(value)]),
  );
  // Rows and the note of their number are lost together or not at all.
  await client.query('set synchronous_commit = off');
  const add = async ({ table: { name, columns }, rows }: Part, now: number) => {
    const into = client.query(
      from(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`),
    );
    await pipeline(Readable.from([rows.map(copyLine).join('')]), into);
    await client.query(`delete from ${UNFINISHED} where kind = 'rows' and name = $1`, [name]);
    await client.query(`insert into ${UNFINISHED} (kind, name, value) values ('rows', $1, $2)`, [
      name,
      String(now),
    ]);
  };
  return {
    done,
    write: async (part, now) => await inTransaction(client, async () => await add(part, now)),
    finish: async () => {
      await client.query('set synchronous_commit = on');
      await inTransaction(client, async () => {
        for (const { value } of await notes(client, 'rest')) await client.query(value);
        await client.query(`drop table ${UNFINISHED}`);
      });
      await client.query('analyze');
    },
    close: async () => await client.end(),
  };
}
