import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { change, read } from '../store/store.ts';
import { emptyPhone } from '../../test/phone.ts';
import { inOneTab } from './one-tab.ts';

/** Runs the same code as another tab does. */
const otherTab = async () =>
  (await import(/* @vite-ignore */ new URL('one-tab.ts?other', import.meta.url).href)) as {
    inOneTab: typeof inOneTab;
  };

/** Acts in two tabs at the same time, and returns the events in their order. */
async function actTwice(): Promise<string[]> {
  const happened: string[] = [];
  const act = (name: string) => async (holdsLease: () => Promise<boolean>) => {
    happened.push(`${name} begins`);
    // It takes several turns of the page, in which the other could begin.
    for (let turn = 0; turn < 5; turn += 1) await lease();
    if (await holdsLease()) happened.push(`${name} ends`);
  };
  const other = await otherTab();
  await Promise.all([inOneTab(act('one')), other.inOneTab(act('two'))]);
  return happened;
}

const IN_TURN = ['one begins', 'one ends', 'two begins', 'two ends'];
const lease = async () => await read(['facts'], async ({ get }) => await get('facts', LEASE));
const LEASE = 'reslife.sender';

beforeEach(emptyPhone);

describe('one tab at a time with a Web Lock', () => {
  // OUTBOX-13
  test('waits for its turn', async () => {
    expect(await actTwice()).toEqual(IN_TURN);
    expect(await lease()).toBeUndefined();
  });

  // OUTBOX-13
  test('lets the next act go on after one that throws', async () => {
    await expect(
      inOneTab(async () => await Promise.reject(new Error('broken off'))),
    ).rejects.toThrow('broken off');
    const other = await otherTab();
    const act = vi.fn<() => Promise<void>>().mockResolvedValue();
    await other.inOneTab(act);
    expect(act).toHaveBeenCalledOnce();
  });
});

const holdLease = async (until: number): Promise<void> =>
  await change(
    ['facts'],
    async ({ put }) => await put('facts', LEASE, JSON.stringify({ holder: 'killed', until })),
  );

/** Returns true if a tab acts within some milliseconds of the phone's clock. */
async function actsWithin(ms: number): Promise<boolean> {
  const act = vi.fn<() => Promise<void>>().mockResolvedValue();
  const acting = inOneTab(act);
  for (let waited = 0; waited < ms && act.mock.calls.length === 0; waited += 500) {
    await lease();
    await lease();
    await vi.advanceTimersByTimeAsync(500);
    await lease();
  }
  const hasActed = act.mock.calls.length > 0;
  if (!hasActed) {
    await change(['facts'], async ({ remove }) => await remove('facts', LEASE));
    await vi.advanceTimersByTimeAsync(1000);
  }
  await acting;
  return hasActed;
}

const withoutLocks = (): void => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
};
// Acts as a browser that is told to store nothing of a site.
const withLocksRefused = (): void => {
  vi.spyOn(LockManager.prototype, 'request').mockRejectedValue(
    new DOMException('denied', 'SecurityError'),
  );
};

describe.each([
  ['there is no Web Lock', withoutLocks],
  ['the browser refuses one', withLocksRefused],
])('one tab at a time with a lease, if %s', (_, takeAway) => {
  beforeEach(takeAway);

  afterEach(() => {
    vi.useRealTimers();
  });

  // OUTBOX-13
  test('waits for its turn and gives its lease back', async () => {
    expect(await actTwice()).toEqual(IN_TURN);
    expect(await lease()).toBeUndefined();
  });

  // OUTBOX-13
  test('gives its lease back after an act that throws', async () => {
    await expect(
      inOneTab(async () => await Promise.reject(new Error('broken off'))),
    ).rejects.toThrow('broken off');
    expect(await lease()).toBeUndefined();
  });

  // OUTBOX-13
  test('lets the lease of a killed tab run out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await holdLease(Date.now() + 30_000);
    expect(await actsWithin(25_000)).toBe(false);
    await holdLease(Date.now() + 30_000);
    expect(await actsWithin(35_000)).toBe(true);
  });

  // OUTBOX-13
  test('is not blocked by a lease given before the clock went back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await holdLease(Date.now() + 365 * 24 * 60 * 60 * 1000);
    expect(await actsWithin(2000)).toBe(true);
  });

  test.each(['', 'null', '{', '{"holder":7,"until":9e15}'])(
    'is not blocked by a broken lease: %j',
    async (words) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      await change(['facts'], async ({ put }) => await put('facts', LEASE, words));
      expect(await actsWithin(2000)).toBe(true);
    },
  );

  // OUTBOX-13
  test('learns before the next try that another tab took the lease', async () => {
    const held: boolean[] = [];
    await inOneTab(async (holdsLease) => {
      held.push(await holdsLease());
      await holdLease(Date.now() + 20_000);
      held.push(await holdsLease());
    });
    expect(held).toEqual([true, false]);
    // A lease that another tab holds is not given back.
    expect(await lease()).toContain('killed');
  });
});
