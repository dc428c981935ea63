import { expect, test } from 'vitest';
import { fairTurns, NoTurn, type Asker } from './fair-turns.ts';

/** Work that ends when it is told to; `begun` names it once it runs. */
function gated(turns: ReturnType<typeof fairTurns>) {
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const ask = (name: string, more: Partial<Asker> = {}) =>
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
test('clients take turns, however many each has asked for', async () => {
  const { ask, begun, endAll } = gated(fairTurns({ atOnce: 2 }));
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name));
  expect(begun).toEqual(['a1', 'a2']);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']);
  expect(await Promise.all(all)).toHaveLength(7);
});

// ACCESS-12
test('who goes first waits for nobody who does not', async () => {
  const { ask, begun, endAll } = gated(fairTurns({ atOnce: 1, waiting: 2 }));
  const all = ['a1', 'b1', 'c1'].map((name) => ask(name));
  const refused = all[1]?.catch((error: unknown) => error);
  const first = ask('d1', { isFirst: true });
  await endAll();
  expect(begun).toEqual(['a1', 'd1', 'c1']);
  expect(await refused).toBeInstanceOf(NoTurn);
  expect(await Promise.all([all[0], first, all[2]])).toEqual(['a1', 'd1', 'c1']);
});

// ACCESS-12
test('where too many wait, the client with the most makes room, else the asker is refused', async () => {
  const turns = fairTurns({ atOnce: 1, waiting: 3 });
  const { ask, begun, endAll } = gated(turns);
  const [a1, a2, a3, a4] = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(name));
  await expect(ask('a5')).rejects.toThrow(NoTurn);
  const last = a4?.catch((error: unknown) => error);
  expect(turns.hasRoom({ client: 'b' })).toBe(true);
  const b1 = ask('b1');
  expect(await last).toBeInstanceOf(NoTurn);
  const third = a3?.catch((error: unknown) => error);
  const c1 = ask('c1');
  expect(await third).toBeInstanceOf(NoTurn);
  expect(turns.hasRoom({ client: 'd' })).toBe(false);
  await expect(ask('d1')).rejects.toThrow(NoTurn);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  expect(await Promise.all([a1, a2, b1, c1])).toHaveLength(4);
});

test('one client holds no more than its share', async () => {
  const { ask, begun, endAll } = gated(fairTurns({ atOnce: 3, each: 2 }));
  const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => ask(name));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  expect(await Promise.all(all)).toHaveLength(5);
});

test('work that fails gives its place on', async () => {
  const turns = fairTurns({ atOnce: 1 });
  const failed = turns.run({ client: 'a' }, async () => {
    throw new Error('broken');
  });
  const next = turns.run({ client: 'b' }, async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(turns.run({ client: 'a' }, async () => 'again')).resolves.toBe('again');
});

// ACCESS-12
test('who has waited for too long is refused, and leaves its place', async () => {
  const turns = fairTurns({ atOnce: 1, waiting: 2, patience: 30 });
  const { ask, begun, endAll } = gated(turns);
  const first = ask('a1');
  const tired = ['b1', 'b2'].map((name) => ask(name).catch((error: unknown) => error));
  expect(turns.hasRoom({ client: 'c' })).toBe(true);
  for (const error of await Promise.all(tired)) expect(error).toBeInstanceOf(NoTurn);
  const next = ask('c1');
  await endAll();
  expect(begun).toEqual(['a1', 'c1']);
  expect(await Promise.all([first, next])).toEqual(['a1', 'c1']);
});
