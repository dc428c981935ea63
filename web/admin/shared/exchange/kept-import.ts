import { parseSession, storedSession } from '../../../base/session.ts';
import type { OpenedDocument } from './opened-document.ts';

/** A document of which nothing is imported yet, with the decisions about it so far. */
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

/** Runs one transaction. If there is no database, or no room, it returns undefined, and nothing is kept. */
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

/** Returns the id of the person signed in: each person has an import of their own, because people may share a browser. */
const person = (): string => parseSession(storedSession())?._id ?? '';
const documentKey = () => `document ${person()}`;
/** Returns the storage key of the decisions, with the document's key, because another tab may have opened another document. */
const saidKey = ({ key }: OpenedDocument) => `said ${person()} ${key}`;
const allSaid = () => IDBKeyRange.bound(`said ${person()} `, `said ${person()} \uffff`);

// The jobs run one after another, so that a read gets the last write.
let last: Promise<unknown> = Promise.resolve();

async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = last.then(act);
  last = turn.catch(() => undefined);
  return await turn;
}

/** A document as it is stored, with the app's version: another version may read documents differently, so it ignores this one. */
type Stored = { readonly document: OpenedDocument; readonly version: string };

const storedIn = async (store: IDBObjectStore) =>
  (await answerOf(store.get(documentKey()))) as Stored | undefined;

/** Keeps a document that nobody has corrected yet, in place of the former one. */
export async function keepDocument(document: OpenedDocument): Promise<void> {
  await inTurn(async () => {
    const stored: Stored = { document, version: __VERSION__ };
    await transact('readwrite', async (store) => {
      await answerOf(store.put(stored, documentKey()));
      await answerOf(store.delete(allSaid()));
    });
  });
}

export async function keepSaid(document: OpenedDocument, said: unknown): Promise<void> {
  await inTurn(async () => {
    const key = saidKey(document);
    await transact('readwrite', async (store) => await answerOf(store.put(said, key)));
  });
}

/** Returns the document that is kept for the person who is signed in. */
export const keptImport = async (): Promise<KeptImport | undefined> =>
  await inTurn(
    async () =>
      await transact('readonly', async (store) => {
        const stored = await storedIn(store);
        if (stored?.version !== __VERSION__) return undefined;
        const { document } = stored;
        const said: unknown = await answerOf(store.get(saidKey(document)));
        return { document, said };
      }),
  );

/** Removes a document after it was imported or discarded, unless another one has taken its place. */
export async function removeKept(document: OpenedDocument): Promise<void> {
  await inTurn(async () => {
    await transact('readwrite', async (store) => {
      if ((await storedIn(store))?.document.key !== document.key) return;
      await answerOf(store.delete(documentKey()));
      await answerOf(store.delete(allSaid()));
    });
  });
}
