import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';
import type { AdminColumn, Schema } from './schema.ts';

/** A database or a transaction: the first argument of every function of a store. */
export type Db = Kysely<Schema> | Transaction<Schema>;

/** The tables of the public writes, which hold one record a key (API-9). */
export type KeyedTable = 'attendance' | 'feedback' | 'missing_issue' | 'step_note' | 'empty_search';

type WrittenRows = { [T in KeyedTable]: Omit<Schema[T], AdminColumn> };

export type WrittenRow<T extends KeyedTable> = WrittenRows[T];

/** The record held under a key: when it arrived, and the number of the correction that it is. */
export type HeldRecord = {
  id: Uint8Array;
  key: Uint8Array;
  receivedAt: string;
  correction: number;
};

/** The record under the key, or why the row was refused: other content under its number, or another subject's record. */
export type Committed =
  | HeldRecord
  | { conflict: 'content'; correction: number }
  | { conflict: 'subject' };

/** Tells whether the hash stored under a key is that of a body sent again under it. */
export type IsSameBody = (storedHash: Uint8Array) => boolean;

/** The open database. On SQLite `read` is a connection of its own that cannot write. */
export type Database = {
  dialect: Dialect;
  write: Kysely<Schema>;
  read: Kysely<Schema>;
  /** Stores the row durably, together with all others of this turn of the event loop. */
  commit: <T extends KeyedTable>(
    table: T,
    row: WrittenRow<T>,
    isSameBody: IsSameBody,
  ) => Promise<Committed>;
  /** PostgreSQL's way to read very many rows: all of a query, of one moment, as lines of its text format. */
  copied?: (query: CompiledQuery) => AsyncGenerator<Buffer, void>;
  /** PostgreSQL's connections of this process: those that are open, of them idle, and how many are waited for. */
  connections?: () => { open: number; idle: number; wanted: number };
  close: () => Promise<void>;
};
