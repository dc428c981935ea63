import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';
import type { AdminColumn, Schema } from './schema.ts';

/** A database or a transaction, which is the first argument of every function of a store. */
export type Db = Kysely<Schema> | Transaction<Schema>;

/** The tables of the public writes, which hold one record for each key (API-9). */
export type KeyedTable = 'attendance' | 'feedback' | 'missing_issue' | 'step_note' | 'empty_search';

type WrittenRows = { [T in KeyedTable]: Omit<Schema[T], AdminColumn> };

export type WrittenRow<T extends KeyedTable> = WrittenRows[T];

/** The record that is held under a key: its time of arrival, and the number of its newest correction. */
export type HeldRecord = {
  id: Uint8Array;
  key: Uint8Array;
  receivedAt: string;
  correction: number;
};

/** The record under the key, or the reason why the row was refused: other content under the same number, or another subject's record. */
export type Committed =
  | HeldRecord
  | { conflict: 'content'; correction: number }
  | { conflict: 'subject' };

/** A function that tells whether the hash stored under a key belongs to the body that is sent again under it. */
export type IsSameBody = (storedHash: Uint8Array) => boolean;

/** The open database. On SQLite, `read` is a separate connection that cannot write. */
export type Database = {
  dialect: Dialect;
  write: Kysely<Schema>;
  read: Kysely<Schema>;
  /** Stores the row durably, together with all other rows of this turn of the event loop. */
  commit: <T extends KeyedTable>(
    table: T,
    row: WrittenRow<T>,
    isSameBody: IsSameBody,
  ) => Promise<Committed>;
  /** Reads very many rows from PostgreSQL: the whole query, at a single moment, as lines of PostgreSQL's text format. */
  copied?: (query: CompiledQuery) => AsyncGenerator<Buffer, void>;
  /** Counts PostgreSQL's connections of this process: all that are open, the idle ones among them, and the requests that wait for one. */
  connections?: () => { open: number; idle: number; wanted: number };
  close: () => Promise<void>;
};
