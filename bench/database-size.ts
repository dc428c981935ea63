// Measures the disk space of a million attendances. BENCH_ATTENDANCES sets another number, for a first look.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../server/db/tables/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { DEFAULT_PLAN, makeData, progressBar } from '../tools/make-data.ts';
import type { Bench, Measurement } from './measurement.ts';

const MILLION = 1_000_000;
/** Bytes a million attendances may take with their unique indexes, and the indexes they are sorted by. */
const RECORDS_GOAL = 0.7e9;
const SORTS_GOAL = 0.5e9;

/** Share of the whole that a part has at least to be named. */
const SHOWN = 0.001;

type Part = { name: string; kind: 'table' | 'unique' | 'sort'; bytes: number };

async function partsOfAttendance(db: Database): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select stat.name, sum(stat.pgsize) as bytes,
      case when entry.type = 'table' then 'table' when entry.sql is null then 'unique' else 'sort' end as kind
    from dbstat as stat join sqlite_master as entry on entry.name = stat.name
    where entry.tbl_name = 'attendance' group by stat.name`.execute(db.write);
  return rows;
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(3)} GB`;

function measurement(
  what: string,
  parts: readonly Part[],
  count: number,
  goal: number,
): Measurement {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const each = parts
    .filter((part) => part.bytes >= SHOWN * bytes)
    .map((part) => `${part.name} ${gigabytes(part.bytes)}`)
    .join(', ');
  return {
    what: `${what} of ${count.toLocaleString('en')} attendances, vacuumed`,
    ours: `${gigabytes(bytes)}, ${Math.round(bytes / count)} bytes each (${each})`,
    goal: `<= ${gigabytes((goal * count) / MILLION)}`,
    holds: bytes <= (goal * count) / MILLION,
  };
}

export const bench: Bench = async () => {
  const attendances = Number(process.env['BENCH_ATTENDANCES'] ?? MILLION);
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-bench-'));
  try {
    const db = await openDatabase({ dataDir, databaseUrl: undefined });
    try {
      await migrate(db, DEFAULT_PLAN.until);
      await makeData(db, { ...DEFAULT_PLAN, attendances }, progressBar(attendances));
      await sql`vacuum`.execute(db.write);
      const parts = await partsOfAttendance(db);
      const sorts = parts.filter(({ kind }) => kind === 'sort');
      const records = parts.filter(({ kind }) => kind !== 'sort');
      return [
        measurement('table and unique indexes', records, attendances, RECORDS_GOAL),
        measurement('indexes to sort by', sorts, attendances, SORTS_GOAL),
      ];
    } finally {
      await db.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
