import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../test/test-app.ts';
import type { Database, WrittenRow } from '../tables/database.ts';

let ids = 0;

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (stored: Uint8Array) => new TextDecoder().decode(stored);

function row(key: string, body = 'a', rating = 1): WrittenRow<'feedback'> {
  ids += 1;
  return {
    id: bytes(`id-${ids}`),
    key: bytes(key),
    body_hash: bytes(body),
    received_at: '2026-11-20T03:07:00.000Z',
    correction: 0,
    advisor: 'Sam',
    description: '',
    rating,
    read_at: null,
    answered_at: null,
    archived_at: null,
  };
}

async function storedIn(db: Database) {
  const rows = await db.read.selectFrom('feedback').select(['id', 'key', 'body_hash']).execute();
  return rows.map(({ id, key, body_hash }) => ({
    id: text(id),
    key: text(key),
    body: text(body_hash),
  }));
}

/** Commits the row and tells what was answered in texts. */
async function commit(db: Database, one: WrittenRow<'feedback'>) {
  const answer = await db.commit('feedback', one, (stored) => text(stored) === text(one.body_hash));
  if ('conflict' in answer) return answer;
  return { id: text(answer.id), key: text(answer.key) };
}

const CONFLICT = { conflict: 'content', correction: 0 };

// A row that the database rejects: the column takes no null.
const bad = (key: string) => ({ ...row(key), advisor: null as unknown as string });

describeOnEachDatabase('group commit', (open) => {
  test('stores all rows of one turn, even more than fit into one insert', async () => {
    const { db } = await open();
    const rows = Array.from({ length: 1_234 }, (_, n) => row(`key-${n}`));
    const answers = await Promise.all(rows.map((one) => commit(db, one)));
    expect(answers).toEqual(rows.map(({ id, key }) => ({ id: text(id), key: text(key) })));
    expect(await storedIn(db)).toHaveLength(1_234);
  });

  test('the same key and body give the same record, another body is a conflict', async () => {
    const { db } = await open();
    const first = await commit(db, row('k'));
    expect(await commit(db, row('k'))).toEqual(first);
    expect(await commit(db, row('k', 'other'))).toEqual(CONFLICT);
    expect(await storedIn(db)).toEqual([{ ...first, body: 'a' }]);
  });

  test('fifty at once under one key are one record', async () => {
    const { db } = await open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => commit(db, row('k'))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await storedIn(db)).toHaveLength(1);
  });

  // API-11
  test('a row that the database rejects fails alone', async () => {
    const { db } = await open();
    const rows = [row('a'), bad('b'), row('c')];
    const settled = await Promise.allSettled(rows.map((one) => commit(db, one)));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await storedIn(db)).map(({ key }) => key).sort()).toEqual(['a', 'c']);
  });

  // API-10
  test('tables do not share keys', async () => {
    const { db } = await open();
    const { rating: _, ...message } = row('k');
    const [one, other] = await Promise.all([
      commit(db, row('k')),
      db.commit('missing_issue', { ...message, category: null, merged_into: null }, () => false),
    ]);
    expect([one, other]).toEqual([
      expect.objectContaining({ key: 'k' }),
      expect.objectContaining({ id: message.id, key: message.key }),
    ]);
  });

  test('each key keeps its first body, in any bursts of requests', async () => {
    const { db } = await open();
    const sending = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      body: fc.constantFrom('x', 'y'),
      isBad: fc.boolean(),
      waits: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(sending, { maxLength: 30 }), async (sendings) => {
        await sql`delete from feedback`.execute(db.write);
        const pending = [];
        for (const { key, body, isBad, waits } of sendings) {
          const one = isBad ? { ...bad(key), body_hash: bytes(body) } : row(key, body);
          const answer = commit(db, one).then(
            (value) => ({ key, body, isBad, value }),
            () => ({ key, body, isBad, value: undefined }),
          );
          pending.push(answer);
          if (waits) await answer;
        }
        const answers = await Promise.all(pending);
        const stored = new Map((await storedIn(db)).map((one) => [one.key, one]));
        for (const { key, body, isBad, value } of answers) {
          const standing = stored.get(key);
          if (isBad && value === undefined) continue;
          const isSame = standing?.body === body;
          expect(value).toEqual(isSame ? { id: standing.id, key } : CONFLICT);
        }
        const sound = answers.filter(({ isBad }) => !isBad).map(({ key }) => key);
        expect(new Set(stored.keys())).toEqual(new Set(sound));
      }),
      { numRuns: 60 },
    );
  });
});
