import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Type, type Static, type TSchema } from 'typebox';
import { parseValue } from '../server/test/parse-json.ts';

/** The answers; `failed` counts those that were not 200, `p99` is in milliseconds. */
export const Answers = Type.Object({
  perSecond: Type.Number(),
  p99: Type.Number(),
  failed: Type.Integer(),
});
export type Answers = Static<typeof Answers>;

/** Reads, one by one; status 0 if no answer came. */
export const Reads = Type.Array(Type.Object({ status: Type.Integer(), ms: Type.Number() }));
export type Reads = Static<typeof Reads>;

/** Starts a program of this folder in a process of its own, which answers each message with one; throws if that has another shape. */
export function startProgram(file: string) {
  const child = fork(join(import.meta.dirname, file), { stdio: 'inherit' });
  const heard = async <S extends TSchema>(shape: S): Promise<Static<S>> => {
    const [message]: unknown[] = await once(child, 'message');
    return parseValue(shape, message);
  };
  return {
    heard,
    ask: async <S extends TSchema>(question: object, shape: S): Promise<Static<S>> => {
      const answer = heard(shape);
      child.send(question);
      return await answer;
    },
    stop: () => child.kill(),
  };
}
