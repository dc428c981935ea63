import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A program of this folder in a process of its own, which answers each message with one. */
export function startProgram(file: string) {
  const child = fork(join(import.meta.dirname, file), { stdio: 'inherit' });
  const heard = async (): Promise<unknown> => {
    const [message] = (await once(child, 'message')) as unknown[];
    return message;
  };
  return {
    heard,
    ask: async (question: object): Promise<unknown> => {
      const answer = heard();
      child.send(question);
      return await answer;
    },
    pid: child.pid ?? 0,
    stop: () => child.kill(),
  };
}
