import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';
import { claimFirst, endTry, isDue, leaseEnd, nextTry, type Queue } from './queue.ts';

const QUEUE: Queue<'mail'> = {
  table: 'mail',
  due: 'send_after',
  waits: sql`sent_at is null`,
  lease: 60_000,
  backoff: [1_000, 5_000],
  spread: 0.5,
};

const at = (text: string) => new Date(`2026-11-20T${text}.000Z`);
const NOW = at('03:00:00');

/** Makes a queue with two rows that are due, and what a process does with it. */
async function filled(open: Open) {
  const { db } = await open();
  const row = { recipient: 'ada@example.edu', subject: 'A', body: 'B', created_at: '' };
  const due = { send_after: NOW.toISOString(), tries: 0 };
  const rows = ['a', 'b'].map((id) => ({ id, ...row, ...due }));
  await db.write.insertInto('mail').values(rows).execute();
  const read = async (now: Date) =>
    await db.read.selectFrom('mail').selectAll().where(isDue(QUEUE, now)).orderBy('id').execute();
  return { db, read };
}

describeOnEachDatabase('a queue', (open) => {
  // MAIL-2, NOTIFICATIONS-4
  test('gives each process its own rows until their lease ends', async () => {
    const { db, read } = await filled(open);
    const seen = await read(NOW);
    const claim = async (rows: typeof seen, now = NOW) =>
      await claimFirst(db.write, QUEUE, { rows, columns: { subject: 'claimed' } }, now);
    const claims = await Promise.all([claim(seen), claim(seen), claim(seen)]);
    expect(new Set(claims.map((one) => one?.id))).toEqual(new Set(['a', 'b', undefined]));
    expect(claims.find((one) => one?.id === 'a')).toMatchObject({ tries: 1 });
    expect(await read(at('03:00:59'))).toEqual([]);
    const again = await read(at('03:01:00'));
    expect(again).toMatchObject([
      { id: 'a', tries: 1, subject: 'claimed', send_after: leaseEnd(QUEUE, NOW) },
      { id: 'b', tries: 1 },
    ]);
    expect(await claim(again)).toBeUndefined();
    expect(await claim(again, at('03:01:00'))).toMatchObject({ id: 'a', tries: 2 });
  });

  // MAIL-2, NOTIFICATIONS-4
  test('does not delay rows that were due by a clock that had jumped ahead', async () => {
    const { read } = await filled(open);
    expect(await read(at('02:59:00'))).toEqual([]);
    expect(await read(at('02:58:59'))).toHaveLength(2);
  });

  // MAIL-7
  test('ignores a process that lost its row or is late', async () => {
    const { db, read } = await filled(open);
    const slow = await claimFirst(db.write, QUEUE, { rows: await read(NOW) }, NOW);
    const later = at('03:01:00');
    const next = await claimFirst(db.write, QUEUE, { rows: await read(later) }, later);
    if (!slow || next?.id !== slow.id) throw new Error('not claimed twice');
    expect(await endTry(db.write, QUEUE, slow, { last_error: 'slow' })).toBe(false);
    expect(await endTry(db.write, QUEUE, next, { sent_at: later.toISOString() })).toBe(true);
    expect(await endTry(db.write, QUEUE, next, { last_error: 'late' })).toBe(false);
    const rows = await db.read.selectFrom('mail').select(['id', 'last_error']).execute();
    expect(rows.every((row) => row.last_error === null)).toBe(true);
  });
});

test('the wait grows with the tries up to the last value, and varies within its limits', () => {
  const seconds = (tries: number, chance = 0.5) =>
    (Date.parse(nextTry(QUEUE, tries, NOW, chance)) - NOW.getTime()) / 1_000;
  expect([seconds(1), seconds(2), seconds(3), seconds(90)]).toEqual([1, 5, 5, 5]);
  expect([seconds(2, 0), seconds(2, 1)]).toEqual([2.5, 7.5]);
  expect(Date.parse(nextTry({ ...QUEUE, spread: 0 }, 2, NOW, 0)) - NOW.getTime()).toBe(5_000);
});
