import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { assert } from '#core/assert.ts';
import type { Database, Db } from '../db/database.ts';
import { READS, type AnswerTo, type QuestionOf, type ReadName } from './reads.ts';

/** Runs long reads without delaying other requests (ANALYTICS-14). */
export type AnalyticsReader = {
  ask: <N extends ReadName>(name: N, question: QuestionOf<N>) => Promise<AnswerTo<N>>;
  close: () => Promise<void>;
};

/** What goes to the worker and what comes back. */
export type WorkerQuestion = { number: number; name: ReadName; question: QuestionOf<ReadName> };
export type WorkerAnswer = { number: number } & (
  | { answer: AnswerTo<ReadName> }
  | { error: unknown }
);

async function fileOf(db: Database): Promise<string> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db.read);
  const file = rows[0]?.file;
  assert(file, 'the SQLite database has a file');
  return file;
}

type PendingQuestion = {
  resolve: (answer: AnswerTo<ReadName>) => void;
  reject: (error: unknown) => void;
};

/** A started worker and the reads that wait for it; when it ends, all of them fail. */
function startWorker(file: string, ended: () => void) {
  const worker = new Worker(new URL('./analytics-worker.ts', import.meta.url), {
    workerData: { file },
  });
  const pending = new Map<number, PendingQuestion>();
  let asked = 0;
  const end = (error: unknown) => {
    ended();
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('message', (answer: WorkerAnswer) => {
    const asker = pending.get(answer.number);
    pending.delete(answer.number);
    if ('error' in answer) asker?.reject(answer.error);
    else asker?.resolve(answer.answer);
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The analytics worker ended.')));
  return {
    ask: async (name: ReadName, question: QuestionOf<ReadName>) => {
      const { promise, resolve, reject } = Promise.withResolvers<AnswerTo<ReadName>>();
      asked += 1;
      pending.set(asked, { resolve, reject });
      worker.postMessage({ number: asked, name, question } satisfies WorkerQuestion, []);
      return await promise;
    },
    close: async () => {
      const exit = once(worker, 'exit');
      await worker.terminate();
      await exit;
    },
  };
}

/** SQLite: one worker, started by the first read, and started again after it ended. */
function workerReader(db: Database): AnalyticsReader {
  let worker: Promise<ReturnType<typeof startWorker>> | undefined;
  const forget = () => {
    worker = undefined;
  };
  const start = async () => {
    try {
      return startWorker(await fileOf(db), forget);
    } catch (error) {
      forget();
      throw error;
    }
  };
  return {
    ask: async <N extends ReadName>(name: N, question: QuestionOf<N>) => {
      const asked = await (worker ??= start());
      return (await asked.ask(name, question)) as AnswerTo<N>;
    },
    close: async () => await (await worker)?.close(),
  };
}

/** PostgreSQL works in a process of its own: reads go through the pool. */
function poolReader(db: Database): AnalyticsReader {
  return {
    ask: async <N extends ReadName>(name: N, question: QuestionOf<N>) => {
      const read = READS[name] as (db: Db, question: QuestionOf<N>) => Promise<AnswerTo<N>>;
      return await read(db.read, question);
    },
    close: async () => undefined,
  };
}

/** The reader for a database. */
export function createReader(db: Database): AnalyticsReader {
  return db.dialect === 'sqlite' ? workerReader(db) : poolReader(db);
}
