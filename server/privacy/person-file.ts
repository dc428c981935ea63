import { setImmediate } from 'node:timers/promises';
import { uuidText } from '../db/columns/uuid.ts';
import type { Db } from '../db/tables/database.ts';
import { SECRET_COLUMNS } from '../db/tables/fates.ts';
import { tablesAbout } from './person-rows.sql.ts';

/** The columns that open something, or that are keys or hashes, which say nothing about anybody. */
const SECRET = [...SECRET_COLUMNS, 'password_hash', 'hash', 'id_token', 'session', 'former'];

const isUuidBytes = (value: unknown): value is Uint8Array =>
  value instanceof Uint8Array && value.length === 16;

/** Returns a row in a form that anybody can read. */
function readable(row: object): Record<string, unknown> {
  const shown = Object.entries(row).filter(([name]) => !SECRET.includes(name));
  return Object.fromEntries(
    shown.map(([name, value]: [string, unknown]) => [
      name,
      isUuidBytes(value) ? uuidText(value) : value,
    ]),
  );
}

/** Makes the text of a JSON file with all rows about a person, without any secrets (PRIVACY-10). Each row is a line, and is read only when the text is taken. */
export async function* personFile(db: Db, name: string, now: Date): AsyncGenerator<string, void> {
  yield `{"name":${JSON.stringify(name)},"at":"${now.toISOString()}","rows":{`;
  let between = '\n';
  for await (const [table, rows] of tablesAbout(db, name)) {
    let before = `${between}${JSON.stringify(table)}:[\n`;
    let isEmpty = true;
    for await (const part of rows) {
      // SQLite answers at once, so without this pause nobody else would be served until the file is made.
      await setImmediate();
      for (const row of part) {
        yield `${before}${JSON.stringify(readable(row))}`;
        [before, isEmpty] = [',\n', false];
      }
    }
    if (isEmpty) continue;
    yield ']';
    between = ',\n';
  }
  yield '}}\n';
}
