import { parentPort, workerData } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { assert } from '#core/assert.ts';
import type { Schema } from '../db/schema.ts';
import { WaitingSqliteDialect } from '../db/sqlite-dialect.ts';
import type { WorkerAnswer, WorkerQuestion } from './reader.ts';
import { READS } from './reads.ts';

// Long reads on a thread and a connection of their own, so that no request waits for them.
const port = parentPort;
assert(port, 'analytics-worker.ts runs as a worker');
const { file } = workerData as { file: string };
const db = new Kysely<Schema>({ dialect: new WaitingSqliteDialect(file) });

async function answerTo({ number, name, question }: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    return { number, answer: await READS[name](db, question as never) };
  } catch (error) {
    return { number, error };
  }
}

port.on('message', (question: WorkerQuestion) => {
  void answerTo(question).then((answer) => port.postMessage(answer));
});
