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
import { linesIn } from '../db/reading/copied-rows.ts';

const closed = { additionalProperties: false };

/** The first line of a backup. */
const Head = Type.Object(
  {
    backup: Type.Literal(1),
    made: Type.String(),
    database: Type.String(),
    migrations: Type.Array(Type.String()),
    tables: Type.Array(
      Type.Object(
        { name: Type.String(), columns: Type.Array(Type.String()), rows: Type.Integer() },
        closed,
      ),
    ),
  },
  closed,
);
export type Head = Static<typeof Head>;

/** The line before the rows of a table, and the one behind them. */
const Begin = Type.Object({ table: Type.String() }, closed);
const End = Type.Object({ rows: Type.Integer(), hash: Type.String() }, closed);
/** The last line: without it a backup is not whole. */
const Whole = Type.Object({ whole: Type.Literal(true) }, closed);

async function parsed<T extends TSchema>(shape: T, text: string | undefined): Promise<Static<T>> {
  // Loaded only where it is used.
  const { Value } = await import('typebox/value');
  return Value.Parse(shape, JSON.parse(text ?? 'null'));
}

/** The lines of a backup: what it is, then each table with its rows and what they add up to (BACKUP-2). */
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
  yield `${last ? end() : ''}{"whole":true}\n`;
}

/** Writes all of a source to a new file, compressed, and encrypted where there is a recipient (DATA-10). */
export async function writeBackup(
  source: Source,
  file: string,
  about: { made: Date; database: string; recipient: string | undefined; progress: Progress },
): Promise<void> {
  const { tables, migrations } = source;
  const { database, recipient, progress } = about;
  const made = about.made.toISOString();
  const head = {
    backup: 1 as const,
    made,
    database,
    migrations: [...migrations],
    tables: [...tables],
  };
  const packed = createZstdCompress();
  const filled = pipeline(Readable.from(linesOf(source, head as Head, progress)), packed);
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const written =
    recipient === undefined
      ? pipeline(packed, out)
      : (await encrypted(packed, recipient)).pipeTo(Writable.toWeb(out));
  await Promise.all([filled, written]);
}

/** A backup that is read from its begin to its end, once. */
export type BackupReading = Source & { head: Head; sums: Sums };

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

/** Opens a backup, with the private half of the key where it is encrypted. Throws if it is none, or damaged. */
export async function readBackup(file: string, identity?: string): Promise<BackupReading> {
  const raw = createReadStream(file);
  const bytes = identity === undefined ? raw : Readable.fromWeb(await decrypted(raw, identity));
  const packed = createZstdDecompress();
  // What fails here fails where the lines are read.
  pipeline(bytes, packed).catch(() => undefined);
  const lines = textLines(packed)[Symbol.asyncIterator]();
  const head = await parsed(Head, await nextOf(lines));
  const sums = new Map<string, { rows: number; hash: string }>();
  return {
    head,
    sums,
    tables: head.tables,
    migrations: head.migrations,
    parts: async function* () {
      for (const table of head.tables) yield* tableIn(lines, table, sums);
      await parsed(Whole, await nextOf(lines));
    },
    close: async () => {
      raw.destroy();
      await Promise.resolve(packed.destroy());
    },
  };
}
