import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { parseAnalyticsQuery, type AnalyticsRow } from '#core/analytics/analytics.ts';
import { PART_ROWS } from './reads.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { createReader } from './reader.ts';
import { attendances } from '../test/attendances.ts';

const FORM = { timeZone: 'UTC', language: 'en' } as const;

const NOVEMBER = parseAnalyticsQuery({ startDate: '2026-11-01', endDate: '2026-11-30' });

const ADDED = 200;

async function opened(count = 100) {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  const reader = createReader(db);
  onTestFinished(async () => {
    await reader.close();
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await migrate(db, new Date('2026-11-20T03:07:00Z'));
  const rows = attendances(count);
  for (let from = 0; from < count; from += 500) {
    await db.write
      .insertInto('attendance')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  return { db, reader };
}

// ANALYTICS-14
test('each of several simultaneous questions gets its own answer', async () => {
  const { reader } = await opened();
  const days = ['2026-11-03', '2026-11-09', '2026-11-21'];
  const answers = await Promise.all(
    days.map((day) => reader.analysis({ ...NOVEMBER, startDate: day, endDate: day })),
  );
  expect(answers.map(({ total }) => total > 0)).toEqual([true, true, true]);
  for (const [index, { analysis, total }] of answers.entries()) {
    const rows = JSON.parse(Buffer.concat(analysis).toString()) as AnalyticsRow[];
    expect(rows.map((row) => row.startDate)).toEqual(Array(total).fill(days[index]));
  }
});

// ANALYTICS-14
test('a read that fails rejects only its own question, and the next one is answered', async () => {
  const { reader } = await opened();
  const odd = { ...NOVEMBER, sort: 'rating' as never };
  const [failed, answered] = await Promise.allSettled([
    reader.analysis(odd),
    reader.analysis(NOVEMBER),
  ]);
  expect([failed.status, answered.status]).toEqual(['rejected', 'fulfilled']);
});

test('rows written since then are read, and a closed reader starts again when asked', async () => {
  const { db, reader } = await opened();
  const before = await reader.analysis(NOVEMBER);
  const [row] = attendances(1);
  if (row)
    await db.write
      .insertInto('attendance')
      .values({ ...row, id: new Uint8Array([1]), key: new Uint8Array([1]) })
      .execute();
  expect((await reader.analysis(NOVEMBER)).total).toBe(before.total + 1);
  await reader.close();
  await reader.close();
  expect((await reader.analysis(NOVEMBER)).total).toBe(before.total + 1);
});

test('if the worker ends, a waiting caller gets an error with the reason', async () => {
  const { reader } = await opened();
  const started = once(process, 'worker') as Promise<[Worker]>;
  await reader.analysis(NOVEMBER);
  const [worker] = await started;
  const lastOf = async (end: () => Promise<unknown>) => {
    const waiting = Array.from({ length: 300 }, () => reader.analysis(NOVEMBER));
    const [answers] = await Promise.all([Promise.allSettled(waiting), end()]);
    const last = answers.at(-1);
    return last?.status === 'rejected' && String(last.reason);
  };
  expect(await lastOf(() => worker.terminate())).toContain('thread ended');
  await reader.analysis(NOVEMBER);
  expect(await lastOf(() => reader.close())).toContain('server is stopping');
});

// ANALYTICS-14
test('many rows are read and written in pieces', async () => {
  const { reader } = await opened(3_000);
  const { analysis, total } = await reader.analysis(NOVEMBER);
  const rows = JSON.parse(Buffer.concat(analysis).toString()) as AnalyticsRow[];
  expect(rows).toHaveLength(total);
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(total);
  expect(analysis.length).toBeGreaterThan(total / 1_000);
});

// ANALYTICS-14
test('a short question is answered before long ones that were asked first', async () => {
  const { reader } = await opened(3_000);
  const short = { ...NOVEMBER, page: 1, sort: 'issue' } as const;
  await Promise.all([reader.analysis(NOVEMBER), reader.analysis(short)]);
  const answered: string[] = [];
  const ask = async (name: string, request: typeof NOVEMBER) => {
    await reader.analysis(request);
    answered.push(name);
  };
  // The charts of more than a month.
  const drawn = async () => {
    await reader.charts({ startDate: '2026-01-01', endDate: '2026-12-31' });
    answered.push('long');
  };
  await Promise.all([
    ...Array.from({ length: 10 }, () => ask('long', NOVEMBER)),
    ...Array.from({ length: 10 }, drawn),
    ask('short', short),
  ]);
  expect(answered.indexOf('short')).toBeLessThan(answered.length - 1);
});

// ANALYTICS-16
test('a file shows one moment, and the next file has the rows added since', async () => {
  const { db, reader } = await opened(PART_ROWS + 1_000);
  const counted = (await reader.analysis({ ...NOVEMBER, page: 1 })).total;
  const download = async (meanwhile: () => Promise<void>) => {
    let file = '';
    for await (const part of reader.csv(NOVEMBER, FORM)) {
      if (file === '') await meanwhile();
      file += new TextDecoder().decode(part);
    }
    return parse(file, { record_delimiter: '\r\n' }).length - 1;
  };
  const add = async () => {
    const rows = attendances(ADDED).map((row, index) => {
      const id = Uint8Array.of(1, index >> 8, index & 255);
      return { ...row, id, key: id, practice: 0 };
    });
    for (const row of rows) await db.write.insertInto('attendance').values(row).execute();
  };
  expect(await download(add)).toBe(counted);
  expect(await download(async () => undefined)).toBe(counted + ADDED);
});

// ANALYTICS-16
test('a canceled download releases its snapshot', async () => {
  const { db, reader } = await opened(PART_ROWS + 1_000);
  for await (const part of reader.csv(NOVEMBER, FORM)) if (part.length > 0) break;
  await db.write.deleteFrom('attendance').execute();
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db.write);
  expect(rows[0]?.busy).toBe(0);
});

// ANALYTICS-14
test('parts of a file stay small, however long its rows are', async () => {
  const { db, reader } = await opened(0);
  const description = '警'.repeat(10_000);
  const rows = attendances(1_000).map((row) => ({ ...row, description }));
  for (let from = 0; from < rows.length; from += 100)
    await db.write
      .insertInto('attendance')
      .values(rows.slice(from, from + 100))
      .execute();
  const sizes: number[] = [];
  for await (const part of reader.csv(NOVEMBER, FORM)) sizes.push(part.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(15_000_000);
  expect(Math.max(...sizes)).toBeLessThan(2_000_000);
});
