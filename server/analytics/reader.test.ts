import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseAnalyticsQuery } from '#core/analytics.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { createReader } from './reader.ts';
import { attendances } from '../test/attendances.ts';

const NOVEMBER = parseAnalyticsQuery({ startDate: '2026-11-01', endDate: '2026-11-30' });

async function opened() {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  const reader = createReader(db);
  onTestFinished(async () => {
    await reader.close();
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await migrate(db, new Date('2026-11-20T03:07:00Z'));
  await db.write.insertInto('attendance').values(attendances(100)).execute();
  return { db, reader };
}

// ANALYTICS-14
test('questions asked at once are each given their own answer', async () => {
  const { reader } = await opened();
  const days = ['2026-11-03', '2026-11-09', '2026-11-21'];
  const answers = await Promise.all(
    days.map((day) => reader.analysis({ ...NOVEMBER, startDate: day, endDate: day })),
  );
  expect(answers.map(({ total }) => total > 0)).toEqual([true, true, true]);
  for (const [index, { analysis, total }] of answers.entries()) {
    expect(analysis.map((row) => row.startDate)).toEqual(Array(total).fill(days[index]));
  }
});

// ANALYTICS-14
test('a read that fails is told to who asked, and the next one is answered', async () => {
  const { reader } = await opened();
  const odd = { ...NOVEMBER, sort: 'rating' as never };
  const [failed, answered] = await Promise.allSettled([
    reader.analysis(odd),
    reader.analysis(NOVEMBER),
  ]);
  expect([failed.status, answered.status]).toEqual(['rejected', 'fulfilled']);
});

test('rows written meanwhile are read, and a closed reader starts again when asked', async () => {
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

test('who waits when the worker ends is told so', async () => {
  const { reader } = await opened();
  await reader.analysis(NOVEMBER);
  const waiting = Array.from({ length: 300 }, () => reader.analysis(NOVEMBER));
  const [answers] = await Promise.all([Promise.allSettled(waiting), reader.close()]);
  const last = answers.at(-1);
  expect(last?.status === 'rejected' && String(last.reason)).toContain('worker ended');
});
