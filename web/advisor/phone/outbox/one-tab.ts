import { newKey } from '../../../base/device.ts';
import { hasText, parseAs } from '../../../base/parse-as.ts';
import { change } from '../store/store.ts';

const LOCK = 'reslife.sender';
/** The longest time in ms for which a tab that was closed keeps its lease; one try takes less time. */
const LEASE_MS = 30_000;
const ASK_AGAIN_MS = 1000;

const tab = newKey();

type Lease = { readonly holder: string; readonly until: number };

const isLease = (stored: unknown): stored is Lease => hasText(stored, 'holder');

/** Reads the lease; undefined if the store has something else in its place, since records must be sent in any case. */
const leaseIn = (text: string | undefined): Lease | undefined => parseAs(text, isLease);

/** Takes or renews the lease; returns false if another tab holds it. */
async function takeLease(): Promise<boolean> {
  const now = Date.now();
  return await change(['facts'], async ({ get, put }) => {
    const lease = leaseIn(await get('facts', LOCK));
    // If a lease ends later than any new one could, it was given before the phone's clock was set back, so it is ignored.
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

/** Acts in only one tab at a time, by a Web Lock or by a lease in the store (OUTBOX-13); `act` asks `holdsLease` before each try. */
export async function inOneTab(
  act: (holdsLease: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  // `locks` is missing on a plain-http address of the local network (OFFLINE-1).
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
    // The browser refuses a lock if it may store nothing for this site.
    await underLease(act);
  }
}
