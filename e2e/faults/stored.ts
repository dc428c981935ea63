import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';

/** One attendance as it lies in the database. */
export type StoredRecord = {
  readonly id: string;
  readonly advisor: string;
  /** The feedback's words. */
  readonly text: string;
  readonly status: string;
  readonly correction: number;
  /** UTC ISO instants. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly receivedAt: string;
};

export type Where = { readonly dataDir: string; readonly databaseUrl: string | undefined };

const COLUMNS = `advisor, description as text, status, correction, started_at as "startedAt",
  finished_at as "finishedAt", received_at as "receivedAt"`;

/** Returns every attendance, read from the database past the server. */
export async function readStored({ dataDir, databaseUrl }: Where): Promise<StoredRecord[]> {
  if (databaseUrl !== undefined) {
    const client = new pg.Client({ connectionString: databaseUrl });
    // A broken connection fails its request; without a listener it would end the process.
    client.on('error', () => undefined);
    await client.connect();
    const sql = `select encode(id, 'hex') as hex, ${COLUMNS} from attendance`;
    const { rows } = await client.query<StoredRecord & { hex: string }>(sql);
    await client.end();
    return rows.map(({ hex, ...row }) => ({ ...row, id: uuidOf(hex) }));
  }
  const db = new BetterSqlite3(join(dataDir, 'reslife.db'), { timeout: 5_000 });
  const sql = `select lower(hex(id)) as hex, ${COLUMNS} from attendance`;
  const rows = db.prepare<[], StoredRecord & { hex: string }>(sql).all();
  db.close();
  return rows.map(({ hex, ...row }) => ({ ...row, id: uuidOf(hex) }));
}

/** Throws if a killed server left an unsound file of SQLite. */
export function checkSound({ dataDir, databaseUrl }: Where): void {
  if (databaseUrl !== undefined) return;
  const db = new BetterSqlite3(join(dataDir, 'reslife.db'), { timeout: 5_000 });
  const integrity = db.pragma('integrity_check', { simple: true });
  db.close();
  if (integrity !== 'ok') throw new Error(`the database is not sound: ${String(integrity)}`);
}

const uuidOf = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
