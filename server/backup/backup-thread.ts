import { parentPort, workerData } from 'node:worker_threads';
import { assert } from '#core/base/assert.ts';
import { makeBackup } from './make-backup.ts';
import type { ThreadWork } from './making-thread.ts';

// A backup runs on its own thread, so that procedures and records do not wait for it.
const port = parentPort;
assert(port, 'runs as a worker');
const { file, ...work } = workerData as ThreadWork;
await makeBackup({ ...work, progress: () => undefined, isReplaced: true }, file);
port.postMessage('made', []);
