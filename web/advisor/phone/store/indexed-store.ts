import {
  StorageFull,
  STORE_NAMES,
  type Stored,
  type StoreName,
  type PhoneStore,
  type Transact,
  type Transaction,
} from './phone-store.ts';

const answerOf = async <T>(request: IDBRequest<T>): Promise<T> =>
  await new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new DOMException()));
  });

async function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open('reslife', 1);
  asked.addEventListener('upgradeneeded', () => {
    for (const name of STORE_NAMES) asked.result.createObjectStore(name);
  });
  const database = await answerOf(asked);
  // If a newer app in another tab must change the stores, this tab closes the database and opens it again at its next use.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/** The errors with which a browser answers if the database is closed, if its process ended, or if the browser aborted a transaction itself. */
const GONE = ['InvalidStateError', 'UnknownError', 'AbortError'] as const;

type Mode = 'readonly' | 'readwrite';

/** Runs one transaction: when it resolves, its changes are on disk; if `act` throws, none of them is stored. */
async function transact<T>(
  database: IDBDatabase,
  mode: Mode,
  names: readonly StoreName[],
  act: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const open = database.transaction(names, mode, { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    open.addEventListener('complete', () => resolve());
    open.addEventListener('abort', () => reject(open.error ?? new DOMException('', 'AbortError')));
  });
  const store = (name: StoreName) => open.objectStore(name);
  const acting = act({
    get: async <N extends StoreName>(name: N, key: string) =>
      (await answerOf(store(name).get(key))) as Stored[N] | undefined,
    all: async <N extends StoreName>(name: N) =>
      (await answerOf(store(name).getAll())) as Stored[N][],
    keys: async (name) => (await answerOf(store(name).getAllKeys())) as string[],
    put: async (name, key, value) => void (await answerOf(store(name).put(value, key))),
    remove: async (name, key) => await answerOf(store(name).delete(key)),
    clear: async (name) => await answerOf(store(name).clear()),
  }).catch((error: unknown) => {
    // A transaction that has already ended cannot be aborted, and need not be.
    try {
      open.abort();
    } catch {}
    throw error;
  });
  try {
    const [result] = await Promise.all([acting, done]);
    return result;
  } catch (error) {
    const isFull = [error, open.error].some((one) => isNamed(one, 'QuotaExceededError'));
    throw isFull ? new StorageFull('full', { cause: error }) : error;
  }
}

/** Returns the browser's database (OUTBOX-14). Throws if the browser has none. */
export async function indexedStore(): Promise<PhoneStore> {
  let database = await open();
  const inMode =
    (mode: Mode): Transact =>
    async (names, act) => {
      try {
        return await transact(database, mode, names, act);
      } catch (error) {
        // A phone may close the database, or end the process behind it, without telling the app: the database is opened again, but only once.
        if (!GONE.some((name) => isNamed(error, name))) throw error;
        database.close();
        database = await open();
        return await transact(database, mode, names, act);
      }
    };
  return { lasts: true, read: inMode('readonly'), change: inMode('readwrite') };
}
