import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '../../test/test-app.ts';
import type { Committed, Database, WrittenRow } from '../tables/database.ts';
import { databaseOver, openDatabase } from '../open.ts';
import type { MissingIssueRow } from '../tables/schema.ts';

const ADVISORS = ['Sam', 'Kim'] as const;

/** A correction as it is sent: the record's key, the number, the advisor and the content. */
type Sending = { key: string; correction: number; advisor: string; content: string };

const sending: fc.Arbitrary<Sending> = fc.record({
  key: fc.constantFrom('a', 'b', 'c'),
  correction: fc.nat({ max: 4 }),
  advisor: fc.oneof({ weight: 5, arbitrary: fc.constant('Sam') }, fc.constantFrom(...ADVISORS)),
  content: fc.constantFrom('x', 'y'),
});

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (stored: Uint8Array) => new TextDecoder().decode(stored);

let ids = 0;

async function commit(db: Database, { key, correction, advisor, content }: Sending) {
  ids += 1;
  const row: WrittenRow<'missing_issue'> = {
    id: bytes(`id-${ids}`),
    key: bytes(key),
    body_hash: bytes(`${advisor} ${content}`),
    received_at: '2026-11-20T03:07:00.000Z',
    correction,
    advisor,
    description: content,
    category: null,
    read_at: null,
    answered_at: null,
    archived_at: null,
    merged_into: null,
  };
  return await db.commit('missing_issue', row, (hash) => text(hash) === `${advisor} ${content}`);
}

/** The expected content of a database under one key: the first id, and what came under each number. */
type Record = { id: string | undefined; advisor: string; versions: Map<number, string> };
type Model = Map<string, Record>;

const highest = ({ versions }: Record) => Math.max(...versions.keys());

/** Applies the rules in their plainest form: returns the answer, and keeps the content in `model`. */
function expected(model: Model, { key, correction, advisor, content }: Sending): object {
  const sent = `${advisor} ${content}`;
  const record = model.get(key) ?? { id: undefined, advisor, versions: new Map<number, string>() };
  const before = record.versions.get(correction);
  if (before !== undefined && before !== sent) {
    return { conflict: 'content', correction: highest(record) };
  }
  if (before === undefined && record.advisor !== advisor) return { conflict: 'subject' };
  record.versions.set(correction, sent);
  model.set(key, record);
  return { correction: highest(record) };
}

async function storedIn({ write }: Database) {
  const rows = await write.selectFrom('missing_issue').selectAll().execute();
  const former = await write.selectFrom('former_record').selectAll().execute();
  return rows.map((row) => {
    const history = former.filter(({ record_id }) => text(record_id) === text(row.id));
    const versions = [row, ...history].map(
      ({ correction, body_hash }) => [correction, text(body_hash)] as const,
    );
    for (const { record, body_hash } of history) {
      const { advisor, description } = JSON.parse(record) as MissingIssueRow;
      expect(`${advisor} ${description}`).toBe(text(body_hash));
    }
    expect(`${row.advisor} ${row.description}`).toBe(text(row.body_hash));
    // Each number is there once.
    expect(new Map(versions).size).toBe(versions.length);
    return {
      key: text(row.key),
      id: text(row.id),
      held: row.correction,
      versions: new Map(versions),
    };
  });
}

async function empty({ write }: Database): Promise<void> {
  await sql`delete from missing_issue`.execute(write);
  await sql`delete from former_record`.execute(write);
}

/** Opens the same database as another process has it. */
async function otherProcess({ db, config }: TestApp): Promise<Database> {
  if (db.dialect === 'postgres') return databaseOver('postgres', db.write);
  const other = await openDatabase(config);
  onTestFinished(other.close);
  return other;
}

// The column takes no null.
const contentOf = (key: string) => (key === 'b' ? (null as unknown as string) : 'x');

describeOnEachDatabase('corrections', (open) => {
  // API-11, OUTBOX-2, OUTBOX-35
  test('a correction that the database rejects fails alone, and its record stays', async () => {
    const { db } = await open();
    const sendings = ['a', 'b', 'c'].map((key): Sending => ({
      key,
      correction: 1,
      advisor: 'Sam',
      content: contentOf(key),
    }));
    for (const one of sendings) await commit(db, { ...one, correction: 0, content: 'first' });
    const settled = await Promise.allSettled(sendings.map((one) => commit(db, one)));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(new Map((await storedIn(db)).map(({ key, held }) => [key, held]))).toEqual(
      new Map([
        ['a', 1],
        ['b', 0],
        ['c', 1],
      ]),
    );
  });

  // OUTBOX-2, OUTBOX-35, API-20
  test('one after the other: answers and stored rows follow the rules', async () => {
    const { db } = await open();
    await fc.assert(
      fc.asyncProperty(fc.array(sending, { maxLength: 25 }), async (sendings) => {
        await empty(db);
        const model: Model = new Map();
        for (const one of sendings) {
          const answer = await commit(db, one);
          expect(answer).toMatchObject(expected(model, one));
          const record = model.get(one.key);
          if ('conflict' in answer || !record) continue;
          expect(text(answer.id)).toBe((record.id ??= text(answer.id)));
        }
        for (const { key, id, held, versions } of await storedIn(db)) {
          const record = model.get(key);
          expect({ id, held, versions }).toEqual({
            id: record?.id,
            held: record && highest(record),
            versions: record?.versions,
          });
          model.delete(key);
        }
        expect(model.size).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  // OUTBOX-2, OUTBOX-35, API-20
  test('all at once, in two processes: each key has one row with the highest correction, and nothing is lost', async () => {
    const app = await open();
    const processes = [app.db, await otherProcess(app)];
    const burst = fc.array(fc.tuple(sending, fc.constantFrom(0, 1)), { maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(burst, async (sendings) => {
        await empty(app.db);
        const answers = await Promise.all(
          sendings.map(async ([one, process]): Promise<[Sending, Committed]> => {
            const db = processes[process] ?? app.db;
            return [one, await commit(db, one)];
          }),
        );
        const stored = new Map((await storedIn(app.db)).map((record) => [record.key, record]));
        expect(new Set(stored.keys())).toEqual(new Set(sendings.map(([{ key }]) => key)));
        for (const { held, versions } of stored.values()) {
          expect(held).toBe(Math.max(...versions.keys()));
        }
        for (const [{ key, correction, advisor, content }, answer] of answers) {
          const record = stored.get(key);
          const said = `${advisor} ${content}`;
          const version = record?.versions.get(correction);
          if ('conflict' in answer) {
            // The first to use that number, or the key, keeps it.
            if (answer.conflict === 'content') expect(version).not.toBe(said);
            else expect(version?.startsWith(advisor) ?? false).toBe(false);
          } else {
            expect([text(answer.id), version]).toEqual([record?.id, said]);
            expect(answer.correction).toBeGreaterThanOrEqual(correction);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
