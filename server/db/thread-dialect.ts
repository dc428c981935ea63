import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';
import { whileBusy } from './busy.ts';
import { receivedError, type SentError } from './failures/across-threads.ts';
import { idleWatch } from './reading/idle.ts';
import type { Turns } from './turns.ts';

/** A statement for the thread, and its result. */
export type ThreadQuery = { sql: string; parameters: readonly unknown[] };
export type ThreadAnswer = { rows: unknown[]; changes: number } | { error: SentError };

/** Copies a part of a larger buffer, since the whole buffer would go to the thread. */
function sendable(value: unknown): unknown {
  const isPart = value instanceof Uint8Array && value.byteLength < value.buffer.byteLength;
  return isPart ? new Uint8Array(value) : value;
}

/** Returns the thread. It starts at the first statement, and again after it ended, and takes one statement at a time. */
function sqliteThread(file: string, idleMs: number | undefined) {
  let worker: Worker | undefined;
  let waiting: PromiseWithResolvers<ThreadAnswer> | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const start = () => {
    const started = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
      workerData: { file },
    });
    started.on('message', (answer: ThreadAnswer) => waiting?.resolve(answer));
    started.on('error', (error) => waiting?.reject(error));
    started.on('exit', () => {
      if (worker !== started) return;
      worker = undefined;
      waiting?.reject(new Error('Connection terminated: the writing thread ended.'));
    });
    return started;
  };
  const end = () => {
    if (!worker) return;
    ended = once(worker, 'exit');
    // The caller of `close` learns about a failure, and nobody else waits for it.
    ended.catch(() => undefined);
    worker.postMessage('close', []);
    worker = undefined;
  };
  const idle = idleWatch(end, idleMs);
  return {
    ask: async ({ sql, parameters }: ThreadQuery) => {
      const rest = idle.use();
      try {
        waiting = Promise.withResolvers<ThreadAnswer>();
        worker ??= start();
        worker.postMessage({ sql, parameters: parameters.map(sendable) }, []);
        const answer = await waiting.promise;
        if ('rows' in answer) return answer;
        throw receivedError(answer.error);
      } finally {
        rest();
      }
    },
    close: async () => {
      idle.stop();
      end();
      await ended;
    },
  };
}

function threadDriver(file: string, turns: Turns, idleMs: number | undefined): Driver {
  const thread = sqliteThread(file, idleMs);
  const again = whileBusy();
  const connection: DatabaseConnection = {
    executeQuery: async (query) => {
      const { rows, changes } = await again(() => thread.ask(query));
      return { rows: rows as never[], numAffectedRows: BigInt(changes) };
    },
    streamQuery: () => {
      throw new Error('The writing thread streams no rows.');
    },
  };
  const execute = (sql: string) => async () =>
    void (await connection.executeQuery(CompiledQuery.raw(sql)));
  let endTurn: () => void;
  return {
    init: async () => undefined,
    acquireConnection: async () => {
      endTurn = await turns.take();
      return connection;
    },
    releaseConnection: async () => endTurn(),
    // A lock that is taken later, within a transaction, could not be waited for.
    beginTransaction: execute('begin immediate'),
    commitTransaction: execute('commit'),
    rollbackTransaction: execute('rollback'),
    destroy: thread.close,
  };
}

/** Makes a Kysely dialect on one SQLite file. It works in its own thread while there is something to do, and takes turns at writing with other connections. */
export function threadDialect(file: string, turns: Turns, idleMs?: number): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => threadDriver(file, turns, idleMs),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
