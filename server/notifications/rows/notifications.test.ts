import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../db/tables/database.ts';
import { formatJson } from '../../db/columns/json.ts';
import { uuidBytes } from '../../db/columns/uuid.ts';
import { planOf } from '../../test/plan-of.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';
import { linesOf, listLog } from './notifications.sql.ts';

const AT = '2026-11-20T03:07:00.000Z';
const STATES = ['waiting', 'handed', 'delivered', 'givenUp', 'grouped'] as const;
const PAGES = [undefined, 'waiting', 'delivered', 'givenUp'] as const;

const idOf = (number: number) => `${number}`.padStart(4, '0');

const keyOf = (number: number) => uuidBytes(`00000000-0000-4000-8000-00000000${idOf(number)}`);
const at = (number: number) =>
  new Date(Date.parse(AT) + Math.floor(number / 2) * 1_000).toISOString();

/** Stores deliveries of the five states in turn, two of each instant, the higher ids the newer ones. */
async function fill(db: Database, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  await db.write
    .insertInto('told_event')
    .values(
      numbers.map((number) => ({
        key: keyOf(number),
        kind: 'summary' as const,
        at: at(number),
        record_id: null,
        content: formatJson({}),
        network: null,
        is_grouped: 0,
      })),
    )
    .execute();
  await db.write
    .insertInto('told_delivery')
    .values(
      numbers.map((number) => ({
        id: idOf(number),
        event_key: keyOf(number),
        target_id: 'gone',
        kind: 'mail' as const,
        address: 'duty@ashdown.example',
        state: STATES[number % 5] ?? 'waiting',
        tries: 1,
        at: at(number),
        since: at(number),
        next_at: at(number),
        answer: null,
        step: 1,
        round: 1,
      })),
    )
    .execute();
}

describeOnEachDatabase('pages of the delivery log', (open) => {
  // NOTIFICATIONS-5
  test('are each read from an index after the last line, and list every line once', async () => {
    const { db } = await open();
    await fill(db, 100);
    if (db.dialect === 'postgres') await sql`analyze told_delivery`.execute(db.write);
    for (const state of PAGES) {
      const seen: string[] = [];
      let before: { at: string; id: string } | undefined;
      for (let length = 10; length === 10;) {
        const plan = await planOf(db, linesOf({ state, before, limit: 10 }));
        const [index, search] =
          state === undefined
            ? [/told_delivery_log/, /_log \(\(at,id\)</]
            : [/told_delivery_states/, /_states \(state=\? AND \(at,id\)</];
        // For a few lines PostgreSQL may read those of a state from the index of all: in their order, too.
        expect(plan).toMatch(db.dialect === 'sqlite' ? index : /told_delivery_(log|states)/);
        expect(plan).not.toMatch(/scan (on )?told_delivery(?! using)|multi-index/i);
        if (before && db.dialect === 'sqlite') expect(plan).toMatch(search);
        const lines = await listLog(db.read, { state, before, limit: 10 });
        const last = lines.at(-1);
        before = last && { at: last.at, id: last._id };
        length = lines.length;
        seen.push(...lines.map(({ _id }) => _id));
      }
      const rowsLeft = (number: number) => {
        const stored = STATES[number % 5] ?? 'waiting';
        if (state === 'waiting') return ['waiting', 'grouped', 'handed'].includes(stored);
        return state === undefined || stored === state;
      };
      const all = Array.from({ length: 100 }, (_, number) => 99 - number).filter(rowsLeft);
      expect(seen).toEqual(all.map(idOf));
    }
  });
});
