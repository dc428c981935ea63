import { fork, type ChildProcess } from 'node:child_process';
import { receivedError } from '../db/failures/across-threads.ts';
import { Stopped } from '../db/failures/unavailable.ts';
import type { CheckAnswer } from './quick-check-process.ts';

/** Makes what reads a whole file of SQLite for damage in a process of its own: nobody waits for it, and a stop ends it, which a thread would hold up (START-8). */
export function quickCheck(file: string) {
  let child: ChildProcess | undefined;
  let isStopped = false;
  return {
    /** Returns SQLite's verdict on the file, 'ok' if it is whole. */
    check: async (): Promise<string> => {
      if (isStopped) throw new Stopped();
      const { promise, resolve, reject } = Promise.withResolvers<CheckAnswer>();
      // It is given nothing of the environment, in which there are secrets.
      child = fork(new URL('./quick-check-process.ts', import.meta.url), [file], {
        env: {},
        execArgv: [],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      child.once('message', resolve);
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        reject(isStopped ? new Stopped() : new Error(`The check ended with ${signal ?? code}.`));
      });
      const answer = await promise;
      if ('error' in answer) throw receivedError(answer.error);
      return answer.said;
    },
    stop: (): void => {
      isStopped = true;
      child?.kill('SIGKILL');
    },
  };
}
