import { setImmediate } from 'node:timers/promises';
import type { CompiledQuery } from 'kysely';
import { assert } from '#core/base/assert.ts';
import type { Values } from './row-cursor.ts';

/** The letters for characters that would end a cell or a line. */
const ESCAPED: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Reads a cell of PostgreSQL's text format. Returns null if the cell has no value. */
export function cellOf(written: string): string | null {
  if (written === '\\N') return null;
  return written.replaceAll(/\\(.)/gs, (_, letter: string) => ESCAPED[letter] ?? letter);
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Writes rows of one text each, with cells separated by NUL, as lines of PostgreSQL's text format, so that a row of SQLite is a single value. */
export function copyText(rows: readonly Values[]): Buffer<ArrayBuffer> {
  let text = '';
  for (const [row] of rows) {
    const cells = String(row);
    const isPlain = !/[\\\n\r\t]/.test(cells);
    text += isPlain ? cells : cells.replaceAll(/[\\\n\r\t]/g, (one) => ESCAPES[one] ?? one);
    text += '\n';
  }
  return Buffer.from(text);
}

/** Returns the statement that copies all rows of a query. The query's parameters are texts, and are written into the statement since a copy takes none. */
export function copyOf({ sql, parameters }: CompiledQuery): string {
  const query = sql.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const value = parameters[Number(place) - 1];
    assert(typeof value === 'string', 'what is copied is chosen by texts');
    const text = value.replaceAll("'", "''");
    // A setting of the server decides what a backslash means in plain quotes.
    return text.includes('\\') ? ` E'${text.replaceAll('\\', '\\\\')}'` : `'${text}'`;
  });
  return `copy (${query}) to stdout`;
}

const NEWLINE = 10;

/** Yields whole lines from pieces that may end anywhere. */
export async function* linesIn(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let begun: Uint8Array[] = [];
  for await (const piece of pieces) {
    const end = piece.lastIndexOf(NEWLINE) + 1;
    if (end > 0) {
      yield Buffer.concat([...begun, piece.subarray(0, end)]);
      begun = [];
    }
    begun.push(piece.subarray(end));
  }
}

/** Yields all rows of a query's snapshot as lines, in parts of about 60 KB, over a separate connection without time limits (ANALYTICS-16). */
export async function* copiedRows(url: string, query: CompiledQuery): AsyncGenerator<Buffer, void> {
  const { default: pg } = await import('pg');
  const { to } = await import('pg-copy-streams');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // If the connection breaks, the copy fails by itself. Without a listener, the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    for await (const lines of linesIn(client.query(to(copyOf(query))))) {
      yield lines;
      // A socket delivers two megabytes in one turn of the event loop, which would delay others for 100 ms.
      await setImmediate();
    }
  } finally {
    await client.end();
  }
}
