export type SafeStorage = {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

let warned = false;

/** Warns once on the console that the stored data is lost when the page closes (SESSION-7). */
export function warnOfMemory(error: unknown): void {
  if (!warned) console.warn('Browser storage is unavailable: memory is used instead.', error);
  warned = true;
}

/** Returns the browser's storage; if `open` or any use of the storage throws, the data is kept in memory instead, with one warning (SESSION-7). */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const tryWith = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open());
    } catch (error) {
      warnOfMemory(error);
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? tryWith((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      const done = tryWith((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (done) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      tryWith((storage) => storage.removeItem(key));
    },
  };
}

export const storage = safeStorage(() => window.localStorage);
