import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { assert } from '#core/base/assert.ts';
import type { Database } from '../tables/database.ts';
import { receivedError, type SentError } from '../failures/across-threads.ts';
import { Stopped } from '../failures/unavailable.ts';
import { idleWatch } from './idle.ts';

export type WorkerRequest<Question> = { number: number; question: Question };
/** An answer from the thread, or an error in its place. */
type WorkerResponse<Answer> = { number: number } & ({ answer: Answer } | { error: SentError });

type Started<Question, Answer> = {
  ask: (question: Question) => Promise<Answer>;
  close: () => Promise<void>;
};

/** A thread that reads SQLite over its own connection, so that nobody else has to wait. */
export type ReadingThread<Question, Answer> = Started<Question, Answer> & {
  /** Keeps the thread and its unfinished reads until the function that this returns is called. */
  keep: () => () => void;
};

async function fileOf(db: Database): Promise<string> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db.read);
  const file = rows[0]?.file;
  assert(file, 'the SQLite database has a file');
  return file;
}

/** Starts a thread and returns it with the reads that wait for it. All of them fail if the thread ends. */
function startWorker<Question, Answer>(
  code: URL,
  file: string,
  ended: () => void,
): Started<Question, Answer> {
  const worker = new Worker(code, { workerData: { file } });
  const pending = new Map<number, PromiseWithResolvers<Answer>>();
  let asked = 0;
  let isClosing = false;
  const end = (error: unknown) => {
    ended();
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('message', (answered: WorkerResponse<Answer>) => {
    const asker = pending.get(answered.number);
    pending.delete(answered.number);
    if ('error' in answered) asker?.reject(receivedError(answered.error));
    else asker?.resolve(answered.answer);
  });
  worker.on('error', end);
  worker.on('exit', () => end(isClosing ? new Stopped() : new Error('The reading thread ended.')));
  return {
    ask: async (question) => {
      const asker = Promise.withResolvers<Answer>();
      asked += 1;
      pending.set(asked, asker);
      worker.postMessage({ number: asked, question } satisfies WorkerRequest<Question>, []);
      return await asker.promise;
    },
    close: async () => {
      isClosing = true;
      await worker.terminate();
    },
  };
}

/** Returns a thread that runs `code` on the database's file. It starts with the first question, and again after it ended or was idle. */
export function readingThread<Question, Answer>(
  db: Database,
  code: URL,
  idleMs?: number,
): ReadingThread<Question, Answer> {
  let worker: Promise<Started<Question, Answer>> | undefined;
  const start = () => {
    const forget = () => {
      if (worker === starting) worker = undefined;
    };
    const starting = fileOf(db).then((file) => startWorker<Question, Answer>(code, file, forget));
    starting.catch(forget);
    return starting;
  };
  const end = async () => {
    const ending = worker;
    worker = undefined;
    await (await ending)?.close();
  };
  const idle = idleWatch(() => void end(), idleMs);
  return {
    ask: async (question) => {
      const rest = idle.use();
      try {
        return await (await (worker ??= start())).ask(question);
      } finally {
        rest();
      }
    },
    keep: idle.use,
    close: async () => {
      idle.stop();
      await end();
    },
  };
}
