import { parentPort, workerData } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { assert } from '#core/assert.ts';
import { sqliteCursor } from '../db/held-cursor.ts';
import type { Asked } from '../db/reading-thread.ts';
import type { Schema } from '../db/schema.ts';
import { WaitingSqliteDialect } from '../db/sqlite-dialect.ts';
import type { Question } from './reader.ts';
import { countTree, type ReadingSource } from './reads.ts';

// To count the walks of years takes seconds: on a thread and a connection of its own nobody waits for it.
const port = parentPort;
assert(port, 'tree-numbers-worker.ts runs as a worker');
const { file } = workerData as { file: string };
const db = new Kysely<Schema>({ dialect: new WaitingSqliteDialect(file) });
const source: ReadingSource = {
  db,
  dialect: 'sqlite',
  rowsOf: (query, size) => sqliteCursor(file, query.compile(db), size),
};

port.on('message', ({ number, question: { selection, drawn } }: Asked<Question>) => {
  void countTree(source, selection, drawn).then(
    (answer) => port.postMessage({ number, answer }, []),
    (error: unknown) => port.postMessage({ number, error }, []),
  );
});
