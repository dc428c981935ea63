import { newKey } from '../../../base/device.ts';
import { hasText, parseAs } from '../../../base/parse-as.ts';
import { change } from '../store/store.ts';

const LOCK = 'reslife.sender';
/** A tab that was killed holds its lease no longer than this; one try takes less. */
const LEASE_MS = 30_000;
const ASK_AGAIN_MS = 1000;

const tab = newKey();

type Lease = { readonly holder: string; readonly until: number };

const isLease = (stored: unknown): stored is Lease => hasText(stored, 'holder');

/** Reads the lease; undefined if the store holds something else in its place: records are sent in any case. */
const leaseIn = (text: string | undefined): Lease | undefined => parseAs(text, isLease);

/** Takes or renews the lease; returns false if another tab holds it. */
async function takeLease(): Promise<boolean> {
  const now = Date.now();
  return await change(['facts'], async ({ get, put }) => {
    const lease = leaseIn(await get('facts', LOCK));
    // A lease further ahead than any was given by a clock that has gone back since.
    const isHeld = lease && lease.until > now && lease.until <= now + LEASE_MS;
    if (isHeld && lease.holder !== tab) return false;
    await put('facts', LOCK, JSON.stringify({ holder: tab, until: now + LEASE_MS }));
    return true;
  });
}

async function giveLeaseBack(): Promise<void> {
  await change(['facts'], async ({ get, remove }) => {
    if (leaseIn(await get('facts', LOCK))?.holder === tab) await remove('facts', LOCK);
  });
}

async function underLease(
  act: (holdsLease: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  while (!(await takeLease())) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  try {
    await act(takeLease);
  } finally {
    await giveLeaseBack();
  }
}

/** Acts in one tab at a time, by a Web Lock or a lease in the store (OUTBOX-13); `act` asks `holdsLease` before each try. */
export async function inOneTab(
  act: (holdsLease: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  // Missing on a plain-http address of the local network (OFFLINE-1).
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return await underLease(act);
  let isGiven = false;
  try {
    await locks.request(LOCK, async () => {
      isGiven = true;
      await act(async () => await Promise.resolve(true));
    });
  } catch (error) {
    if (isGiven) throw error;
    // Refused if the browser may store nothing of a site.
    await underLease(act);
  }
}
