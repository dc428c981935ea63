import { setImmediate } from 'node:timers/promises';
import type { CompiledQuery } from 'kysely';
import { assert } from '#core/assert.ts';
import type { Values } from './held-cursor.ts';

/** What stands for a character that would end a cell or a line. */
const ESCAPED: Record<string, string> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

function cellOf(written: string): string | null {
  if (!written.includes('\\')) return written;
  if (written === '\\N') return null;
  return written.replaceAll(/\\(.)/gs, (_, letter: string) => ESCAPED[letter] ?? letter);
}

function valuesOf(line: string): Values {
  const cells = line.split('\t');
  return line.includes('\\') ? cells.map(cellOf) : cells;
}

/** The statement that copies all rows of the query, whose parameters are texts: a copy takes none. */
export function copyOf({ sql, parameters }: CompiledQuery): string {
  const query = sql.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const value = parameters[Number(place) - 1];
    assert(typeof value === 'string', 'what is copied is chosen by texts');
    const text = value.replaceAll("'", "''");
    // Whether a backslash means something in plain quotes is a setting of the server.
    return text.includes('\\') ? ` E'${text.replaceAll('\\', '\\\\')}'` : `'${text}'`;
  });
  return `copy (${query}) to stdout`;
}

/** Reads PostgreSQL's text format in whatever pieces it comes: each value as text, null where there is none. */
export async function* rowsIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Values[], void> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let begun = '';
  for await (const piece of bytes) {
    const text = begun + decoder.decode(piece, { stream: true });
    const end = text.lastIndexOf('\n');
    begun = text.slice(end + 1);
    if (end >= 0) yield text.slice(0, end).split('\n').map(valuesOf);
  }
}

/**
 * All rows of a query, of one moment, in parts of some 60 KB that are read on as they are taken. It has a
 * connection of its own, since one that is given back in the middle of a copy would have to be closed, and
 * without the pool's limits of time: who takes the rows may be slow (ANALYTICS-16).
 */
export async function* copiedRows(
  url: string,
  query: CompiledQuery,
): AsyncGenerator<Values[], void> {
  const { default: pg } = await import('pg');
  const { to } = await import('pg-copy-streams');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // The copy fails by itself where the connection breaks; without a listener that would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    for await (const rows of rowsIn(client.query(to(copyOf(query))))) {
      yield rows;
      // A socket hands over two megabytes in one turn of the event loop, where others would wait 100 ms.
      await setImmediate();
    }
  } finally {
    await client.end();
  }
}
