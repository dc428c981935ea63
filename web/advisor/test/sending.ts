import { afterEach, beforeEach, vi } from 'vitest';
import { stateOf } from '#core/outbox/record-life.ts';
import { newKey } from '../../base/device.ts';
import { serverFacts, storeRecord, type Submission } from '../phone/outbox/outbox.ts';
import { read } from '../phone/store/store.ts';
import { emptyPhone, storedRecords } from './phone.ts';

/** Returns a message of an advisor, under a key of its own: the sender remembers a key's pauses. */
export const submission = (description = 'Quick', key = newKey()): Submission => ({
  key,
  address: 'POST /api/feedback',
  advisor: 'Amara',
  title: 'Feedback',
  body: { description, rating: 4, advisor: 'Amara' },
});

let minutes = 0;

/** Stores a submission without sending it, each a minute later than the one before, for tests. */
export async function store(one = submission()): Promise<string> {
  minutes += 1;
  await storeRecord(one, new Date(Date.parse('2026-11-21T03:00:00Z') + minutes * 60_000));
  return one.key;
}

/** Returns how far the record of that key is, for tests. */
export const lifeOf = async (key: string) =>
  (await storedRecords()).find(({ life }) => life.key === key)?.life;

/** Returns the state of that, as the phone shows it. */
export const stateNow = async (key: string) => {
  const [life, { epoch }] = await Promise.all([lifeOf(key), serverFacts()]);
  return life && stateOf(life, epoch);
};

/** Waits without letting time pass, for tests. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await read(['facts'], async ({ all }) => await all('facts'));
}

/** Waits until the sender does nothing but wait for a time of its own, for tests. */
export async function idle(): Promise<void> {
  for (let quiet = 0; quiet < 5;) {
    await read(['facts', 'outbox'], async ({ all }) => await all('facts'));
    const { held, pending } = await navigator.locks.query();
    const isBusy = [...(held ?? []), ...(pending ?? [])].some(({ name }) =>
      name?.endsWith('sender'),
    );
    quiet = isBusy ? 0 : quiet + 1;
  }
}

/** Lets a number of milliseconds pass on the page's clock. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await idle();
}

/** Begins each test of a file with an empty phone, whose clock is stopped. */
export function prepareSender(): void {
  beforeEach(async () => {
    await emptyPhone();
    // Pauses without randomness: half a second, one, two …
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  });
  afterEach(async () => {
    await emptyPhone();
    await pass(60_000);
    vi.useRealTimers();
  });
}
