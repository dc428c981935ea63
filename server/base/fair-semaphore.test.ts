import { expect, test } from 'vitest';
import { fairSemaphore, QueueFull, type Caller } from './fair-semaphore.ts';

const TIMES = { patience: 10_000, lasting: 10_000 };

/** Returns work that ends on request; `begun` names the work that runs. */
function gated(turns: ReturnType<typeof fairSemaphore>) {
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const ask = (name: string, more: Partial<Caller> = {}) =>
    turns.run({ client: name[0] ?? '', ...more }, async () => {
      begun.push(name);
      await new Promise<void>((end) => gates.set(name, end));
      return name;
    });
  /** Ends the work that runs, one after the other, until none is left. */
  const endAll = async () => {
    for (let ended = 0; ended < begun.length; ended += 1) {
      gates.get(begun[ended] ?? '')?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { ask, begun, endAll };
}

// ACCESS-12
test('clients take turns, no matter how much each has asked for', async () => {
  const { ask, begun, endAll } = gated(fairSemaphore({ ...TIMES, atOnce: 2 }));
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name));
  expect(begun).toEqual(['a1', 'a2']);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']);
  expect(await Promise.all(all)).toHaveLength(7);
});

// ACCESS-12
test('a caller with priority waits for nobody else', async () => {
  const { ask, begun, endAll } = gated(fairSemaphore({ ...TIMES, atOnce: 1, waiting: 2 }));
  const all = ['a1', 'b1', 'c1'].map((name) => ask(name));
  const refused = all[1]?.catch((error: unknown) => error);
  const first = ask('d1', { isFirst: true });
  await endAll();
  expect(begun).toEqual(['a1', 'd1', 'c1']);
  expect(await refused).toBeInstanceOf(QueueFull);
  expect(await Promise.all([all[0], first, all[2]])).toEqual(['a1', 'd1', 'c1']);
});

// ACCESS-12
test('if too many wait, the client with the most waiting makes room, or the caller is refused', async () => {
  const turns = fairSemaphore({ ...TIMES, atOnce: 1, waiting: 3 });
  const { ask, begun, endAll } = gated(turns);
  const [a1, a2, a3, a4] = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(name));
  await expect(ask('a5')).rejects.toThrow(QueueFull);
  const last = a4?.catch((error: unknown) => error);
  expect(turns.hasRoom({ client: 'b' })).toBe(true);
  const b1 = ask('b1');
  expect(await last).toBeInstanceOf(QueueFull);
  const third = a3?.catch((error: unknown) => error);
  const c1 = ask('c1');
  expect(await third).toBeInstanceOf(QueueFull);
  expect(turns.hasRoom({ client: 'd' })).toBe(false);
  await expect(ask('d1')).rejects.toThrow(QueueFull);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  expect(await Promise.all([a1, a2, b1, c1])).toHaveLength(4);
});

test('one client holds at most its share', async () => {
  const { ask, begun, endAll } = gated(fairSemaphore({ ...TIMES, atOnce: 3, each: 2 }));
  const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => ask(name));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  expect(await Promise.all(all)).toHaveLength(5);
});

test('failed work passes its place on', async () => {
  const turns = fairSemaphore({ ...TIMES, atOnce: 1 });
  const failed = turns.run({ client: 'a' }, async () => {
    throw new Error('broken');
  });
  const next = turns.run({ client: 'b' }, async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(turns.run({ client: 'a' }, async () => 'again')).resolves.toBe('again');
});

// ACCESS-12
test('a caller that waited too long is refused and loses its place', async () => {
  const turns = fairSemaphore({ ...TIMES, atOnce: 1, waiting: 2, patience: 30 });
  const { ask, begun, endAll } = gated(turns);
  const first = ask('a1');
  const tired = ['b1', 'b2'].map((name) => ask(name).catch((error: unknown) => error));
  expect(turns.hasRoom({ client: 'c' })).toBe(true);
  for (const error of await Promise.all(tired)) expect(error).toBeInstanceOf(QueueFull);
  const next = ask('c1');
  await endAll();
  expect(begun).toEqual(['a1', 'c1']);
  expect(await Promise.all([first, next])).toEqual(['a1', 'c1']);
});

// API-24
test('a caller that is gone loses its place and its turn', async () => {
  const { ask, begun, endAll } = gated(fairSemaphore({ ...TIMES, atOnce: 1, waiting: 2 }));
  const first = ask('a1');
  const leaving = new AbortController();
  const gone = { gone: leaving.signal };
  const left = ['b1', 'b2'].map((name) => ask(name, gone).catch((error: unknown) => error));
  leaving.abort('left');
  expect(await Promise.all(left)).toEqual(['left', 'left']);
  const next = ask('c1');
  await expect(ask('d1', gone)).rejects.toBe('left');
  await endAll();
  expect(begun).toEqual(['a1', 'c1']);
  expect(await Promise.all([first, next])).toEqual(['a1', 'c1']);
});

// API-24
test('work is told that its caller is gone', async () => {
  const turns = fairSemaphore({ ...TIMES, atOnce: 1 });
  const leaving = new AbortController();
  const work = turns.run({ client: 'a', gone: leaving.signal }, async (signal) => {
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('ended')));
    });
  });
  leaving.abort();
  await expect(work).rejects.toThrow('ended');
  await expect(turns.run({ client: 'b' }, async () => 'done')).resolves.toBe('done');
});

// API-24
test('work that does not end passes its turn on after its time', async () => {
  const turns = fairSemaphore({ atOnce: 1, patience: 10_000, lasting: 30 });
  const endless = turns.run({ client: 'a' }, async () => await new Promise(() => undefined));
  const next = turns.run({ client: 'b' }, async () => 'done');
  await expect(endless).rejects.toThrow(QueueFull);
  await expect(next).resolves.toBe('done');
});
