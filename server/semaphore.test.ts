import { expect, test } from 'vitest';
import { createTurns } from './semaphore.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, open: resolve };
}

test('two run, the rest wait in order, and one too many is not begun', async () => {
  const limitConcurrency = createTurns(2, 2);
  const begun: string[] = [];
  const gates = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, ...gate() }));
  const answers = gates.map(({ name, work }) =>
    limitConcurrency(async () => {
      begun.push(name);
      return await work();
    }),
  );
  await expect(answers[4]).resolves.toBeUndefined();
  expect(begun).toEqual(['a', 'b']);
  gates[1]?.open('b');
  await expect(answers[1]).resolves.toBe('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  for (const { name, open } of gates) open(name);
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd', undefined]);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('work that fails gives its turn on', async () => {
  const limitConcurrency = createTurns(1, 1);
  const failed = limitConcurrency(async () => {
    throw new Error('broken');
  });
  const next = limitConcurrency(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(limitConcurrency(async () => 'again')).resolves.toBe('again');
});
