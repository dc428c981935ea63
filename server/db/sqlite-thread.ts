import { parentPort, workerData } from 'node:worker_threads';
import { assert } from '#core/base/assert.ts';
import { sentError } from './failures/across-threads.ts';
import { openSqlite } from './sqlite.ts';
import type { ThreadAnswer, ThreadQuery } from './thread-dialect.ts';

// This thread has its own connection, so that no request has to wait while it waits for the disk.
const port = parentPort;
assert(port, 'runs as a worker');
const { file } = workerData as { file: string };
const database = openSqlite(file, false);

function answerTo({ sql, parameters }: ThreadQuery): ThreadAnswer {
  try {
    const statement = database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters), changes: 0 };
    return { rows: [], changes: Number(statement.run(parameters).changes) };
  } catch (error) {
    return { error: sentError(error) };
  }
}

port.on('message', (query: ThreadQuery | 'close') => {
  if (query !== 'close') return port.postMessage(answerTo(query));
  database.close();
  port.close();
});
