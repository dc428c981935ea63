import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { INBOX_KINDS, INBOX_STATES } from '#core/inbox/inbox.ts';
import type { Database } from '../db/tables/database.ts';
import { mergedInto } from '../domain/messages.sql.ts';
import { uuidBytes } from '../db/columns/uuid.ts';
import { planOf } from '../test/plan-of.ts';
import { describeOnEachDatabase, openOnSqlite, type Call } from '../test/test-app.ts';
import { messagesOf } from './inbox.sql.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const BEFORE = { receivedAt: '2026-11-20T03:07:00.000Z', _id: idOf(7) };
const shared = { correction: 0, advisor: 'Sam', description: 'Words', answered_at: null };

const archived = (id: Uint8Array) => ((id[15] ?? 0) % 5 === 0 ? '2026-11-20' : null);

/** Stores rows of the three kinds in turn, three of which arrived at each instant, every fifth of them archived. */
async function fill(db: Database, count: number): Promise<void> {
  for (const [turn, kind] of INBOX_KINDS.entries()) {
    const rows = Array.from({ length: count }, (_, number) => number)
      .filter((number) => number % 3 === turn)
      .map((number) => ({
        ...shared,
        id: uuidBytes(idOf(number)),
        key: uuidBytes(idOf(number)),
        body_hash: new Uint8Array(1),
        received_at: new Date(Date.UTC(2026, 10, 1) + Math.floor(number / 3) * 1_000).toISOString(),
        read_at: number % 2 === 0 ? null : '2026-11-20T00:00:00.000Z',
      }));
    if (rows.length === 0) continue;
    if (kind === 'note') {
      const more = { issue_id: 'x', revision: 1, step: 's' };
      const notes = rows.map((row) => ({ ...row, ...more, done_at: archived(row.id) }));
      await db.write.insertInto('step_note').values(notes).execute();
    } else if (kind === 'feedback') {
      const values = rows.map((row) => ({ ...row, rating: 4, archived_at: archived(row.id) }));
      await db.write.insertInto('feedback').values(values).execute();
    } else {
      const values = rows.map((row) => ({ ...row, archived_at: archived(row.id) }));
      await db.write.insertInto('missing_issue').values(values).execute();
    }
  }
}

/** Returns every id of the inbox, page by page, and how long the pages are. */
async function walk(call: Call, query: Record<string, string> = {}) {
  const pages: string[][] = [];
  let before: string | null | undefined;
  while (before !== null) {
    const asked = before === undefined ? query : { ...query, before };
    const { data } = await call(API.listInbox, { query: asked });
    pages.push(data.messages.map(({ _id }) => _id));
    before = data.next;
  }
  return { ids: pages.flat(), sizes: pages.map(({ length }) => length) };
}

describeOnEachDatabase('pages of the inbox', (open) => {
  // INBOX-2
  test('every page is read from the index of its state, in order', async () => {
    const { db } = await open();
    await fill(db, 300);
    for (const table of ['feedback', 'missing_issue', 'step_note'] as const) {
      // PostgreSQL takes any index for a state without messages.
      await sql`update ${sql.table(table)} set answered_at = read_at`.execute(db.write);
      if (db.dialect === 'postgres') await sql`analyze ${sql.table(table)}`.execute(db.write);
    }
    for (const kind of INBOX_KINDS) {
      for (const state of INBOX_STATES) {
        for (const before of [undefined, BEFORE]) {
          const listing = { state, before, limit: 11 };
          const plan = await planOf(db, messagesOf(db.dialect, kind, listing));
          expect(plan).toMatch(new RegExp(`_${state}`));
          expect(plan).not.toMatch(/temp b-tree|sort|scan step_note$/i);
        }
      }
    }
  });

  // INBOX-7
  test('messages merged into one are read from their index, in order', async () => {
    const { db } = await open();
    await fill(db, 300);
    const into = { merged_into: idOf(1) };
    await db.write.updateTable('missing_issue').set(into).execute();
    if (db.dialect === 'postgres') await sql`analyze missing_issue`.execute(db.write);
    for (const first of ['newest', 'oldest'] as const) {
      const plan = await planOf(db, mergedInto(idOf(1), { first, most: 100 }));
      expect(plan).toMatch(/missing_issue_merged/);
      expect(plan).not.toMatch(/temp b-tree|sort/i);
    }
  });

  // INBOX-1, INBOX-2
  test.each([
    [0, [0]],
    [1, [1]],
    [10, [10]],
    [11, [10, 1]],
    [20, [10, 10]],
    [35, [10, 10, 10, 5]],
  ])('%d messages are listed across pages, each once, newest first', async (count, sizes) => {
    const { db, signedIn } = await open();
    await fill(db, count);
    // Nothing is archived.
    await db.write.updateTable('step_note').set({ done_at: null }).execute();
    for (const table of ['feedback', 'missing_issue'] as const)
      await db.write.updateTable(table).set({ archived_at: null }).execute();
    const walked = await walk(await signedIn());
    const newestFirst = Array.from({ length: count }, (_, number) => idOf(count - 1 - number));
    expect(walked).toEqual({ ids: newestFirst, sizes });
  });
});

// INBOX-2
test('the first, the last and an unread page of 100,000 messages are complete', async () => {
  const { db, signedIn } = await openOnSqlite();
  await sql`
    insert into feedback (id, key, body_hash, received_at, correction, advisor, description, rating, read_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 100000)
    select unhex(printf('%032x', i)), unhex(printf('%032x', i)), x'00',
      strftime('%Y-%m-%dT%H:%M:%S.000Z', 1790000000 + i, 'unixepoch'), 0, 'Sam', 'Words', 4,
      iif(i > 50000, 'read', null) from n`.execute(db.write);
  const call = await signedIn();
  expect((await call(API.countUnread)).data.unread).toBe(50_000);
  const last = `${new Date(1_790_000_015_000).toISOString()}~00000000-0000-0000-0000-00000000000f`;
  const asked = [{}, { state: 'unread' }, { before: last }, { state: 'archived' }];
  const pages = [];
  for (const query of asked) {
    const { messages, next } = (await call(API.listInbox, { query })).data;
    const numbers = messages.map(({ _id }) => Number(`0x${_id.replaceAll('-', '')}`));
    pages.push([numbers.length, numbers[0], numbers.at(-1), next !== null]);
  }
  expect(pages).toEqual([
    [10, 100_000, 99_991, true],
    [10, 50_000, 49_991, true],
    [10, 14, 5, true],
    [0, undefined, undefined, false],
  ]);
});
