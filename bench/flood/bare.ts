// A program of its own: bare `node:http` that answers with the same prepared bytes, after storing a row if asked to.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

type Row = Record<string, unknown>;

/** Returns the table of attendances with its indexes, without a trigger, and a row of it. */
function tableOf(file: string): { statements: string[]; row: Row } {
  const db = new BetterSqlite3(file, { readonly: true });
  const statements = db
    .prepare<[], string>(
      "select sql from sqlite_master where tbl_name = 'attendance' and type in ('table', 'index') and sql is not null order by type desc",
    )
    .pluck()
    .all();
  const row = db.prepare<[], Row>('select * from attendance limit 1').get();
  db.close();
  if (!row) throw new Error(`${file} has no attendance.`);
  return { statements, row };
}

/** Inserts the row of an attendance under a new id and key, durable when it resolves; those of one turn of the event loop are one commit. */
function barelyInserts(file: string): () => Promise<void> {
  const { statements, row } = tableOf(file);
  const db = new BetterSqlite3(join(mkdtempSync(join(tmpdir(), 'bench-bare-')), 'bare.db'));
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = full');
  for (const statement of statements) db.exec(statement);
  const columns = Object.keys(row);
  const values = columns.map((column) => `@${column}`).join(', ');
  const insert = db.prepare(`insert into attendance (${columns.join(', ')}) values (${values})`);
  const commit = db.transaction((count: number) => {
    for (let n = 0; n < count; n += 1)
      insert.run({ ...row, id: randomBytes(16), key: randomBytes(16) });
  });
  let waiting: (() => void)[] = [];
  const commitAll = () => {
    const all = waiting;
    waiting = [];
    commit(all.length);
    for (const resolve of all) resolve();
  };
  return async () =>
    await new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(commitAll);
    });
}

/** The answer it is set up to give. */
export interface Answer {
  /** Names and values in turn, as `node:http` takes them. */
  headers: string[];
  body: string;
  /** A SQLite file of ours: before each answer a row like its attendance is stored durably. */
  stores?: string;
}

let headers: string[] = [];
let body = Buffer.alloc(0);
let store: (() => Promise<void>) | undefined;
let stored: string | undefined;

const server = createServer((request, response) => {
  // The whole body is read first, as any server that answers it must.
  request.resume().on('end', () => void answer(response));
});

async function answer(response: ServerResponse): Promise<void> {
  if (store) await store();
  response.writeHead(200, headers);
  response.end(body);
}

process.on('message', (answer: Answer) => {
  headers = answer.headers;
  body = Buffer.from(answer.body);
  if (answer.stores !== stored)
    store = answer.stores === undefined ? undefined : barelyInserts(answer.stores);
  stored = answer.stores;
  process.send?.(true);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
