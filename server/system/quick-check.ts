import { fork, type ChildProcess } from 'node:child_process';
import { receivedError } from '../db/failures/across-threads.ts';
import { Stopped } from '../db/failures/unavailable.ts';
import type { CheckAnswer } from './quick-check-process.ts';

/** Returns a reader that searches a whole SQLite file for damage in a separate process. Nobody waits for it, and a stop of the server ends it at once, whereas a thread would delay the stop (START-8). */
export function quickCheck(file: string) {
  let child: ChildProcess | undefined;
  let isStopped = false;
  return {
    /** Returns SQLite's verdict on the file, which is 'ok' if it is whole. */
    check: async (): Promise<string> => {
      if (isStopped) throw new Stopped();
      const { promise, resolve, reject } = Promise.withResolvers<CheckAnswer>();
      // The process gets nothing of the environment, since that contains secrets.
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
