import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Type, type Static, type TSchema } from 'typebox';
import { decrypted, encrypted } from '../db/age-file.ts';
import {
  decodeRow,
  encodeRow,
  PART_LETTERS,
  PART_ROWS,
  rowSum,
  type Part,
  type Progress,
  type Row,
  type Source,
  type Sums,
  type Table,
} from '../db/copying/rows.ts';
import { markOf, type MarkKey } from './mark.ts';
import { linesIn } from '../db/reading/copied-rows.ts';
import { closedObject } from '#core/base/schema.ts';

/** The first line of a backup. */
const Head = closedObject({
  backup: Type.Literal(1),
  made: Type.String(),
  /** The name of the key that marks the backup. Releases up to 0.2.0 had none. */
  by: Type.Optional(Type.String()),
  database: Type.String(),
  migrations: Type.Array(Type.String()),
  tables: Type.Array(
    closedObject({ name: Type.String(), columns: Type.Array(Type.String()), rows: Type.Integer() }),
  ),
});
export type Head = Static<typeof Head>;

/** The line before the rows of a table, and the line after them. */
const Begin = closedObject({ table: Type.String() });
const End = closedObject({ rows: Type.Integer(), hash: Type.String() });
/** Returns the last line, without which a backup is not whole. */
const wholeLine = (mark: string | undefined): string => JSON.stringify({ whole: true, mark });
const MARKED = /^\{"whole":true,"mark":"[\w-]{43}"\}$/;

async function parsed<T extends TSchema>(shape: T, text: string | undefined): Promise<Static<T>> {
  // The library is loaded only if it is used.
  const { Value } = await import('typebox/value');
  return Value.Parse(shape, JSON.parse(text ?? 'null'));
}

/** Yields all lines of a backup but the last: the head, then each table with its rows and their sum (BACKUP-2). */
async function* linesOf(source: Source, head: Head, progress: Progress): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  let sum = rowSum();
  let last: Table | undefined;
  const end = () => `${JSON.stringify(sum.sum())}\n`;
  for await (const { table, rows } of source.parts()) {
    let text = '';
    if (table !== last) {
      text = `${last ? end() : ''}${JSON.stringify({ table: table.name })}\n`;
      [last, sum] = [table, rowSum()];
    }
    for (const row of rows) {
      const encoded = encodeRow(row);
      sum.add(encoded);
      text += `${encoded}\n`;
    }
    yield text;
    progress(table.name, sum.sum().rows, table.rows);
  }
  if (last) yield end();
}

/** Yields the lines and then the last one, which has the mark of all others (BACKUP-15). */
async function* markedLines(
  lines: AsyncIterable<string>,
  key: MarkKey | undefined,
): AsyncGenerator<string> {
  const mark = key && markOf(key);
  for await (const some of lines) {
    mark?.add(some);
    yield some;
  }
  yield `${wholeLine(mark?.end())}\n`;
}

/** Writes all of a source to a new compressed file, and encrypts it if there is a recipient (DATA-10). */
export async function writeBackup(
  source: Source,
  file: string,
  about: {
    made: Date;
    key: MarkKey | undefined;
    database: string;
    recipient: string | undefined;
    progress: Progress;
  },
): Promise<void> {
  const { tables, migrations } = source;
  const { key, database, recipient, progress } = about;
  const head = {
    backup: 1 as const,
    made: about.made.toISOString(),
    ...(key && { by: key.name }),
    database,
    migrations: [...migrations],
    tables: [...tables],
  };
  const packed = createZstdCompress();
  const lines = linesOf(source, head as Head, progress);
  const filled = pipeline(Readable.from(markedLines(lines, key)), packed);
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const written =
    recipient === undefined
      ? pipeline(packed, out)
      : (await encrypted(packed, recipient)).pipeTo(Writable.toWeb(out));
  await Promise.all([filled, written]);
}

/** The maker of a backup: this installation, one whose key is not here, or a release that left no mark. */
export type Maker = 'us' | 'unknown' | 'unmarked';

/** A backup that is read once from beginning to end. `owners` are the emails of the owners in it, after they are read. */
export type BackupReading = Source & {
  head: Head;
  sums: Sums;
  maker: Maker;
  owners: readonly string[];
};

/** Returns the emails of the owners in these rows. Before there were roles, everybody was an owner. */
function ownersIn({ table: { columns }, rows }: Part): string[] {
  const [email, role, disabled] = ['email', 'role', 'disabled'].map((one) => columns.indexOf(one));
  return rows
    .filter((row) => (row[role ?? -1] ?? 'owner') === 'owner' && row[disabled ?? -1] !== 1)
    .map((row) => String(row[email ?? -1]));
}

async function* textLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  for await (const lines of linesIn(bytes)) {
    const text = lines.toString();
    for (let from = 0; from < text.length;) {
      const end = text.indexOf('\n', from);
      yield text.slice(from, end);
      from = end + 1;
    }
  }
}

async function nextOf(lines: AsyncIterator<string>): Promise<string | undefined> {
  const { value, done } = await lines.next();
  return done === true ? undefined : value;
}

async function* tableIn(
  lines: AsyncIterator<string>,
  table: Table,
  sums: Map<string, { rows: number; hash: string }>,
): AsyncGenerator<Part, void> {
  const begin = await parsed(Begin, await nextOf(lines));
  if (begin.table !== table.name) throw new Error('the backup is damaged');
  const sum = rowSum();
  let rows: Row[] = [];
  let letters = 0;
  for (;;) {
    const line = await nextOf(lines);
    if (line?.startsWith('[')) {
      sum.add(line);
      letters += line.length;
      rows.push(decodeRow(line, table.columns.length));
      if (rows.length < PART_ROWS && letters < PART_LETTERS) continue;
      yield { table, rows };
      [rows, letters] = [[], 0];
      continue;
    }
    const [end, found] = [await parsed(End, line), sum.sum()];
    if (end.rows !== found.rows || end.hash !== found.hash) {
      throw new Error(`the rows of ${table.name} are damaged`);
    }
    sums.set(table.name, found);
    if (rows.length > 0 || found.rows === 0) yield { table, rows };
    return;
  }
}

type Opening = { file: string; identity: string | undefined; keys: readonly MarkKey[] };

/** Opens a backup, with the private key if it is encrypted. It throws if the file is no backup or is damaged, or if this installation made it and somebody altered it. */
export async function readBackup({ file, identity, keys }: Opening): Promise<BackupReading> {
  const raw = createReadStream(file);
  const bytes = identity === undefined ? raw : Readable.fromWeb(await decrypted(raw, identity));
  const packed = createZstdDecompress();
  // An error here also appears where the lines are read.
  pipeline(bytes, packed).catch(() => undefined);
  const read = textLines(packed)[Symbol.asyncIterator]();
  const first = await nextOf(read);
  const head = await parsed(Head, first);
  const key = keys.find(({ name }) => name === head.by);
  const mark = key && markOf(key);
  mark?.add(`${first}\n`);
  const sums = new Map<string, { rows: number; hash: string }>();
  const owners: string[] = [];
  const lines = (async function* () {
    for (;;) {
      const line = await nextOf(read);
      if (line === undefined) return;
      // Only the last line begins so, and the mark does not cover it.
      if (!line.startsWith('{"whole"')) mark?.add(`${line}\n`);
      yield line;
    }
  })();
  const unmarked = head.by === undefined ? 'unmarked' : 'unknown';
  return {
    head,
    sums,
    owners,
    maker: key ? 'us' : unmarked,
    tables: head.tables,
    migrations: head.migrations,
    parts: async function* () {
      for (const table of head.tables) {
        for await (const part of tableIn(lines, table, sums)) {
          if (table.name === 'admin') owners.push(...ownersIn(part));
          yield part;
        }
      }
      const [last, ...more] = [await nextOf(lines), await nextOf(lines)].filter(
        (line) => line !== undefined,
      );
      const isWhole =
        mark || head.by === undefined ? last === wholeLine(mark?.end()) : MARKED.test(last ?? '');
      if (!isWhole || more.length > 0) throw new Error('the backup was changed or is incomplete');
    },
    close: async () => {
      raw.destroy();
      await Promise.resolve(packed.destroy());
    },
  };
}
