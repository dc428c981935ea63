import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import type { OutboxRecord } from './outbox-record.ts';
import type { StoredWalk } from './saved-walk.ts';

/** What the phone keeps, each under a key of its own. */
export type Kept = {
  /** Walks under way, by the walk's id. */
  walks: StoredWalk;
  /** What is sent or still to be sent, by its Idempotency-Key. */
  outbox: OutboxRecord;
  /** The published issues with their steps, by the issue's id. */
  guides: PublishedIssue;
  /** Single facts: the device's id, the server's epoch, the version of the library. */
  facts: string;
};
export type StoreName = keyof Kept;

/** What can be done within one transaction; nothing else may be awaited in it. */
export type Transaction = {
  readonly get: <N extends StoreName>(name: N, key: string) => Promise<Kept[N] | undefined>;
  readonly all: <N extends StoreName>(name: N) => Promise<Kept[N][]>;
  readonly keys: (name: StoreName) => Promise<string[]>;
  readonly put: <N extends StoreName>(name: N, key: string, value: Kept[N]) => Promise<void>;
  readonly remove: (name: StoreName, key: string) => Promise<void>;
  readonly clear: (name: StoreName) => Promise<void>;
};

/** Done in one transaction over these stores: all of it or, where it throws, nothing. */
export type Transact = <T>(
  names: readonly StoreName[],
  act: (transaction: Transaction) => Promise<T>,
) => Promise<T>;

export type PhoneStore = {
  /** False if what is kept is gone with the page. */
  readonly lasts: boolean;
  readonly read: Transact;
  /** Resolves once it is on the phone's disk. Throws `StorageFull` if there is no room. */
  readonly change: Transact;
};

/** The phone has no room left; nothing of the change was kept. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}
