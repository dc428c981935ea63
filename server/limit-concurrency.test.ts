import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('two run, the others wait in order and are counted', async () => {
  const limit = limitConcurrency(2);
  const begun: string[] = [];
  const gates = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...Promise.withResolvers<string>() }));
  const results = gates.map(({ name, promise }) =>
    limit.run(async () => {
      begun.push(name);
      return await promise;
    }),
  );
  expect(begun).toEqual(['a', 'b']);
  expect(limit.waiting()).toBe(2);
  gates[1]?.resolve('b');
  await expect(results[1]).resolves.toBe('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  expect(limit.waiting()).toBe(1);
  for (const { name, resolve } of gates) resolve(name);
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  expect(limit.waiting()).toBe(0);
});

test('work that fails gives its place on', async () => {
  const limit = limitConcurrency(1);
  const failed = limit.run(async () => {
    throw new Error('broken');
  });
  const next = limit.run(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(limit.run(async () => 'again')).resolves.toBe('again');
});
