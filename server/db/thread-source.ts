import { parentPort, workerData } from 'node:worker_threads';
import { Kysely, type RawBuilder } from 'kysely';
import { assert } from '#core/base/assert.ts';
import { copyText } from './reading/copied-rows.ts';
import { sqliteCursor } from './reading/row-cursor.ts';
import type { Schema } from './tables/schema.ts';
import { WaitingSqliteDialect } from './sqlite-dialect.ts';

/** Returns the port on which a reading thread (`reading-thread.ts`) gets its questions, and its own connection to the file. */
export function threadSource() {
  const port = parentPort;
  assert(port, 'this file runs as a worker');
  const { file } = workerData as { file: string };
  const db = new Kysely<Schema>({ dialect: new WaitingSqliteDialect(file) });
  const rowsOf = <Row>(query: RawBuilder<Row>, size: number) =>
    sqliteCursor(file, query.compile(db), size);
  function* copied(query: RawBuilder<unknown>, size: number) {
    for (const rows of rowsOf(query, size)) yield copyText(rows);
  }
  return { port, source: { db, dialect: 'sqlite', rowsOf, copied } as const };
}
