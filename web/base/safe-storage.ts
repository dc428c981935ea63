export type SafeStorage = {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

let warned = false;

/** Warns on the console, once, that the stored data is gone with the page (SESSION-7). */
export function warnOfMemory(error: unknown): void {
  if (!warned) console.warn('Browser storage is unavailable: memory is used instead.', error);
  warned = true;
}

/** Returns the browser's storage, or memory with one warning (SESSION-7) wherever `open`, or a use of its storage, throws. */
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
