import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { openOnSqlite } from '../../test/test-app.ts';
import { readingThread } from './reading-thread.ts';

const ECHO = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (asked) => parentPort.postMessage({ number: asked.number, answer: asked.question }));
  `)}`,
);

// CELLS-1
test('an idle thread ends unless it is kept, and the next question starts another', async () => {
  const { db } = await openOnSqlite();
  const open = async (question: string) => {
    const thread = readingThread<string, string>(db, ECHO, 50);
    const started = once(process, 'worker');
    const rest = thread.keep();
    expect(await thread.ask(question)).toBe(question);
    const [worker] = (await started) as [Worker];
    return { thread, worker, rest };
  };
  const kept = await open('kept');
  const left = await open('left');
  left.rest();
  await once(left.worker, 'exit');
  expect(await left.thread.ask('again')).toBe('again');
  expect(kept.worker.threadId).toBeGreaterThan(0);
  kept.rest();
  await once(kept.worker, 'exit');
  await Promise.all([left.thread.close(), kept.thread.close()]);
});
