import { hash } from 'node:crypto';

/** A value of a column, in the same form for both databases. */
export type Value = string | number | Uint8Array | null;
/** The values of a row in the order of its table's columns. */
export type Row = readonly Value[];

/** A table with its columns, in the order of their names, and the number of its rows. */
export type Table = { name: string; columns: readonly string[]; rows: number };

/** Some rows of a table. A table without rows is a single part without rows. */
export type Part = { table: Table; rows: readonly Row[] };

/** The number of a table's rows, and a sum over them that does not depend on their order. */
export type Sum = { rows: number; hash: string };

/** One moment of all tables. `parts` skips the first rows of each table, as many as `after` says. */
export type Source = {
  tables: readonly Table[];
  /** The migrations of its tables, in order. */
  migrations: readonly string[];
  parts: (after?: ReadonlyMap<string, number>) => AsyncGenerator<Part, void>;
  close: () => Promise<void>;
};

/** The database into which rows are copied. The first rows of each table may be there already. */
export type Target = {
  done: ReadonlyMap<string, number>;
  /** Adds rows and notes the new number of rows of their table, or does neither. */
  write: (part: Part, now: number) => Promise<void>;
  /** Restores the parts of the tables that would have slowed down the copy, and forgets that there was a copy. */
  finish: () => Promise<void>;
  close: () => Promise<void>;
};

/** The number of rows in a part, or fewer if they are long. */
export const PART_ROWS = 1_000;
export const PART_LETTERS = 1_000_000;

/** Returns the approximate size of a row. */
export function lengthOf(row: Row): number {
  let length = 0;
  for (const value of row) {
    length += typeof value === 'string' || value instanceof Uint8Array ? value.length : 8;
  }
  return length;
}

/** Returns the unique text of a row: JSON, with bytes as `{"b":base64}`. */
export function encodeRow(row: Row): string {
  return JSON.stringify(
    row.map((value) =>
      value instanceof Uint8Array
        ? { b: Buffer.from(value.buffer, value.byteOffset, value.length).toString('base64') }
        : value,
    ),
  );
}

const isBytes = (value: unknown): value is { b: string } =>
  typeof value === 'object' && value !== null && 'b' in value && typeof value.b === 'string';

/** Reads a row from its text. It throws if the row does not have `length` values. */
export function decodeRow(text: string, length: number): Row {
  const values: unknown = JSON.parse(text);
  if (!Array.isArray(values) || values.length !== length) throw new Error('a row is damaged');
  return values.map((value: unknown) => {
    if (value === null || typeof value === 'string' || typeof value === 'number') return value;
    if (isBytes(value)) return Buffer.from(value.b, 'base64');
    throw new Error('a row is damaged');
  });
}

const LIMB = 2 ** 32;

/** Adds up the SHA-256 of rows, modulo 2^256. The sum does not depend on their order, but no row may be missing, doubled or different. */
export function rowSum(): { add: (encoded: string) => void; sum: () => Sum } {
  const limbs = new Float64Array(8);
  let rows = 0;
  const carry = () => {
    for (let at = 0; at < 8; at += 1) {
      const over = Math.floor((limbs[at] ?? 0) / LIMB);
      limbs[at] = (limbs[at] ?? 0) - over * LIMB;
      if (at < 7) limbs[at + 1] = (limbs[at + 1] ?? 0) + over;
    }
  };
  return {
    add: (encoded) => {
      const digest = hash('sha256', encoded, 'buffer');
      for (let at = 0; at < 8; at += 1) {
        limbs[at] = (limbs[at] ?? 0) + digest.readUInt32LE(at * 4);
      }
      rows += 1;
      // A double can hold the exact sum of two million such parts.
      if (rows % 1_000_000 === 0) carry();
    },
    sum: () => {
      carry();
      const hex = Array.from(limbs, (limb) => limb.toString(16).padStart(8, '0'));
      return { rows, hash: hex.join('') };
    },
  };
}

export type Sums = ReadonlyMap<string, Sum>;
/** A function that is told how many rows of a table are done. */
export type Progress = (table: string, done: number, all: number) => void;

/** Reads each row and returns the sums of all tables. */
export async function sumsOf(source: Source, progress: Progress): Promise<Sums> {
  const counted = new Map<string, ReturnType<typeof rowSum>>();
  for await (const { table, rows } of source.parts()) {
    const sum = counted.getOrInsertComputed(table.name, rowSum);
    for (const row of rows) sum.add(encodeRow(row));
    progress(table.name, sum.sum().rows, table.rows);
  }
  return new Map(Array.from(counted, ([name, { sum }]) => [name, sum()]));
}

const count = (sum: Sum | undefined) => (sum ? sum.rows : 'no table');

/** Returns the tables whose rows differ, each in a sentence. */
export function differences(before: Sums, after: Sums): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [one, other] = [before.get(name), after.get(name)];
    if (one?.rows === other?.rows && one?.hash === other?.hash) return [];
    return [`${name}: ${count(one)} rows there and ${count(other)} here do not match.`];
  });
}

/** Returns the sums of a source, and closes it. */
export async function sumsAndClose(source: Source, progress: Progress): Promise<Sums> {
  try {
    return await sumsOf(source, progress);
  } finally {
    await source.close();
  }
}

/** Copies the rows that the target lacks. */
export async function copyRows(source: Source, target: Target, progress: Progress): Promise<void> {
  const done = new Map(target.done);
  for await (const part of source.parts(target.done)) {
    const { name, rows: all } = part.table;
    const now = (done.get(name) ?? 0) + part.rows.length;
    if (part.rows.length > 0) await target.write(part, now);
    done.set(name, now);
    progress(name, now, all);
  }
}

/** Returns the names in the order of copying. The migrations come last, since a server can only start on a database that notes them. */
export function inCopyingOrder(names: readonly string[]): string[] {
  return names.toSorted((a, b) => {
    if (a === 'migration' || b === 'migration') return a === b ? 0 : a === 'migration' ? 1 : -1;
    return a < b ? -1 : 1;
  });
}

/** The table that notes, while rows are copied into a database, what is done and what is left to do. */
export const UNFINISHED = 'unfinished_copy';

/** Returns a name as both databases quote it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Throws if another copy was begun in the database. */
export function assertSame(what: string, begun: string | undefined): void {
  if (begun !== what) throw new Error('it has an unfinished copy: empty it');
}
