import type { Kept, StoreName, PhoneStore, Transact } from './phone-store.ts';

type Maps = { [N in StoreName]: Map<string, Kept[N]> };

/** Stands in where the browser keeps nothing: the same, until the page is closed. */
export function memoryStore(): PhoneStore {
  let maps: Maps = { walks: new Map(), outbox: new Map(), guides: new Map(), facts: new Map() };
  let last: Promise<unknown> = Promise.resolve();

  // One after the other, each on a copy, so that one that throws leaves nothing.
  const transact: Transact = async (_names, act) => {
    const before = last;
    const done = (async () => {
      await before.catch(() => undefined);
      const copy: Maps = {
        walks: new Map(maps.walks),
        outbox: new Map(maps.outbox),
        guides: new Map(maps.guides),
        facts: new Map(maps.facts),
      };
      const result = await act({
        get: async (name, key) => await Promise.resolve(copy[name].get(key)),
        all: async (name) => await Promise.resolve([...copy[name].values()]),
        keys: async (name) => await Promise.resolve([...copy[name].keys()]),
        put: async (name, key, value) => {
          copy[name].set(key, value);
          await Promise.resolve();
        },
        remove: async (name, key) => {
          copy[name].delete(key);
          await Promise.resolve();
        },
        clear: async (name) => {
          copy[name].clear();
          await Promise.resolve();
        },
      });
      maps = copy;
      return result;
    })();
    last = done;
    return await done;
  };
  return { lasts: false, read: transact, change: transact };
}
