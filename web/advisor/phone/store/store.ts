import { warnOfMemory } from '../../../base/safe-storage.ts';
import { restoreUnsavedWalk } from './unsaved-walk.ts';
import { indexedStore } from './indexed-store.ts';
import { makeRoom } from './make-room.ts';
import { memoryStore } from './memory-store.ts';
import {
  StorageFull,
  type StoreName,
  type PhoneStore,
  type Transact,
  type Transaction,
} from './phone-store.ts';

let opening: Promise<PhoneStore> | undefined;

async function open(): Promise<PhoneStore> {
  const store = await indexedStore().catch((error: unknown) => {
    warnOfMemory(error);
    return memoryStore();
  });
  // Where it cannot be taken up now, it is at the next opening.
  await restoreUnsavedWalk(store).catch(() => undefined);
  return store;
}

/** The phone's one store; memory, with one warning on the console, where the browser keeps nothing (SESSION-7). */
export async function openStore(): Promise<PhoneStore> {
  opening ??= open();
  return await opening;
}

type Heard = (names: readonly StoreName[]) => void;

const listeners = new Set<Heard>();
const otherTabs = new BroadcastChannel('reslife');
const tellOtherTabs = otherTabs.postMessage.bind(otherTabs);
otherTabs.addEventListener('message', ({ data }: MessageEvent<readonly StoreName[]>) => tell(data));

function tell(names: readonly StoreName[]): void {
  for (const listener of listeners) listener(names);
}

/** Calls `listener` after every change, here or in another tab, with the stores changed. Returns how to stop. */
export function onChange(listener: Heard): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const read: Transact = async (names, act) => await (await openStore()).read(names, act);

/**
 * Resolves once it is on the phone's disk, and tells every tab which stores `changed`: others were looked at
 * only. Without `isTold` the other tabs alone: this page shows nothing of it. Where the phone is full it makes
 * room once (OUTBOX-14); throws `StorageFull` if that is not enough.
 */
export const change = async <T>(
  names: readonly StoreName[],
  act: (transaction: Transaction) => Promise<T>,
  changed = names,
  isTold = true,
): Promise<T> => {
  const store = await openStore();
  const result = await store.change(names, act).catch(async (error: unknown) => {
    if (!(error instanceof StorageFull)) throw error;
    await makeRoom();
    // The pictures that went are a part of the guides: whether all is here is looked up anew.
    tell(['guides']);
    tellOtherTabs(['guides']);
    return await store.change(names, act);
  });
  if (isTold) tell(changed);
  tellOtherTabs(changed);
  return result;
};
