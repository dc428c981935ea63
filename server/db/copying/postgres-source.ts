import type pg from 'pg';
import { serversOf } from '../postgres/addresses.ts';
import {
  inCopyingOrder,
  lengthOf,
  PART_LETTERS,
  PART_ROWS,
  quoted,
  UNFINISHED,
  type Part,
  type Row,
  type Source,
  type Table,
} from './rows.ts';

/** PostgreSQL's type numbers for integers, decimals and bytes. */
const NUMBERS: readonly number[] = [20, 21, 23, 700, 701];
const BYTES = 17;

const types = {
  getTypeParser: (type: number) => (text: string) => {
    if (type === BYTES) return Buffer.from(text.slice(2), 'hex');
    return NUMBERS.includes(type) ? Number(text) : text;
  },
};

/** Opens a separate connection, without time limits, to the first suitable server of the address. */
export async function connectPostgres(url: string): Promise<pg.Client> {
  const { default: driver } = await import('pg');
  const { urls, areToTakeWrites } = serversOf(url);
  let reason = new Error('no PostgreSQL server is named');
  for (const connectionString of urls) {
    const client = new driver.Client({ connectionString, connectionTimeoutMillis: 5_000 });
    // Later queries fail by themselves. Without a listener the event would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ answer: string }>(
        "select current_setting('transaction_read_only') as answer",
      );
      if (!areToTakeWrites || rows[0]?.answer === 'off') return client;
      await client.end();
      reason = new Error('no PostgreSQL server accepts writes');
    } catch (error) {
      reason = error instanceof Error ? error : new Error(String(error));
    }
  }
  throw reason;
}

/** Returns the names of the tables there, our own and others'. */
export async function tablesOnPostgres(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  );
  return rows.map(({ name }) => name);
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const names = (await tablesOnPostgres(client)).filter((name) => name !== UNFINISHED);
  const tables: Table[] = [];
  for (const name of inCopyingOrder(names)) {
    const columns = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = $1`,
      [name],
    );
    const counted = await client.query<{ rows: string }>(
      `select count(*) as rows from ${quoted(name)}`,
    );
    tables.push({
      name,
      columns: columns.rows.map((one) => one.name).sort(),
      rows: Number(counted.rows[0]?.rows),
    });
  }
  return tables;
}

async function* partsOf(
  client: pg.Client,
  table: Table,
  after: number,
): AsyncGenerator<Part, void> {
  const { name, columns } = table;
  await client.query(
    `declare copied no scroll cursor for
     select ${columns.map(quoted).join(', ')} from ${quoted(name)} offset ${after}`,
  );
  // The length of the rows is not known beforehand, since images come a few at a time.
  for (let size = 8; ;) {
    const { rows } = await client.query<Value[]>({
      text: `fetch ${size} from copied`,
      rowMode: 'array',
      types,
    });
    if (rows.length > 0 || table.rows <= after) yield { table, rows };
    if (rows.length < size) break;
    const letters = rows.reduce((all, row) => all + lengthOf(row), 0);
    const fitting = Math.floor((PART_LETTERS * size) / (letters + 1));
    size = Math.max(1, Math.min(PART_ROWS, fitting, size * 4));
  }
  await client.query('close copied');
}

type Value = Row[number];

/** Opens one moment of a PostgreSQL database. With `isAlone`, nobody may write to it until it is closed, and it throws if somebody does. */
export async function openPostgresSource(url: string, isAlone = false): Promise<Source> {
  const client = await connectPostgres(url);
  try {
    await client.query('begin isolation level repeatable read');
    if (isAlone) {
      await client.query("set local lock_timeout = '5s'");
      const names = await tablesOnPostgres(client);
      if (names.length > 0)
        await client.query(`lock table ${names.map(quoted).join(', ')} in share mode`);
    }
    // Rows are read in the order of the file, which is the same at each reading.
    await client.query('set local synchronize_seqscans = off');
    await client.query('set local max_parallel_workers_per_gather = 0');
    await client.query('set local enable_indexscan = off');
    await client.query('set local cursor_tuple_fraction = 1');
    await client.query('set local extra_float_digits = 1');
    await client.query("set local bytea_output = 'hex'");
    const tables = await tablesOf(client);
    const { rows: applied } = tables.some(({ name }) => name === 'migration')
      ? await client.query<{ name: string }>('select name from migration')
      : { rows: [] };
    return {
      tables,
      migrations: applied.map(({ name }) => name).sort(),
      parts: async function* (after = new Map()) {
        for (const table of tables) yield* partsOf(client, table, after.get(table.name) ?? 0);
      },
      close: async () => await client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}
