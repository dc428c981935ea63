import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Stopped } from '../db/failures/unavailable.ts';
import type { Making } from './make-backup.ts';

/** The task of the thread. */
export type ThreadWork = Pick<Making, 'place' | 'key' | 'recipient' | 'now'> & { file: string };

/** Makes backups on a thread, which ends with each of them. */
export function makingThread() {
  let worker: Worker | undefined;
  let isStopped = false;
  return {
    /** Makes a backup. It throws the reason if that failed, and `Stopped` if the server stops. */
    make: async (work: ThreadWork): Promise<void> => {
      if (isStopped) throw new Stopped();
      worker = new Worker(new URL('./backup-thread.ts', import.meta.url), { workerData: work });
      const made = once(worker, 'message');
      const ended = once(worker, 'exit').then(() => {
        throw isStopped ? new Stopped() : new Error('the thread ended');
      });
      await Promise.race([made, ended]);
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      await worker?.terminate();
    },
  };
}
