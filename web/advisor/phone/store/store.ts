import { warnOfMemory } from '../../../base/safe-storage.ts';
import { restoreUnsavedWalk } from './unsaved-walk.ts';
import { indexedStore } from './indexed-store.ts';
import {
  StorageFull,
  STORE_NAMES,
  type StoreName,
  type PhoneStore,
  type Transact,
  type Transaction,
  type Stored,
} from './phone-store.ts';
import { PICTURE_CACHE } from '../../../base/worker/caches.ts';

let opening: Promise<PhoneStore> | undefined;

async function open(): Promise<PhoneStore> {
  const store = await indexedStore().catch((error: unknown) => {
    warnOfMemory(error);
    return memoryStore();
  });
  // If the walk cannot be restored now, it will be the next time the store opens.
  await restoreUnsavedWalk(store).catch(() => undefined);
  return store;
}

/** Opens the phone's one store; if the browser stores nothing, the store is in memory, and the console has one warning (SESSION-7). */
export async function openStore(): Promise<PhoneStore> {
  opening ??= open();
  return await opening;
}

type Listener = (names: readonly StoreName[]) => void;

const listeners = new Set<Listener>();
const otherTabs = new BroadcastChannel('reslife');
const notifyOtherTabs = otherTabs.postMessage.bind(otherTabs);
otherTabs.addEventListener('message', ({ data }: MessageEvent<readonly StoreName[]>) =>
  notify(data),
);

function notify(names: readonly StoreName[]): void {
  for (const listener of listeners) listener(names);
}

/** Calls `listener` after every change, here or in another tab, with the names of the changed stores. Returns a function that stops the calls. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const read: Transact = async (names, act) => await (await openStore()).read(names, act);

/**
 * Resolves once the change is on the phone's disk, and tells every tab which stores `changed`; the
 * other stores were only read. Without `isNotified` only the other tabs hear of it, because this
 * page does not show it. If the phone is full, the function makes room once (OUTBOX-14), and throws
 * `StorageFull` if that is not enough.
 */
export const change = async <T>(
  names: readonly StoreName[],
  act: (transaction: Transaction) => Promise<T>,
  changed = names,
  isNotified = true,
): Promise<T> => {
  const store = await openStore();
  const result = await store.change(names, act).catch(async (error: unknown) => {
    if (!(error instanceof StorageFull)) throw error;
    await makeRoom();
    // The dropped images are a part of the guides, so the phone checks again if everything is here.
    notify(['guides']);
    notifyOtherTabs(['guides']);
    return await store.change(names, act);
  });
  if (isNotified) notify(changed);
  notifyOtherTabs(changed);
  return result;
};

type Maps = { [N in StoreName]: Map<string, Stored[N]> };

const copyOf = (maps: Partial<Maps>): Maps =>
  Object.fromEntries(
    STORE_NAMES.map((name) => [name, new Map<string, unknown>(maps[name])]),
  ) as Maps;

/** Makes a store in memory for a browser that stores nothing; it is lost when the page closes. */
export function memoryStore(): PhoneStore {
  let maps = copyOf({});
  let last: Promise<unknown> = Promise.resolve();

  // Transactions run one after the other, each on a copy, so that one that throws changes nothing.
  const transact: Transact = async (_names, act) => {
    const before = last;
    const done = (async () => {
      await before.catch(() => undefined);
      const copy = copyOf(maps);
      const result = await act({
        get: async (name, key) => await Promise.resolve(copy[name].get(key)),
        all: async (name) => await Promise.resolve([...copy[name].values()]),
        keys: async (name) => await Promise.resolve([...copy[name].keys()]),
        put: async (name, key, value) => void (await Promise.resolve(copy[name].set(key, value))),
        remove: async (name, key) => void (await Promise.resolve(copy[name].delete(key))),
        clear: async (name) => await Promise.resolve(copy[name].clear()),
      });
      maps = copy;
      return result;
    })();
    last = done;
    return await done;
  };
  return { lasts: false, read: transact, change: transact };
}

/** Drops the images stored on the phone: records are more important, and images can be loaded again (OUTBOX-14). */
async function makeRoom(): Promise<void> {
  // `caches` is missing on a plain-http address of the local network (OFFLINE-1).
  await (window as Partial<Window>).caches?.delete(PICTURE_CACHE);
}
