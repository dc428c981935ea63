import { parseSession, storedSession } from '../../../base/session.ts';
import type { OpenedDocument } from './opened-document.ts';

/** A document of which nothing is imported yet, with what was said of it so far. */
export type KeptImport = { readonly document: OpenedDocument; readonly said: unknown };

const STORE = 'imports';

const answerOf = async <T>(request: IDBRequest<T>): Promise<T> =>
  await new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new DOMException()));
  });

let opened: Promise<IDBDatabase> | undefined;

async function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open('reslife-import', 1);
  asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(STORE));
  const database = await answerOf(asked);
  const forget = (): void => {
    database.close();
    opened = undefined;
  };
  database.addEventListener('versionchange', forget);
  database.addEventListener('close', forget);
  return database;
}

/** Runs one transaction. Without a database, or without room, it returns undefined: then nothing is kept. */
async function transact<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  try {
    opened ??= open();
    const transaction = (await opened).transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException()));
    });
    const [result] = await Promise.all([act(transaction.objectStore(STORE)), done]);
    return result;
  } catch {
    opened = undefined;
    return undefined;
  }
}

/** Each person has one: the browser may be shared. */
const person = (): string => parseSession(storedSession())?._id ?? '';
const keys = () => ({ document: `document ${person()}`, said: `said ${person()}` });

// One after another, so that what is read is what was written last.
let last: Promise<unknown> = Promise.resolve();

async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = last.then(act);
  last = turn.catch(() => undefined);
  return await turn;
}

/** A document as it is stored: another version of the app may read it otherwise, and takes none. */
type Stored = { readonly document: OpenedDocument; readonly version: string };

/** Keeps a document of which nothing was said, in place of the one before. */
export async function keepDocument(document: OpenedDocument): Promise<void> {
  await inTurn(async () => {
    const key = keys();
    const stored: Stored = { document, version: __VERSION__ };
    await transact('readwrite', async (store) => {
      await answerOf(store.put(stored, key.document));
      await answerOf(store.delete(key.said));
    });
  });
}

/** Keeps what was said of the document. */
export async function keepSaid(said: unknown): Promise<void> {
  await inTurn(async () => {
    await transact('readwrite', async (store) => await answerOf(store.put(said, keys().said)));
  });
}

/** Returns the document that is kept for the person who is signed in. */
export const keptImport = async (): Promise<KeptImport | undefined> =>
  await inTurn(
    async () =>
      await transact('readonly', async (store) => {
        const key = keys();
        const stored = (await answerOf(store.get(key.document))) as Stored | undefined;
        const said: unknown = await answerOf(store.get(key.said));
        return stored?.version === __VERSION__ ? { document: stored.document, said } : undefined;
      }),
  );

/** Removes the document once it is imported or discarded. */
export async function removeKept(): Promise<void> {
  await inTurn(async () => {
    const { document, said } = keys();
    await transact('readwrite', async (store) => {
      await answerOf(store.delete(document));
      await answerOf(store.delete(said));
    });
  });
}
