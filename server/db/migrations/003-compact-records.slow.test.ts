import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { RecordedStep } from '#core/record/recorded-steps.ts';
import type { SavedStep } from '#core/step/step.ts';
import { recordsIn } from '../../attendance/recorded.ts';
import { postgresStarted } from '../../test/shared-postgres.ts';
import type { Dialect } from '../columns/dialect.ts';
import { formatJson } from '../columns/json.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import type { Schema } from '../tables/schema.ts';
import { uuidText } from '../columns/uuid.ts';
import { MIGRATIONS } from './list.ts';

const NOW = new Date('2026-11-20T03:07:00.000Z');
const ISSUE = '0f8a1c5e-0000-4000-8000-000000000001';
const BEFORE = MIGRATIONS.filter(({ name }) => name < '003');

type OldSchema = Record<'issue' | 'attendance' | 'feedback', Record<string, unknown>>;

const OLD_FEEDBACK = {
  id: randomUUID(),
  key: randomUUID(),
  body_hash: '',
  received_at: NOW.toISOString(),
  advisor: 'Sam',
  description: 'Good.',
  rating: 4.5,
  read_at: null,
  answered_at: null,
};

const custom = {
  ...ask('s3', 'next', 'end'),
  customiseAnswerType: true,
  yesAction: { actionType: 'Go to next step', customText: 'It burns' },
  noAction: { actionType: 'Issue resolution', customText: 'Out' },
} as const;
const STEPS: readonly SavedStep[] = [ask('s1', 'next', 'next'), confirm('s2', 'next'), custom];

const OLD_ISSUE = {
  id: ISSUE,
  title: 'Kitchen fire',
  category: 'Fire',
  published: 1,
  archived: 0,
  steps: JSON.stringify(STEPS),
  removed: '[]',
  version: 1,
  revision: 1,
  owner: null,
  review_by: null,
  created_at: NOW.toISOString(),
  updated_at: NOW.toISOString(),
};

const recorded = (
  step: string,
  response: boolean | string,
  question: string | null,
): RecordedStep => ({
  step,
  question,
  response,
});
const plain = [recorded('s1', 'No', 'Question s1?'), recorded('s2', true, 'Do s2.')];

/** Rows as an old database can have them, and the expected result of each. */
const OLD_ROWS: readonly { steps: RecordedStep[]; revision: number | null; compact: string }[] = [
  { steps: plain, revision: 1, compact: '[2,3]' },
  {
    steps: [...plain, recorded('s3', 'It burns', 'Question s3?')],
    revision: 1,
    compact: '[2,3,7]',
  },
  { steps: [], revision: 1, compact: '[]' },
  // An answer text that the revision does not have, and a step walked twice.
  {
    steps: [recorded('s1', 'Maybe', 'Question s1?'), ...plain, ...plain],
    revision: 1,
    compact: '[[0,"Maybe"],2,3,2,3]',
  },
  // A step that the revision does not have.
  {
    steps: [recorded('gone', 'Yes', null), ...plain],
    revision: 1,
    compact: '[{"step":"gone","response":"Yes"},2,3]',
  },
  // A question that was edited by hand in one of the two places, and one that is missing.
  {
    steps: [recorded('s1', 'No', 'Another question?'), recorded('s2', true, null)],
    revision: 1,
    compact:
      '[{"step":"s1","question":"Another question?","response":"No"},{"step":"s2","question":null,"response":true}]',
  },
  // No revision, and one that the server does not have: every word is kept.
  { steps: plain, revision: null, compact: JSON.stringify(plain) },
  { steps: plain, revision: 7, compact: JSON.stringify(plain) },
];

/** Returns a hash of every step, question and response, in whatever form they are stored. */
function hashOfSteps(steps: readonly RecordedStep[]): string {
  const words = steps.map(({ step, question, response }) => [step, question, response]);
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

function oldRow(index: number, steps: readonly RecordedStep[], revision: number | null) {
  return {
    id: randomUUID() as string,
    key: randomUUID() as string,
    body_hash: createHash('sha256').update(`body ${index}`).digest('base64url'),
    received_at: `2026-11-0${1 + (index % 9)}T00:00:00.000Z`,
    issue_id: ISSUE,
    revision,
    title: `Kitchen fire ${index}`,
    category: 'Fire',
    advisor: 'Zoë 😀',
    started_at: '2026-11-01T00:00:00.000Z',
    finished_at: null,
    started_day: '2026-11-01',
    started_minute: index,
    status: 'Resolved',
    rating: index % 2 ? 4.5 : null,
    description: 'two\r\nlines',
    steps: JSON.stringify(steps),
    practice: index % 2,
    flagged: steps.some(({ question }) => question === null) ? 1 : 0,
  };
}

/** Opens an empty database with the tables as they were before this migration. */
async function openOld(dialect: Dialect): Promise<Kysely<Schema>> {
  if (dialect === 'postgres') {
    const { db } = await postgresStarted('pglite');
    // This test uses a schema of its own, because the other tests' tables are not created again.
    await sql`create schema before_003`.execute(db);
    await sql`set search_path to before_003`.execute(db);
    onTestFinished(async () => {
      await sql`set search_path to public`.execute(db);
      await sql`drop schema before_003 cascade`.execute(db);
    });
    await migrate({ dialect, write: db }, NOW, BEFORE);
    return db;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await migrate(db, NOW, BEFORE);
  return db.write;
}

/** Puts an issue in one revision and the rows into it. */
async function fill(db: Kysely<Schema>, rows: readonly ReturnType<typeof oldRow>[]) {
  const old = db as unknown as Kysely<OldSchema>;
  await old.insertInto('issue').values(OLD_ISSUE).execute();
  await db
    .insertInto('revision')
    .values({
      issue_id: ISSUE,
      number: 1,
      title: 'Kitchen fire',
      category: 'Fire',
      steps: formatJson(STEPS),
      saved_at: NOW.toISOString(),
      saved_by: null,
      note: null,
    })
    .execute();
  await old.insertInto('attendance').values(rows).execute();
  await old.insertInto('feedback').values(OLD_FEEDBACK).execute();
}

const oldRows = () => OLD_ROWS.map(({ steps, revision }, index) => oldRow(index, steps, revision));

describe.each(['sqlite', 'postgres'] as const)('records become compact on %s', (dialect) => {
  if (dialect === 'postgres')
    beforeAll(async () => void (await postgresStarted('pglite')), 120_000);

  // RECORD-19
  test('every record has the same steps, questions and answers as before', async () => {
    const db = await openOld(dialect);
    const rows = oldRows();
    await fill(db, rows);
    const progress: [number, number][] = [];
    const applied = await migrate({ dialect, write: db }, NOW, MIGRATIONS, (_, ...done) =>
      progress.push(done),
    );
    expect(applied).toContain('003-compact-records');
    expect(progress).toContainEqual([rows.length, rows.length]);

    // The parts that earlier versions of an issue changed are not known.
    expect(
      await db.selectFrom('issue_part').select(['issue_id', 'part', 'version']).execute(),
    ).toEqual([{ issue_id: ISSUE, part: '*', version: 1 }]);

    const recordOf = recordsIn(db);
    const read = await Promise.all(rows.map(({ id }) => recordOf(id)));
    expect(read.map((record) => hashOfSteps(record?.steps ?? []))).toEqual(
      OLD_ROWS.map(({ steps }) => hashOfSteps(steps)),
    );
    expect(read.map((record) => [record?.revision, record?.sentRevision, record?.flagged])).toEqual(
      [
        [1, null, false],
        [1, null, false],
        [1, null, false],
        [1, null, false],
        [1, null, true],
        [1, null, true],
        [null, null, true],
        [null, 7, true],
      ],
    );
  });

  // RECORD-11
  test('only words that are in the revision are removed', async () => {
    const db = await openOld(dialect);
    const rows = oldRows();
    await fill(db, rows);
    await migrate({ dialect, write: db }, NOW);
    const stored = await db
      .selectFrom('attendance')
      .selectAll()
      .orderBy('started_minute')
      .execute();
    expect(stored.map(({ steps }) => steps)).toEqual(OLD_ROWS.map(({ compact }) => compact));
    expect(
      stored.map(({ id, key, body_hash, steps: _, revision: __, flagged: ___, ...row }) => ({
        ...row,
        id: uuidText(id),
        key: uuidText(key),
        body_hash: Buffer.from(body_hash).toString('hex'),
      })),
    ).toEqual(
      rows.map(({ body_hash, steps: _, revision, flagged: ___, ...row }) => ({
        ...row,
        body_hash: `00${Buffer.from(body_hash, 'base64url').toString('hex').slice(0, 32)}`,
        sent_revision: revision === 7 ? 7 : null,
        correction: 0,
        sent_at: null,
        device: null,
        trail: null,
        swept: 0,
        moments: null,
        area: null,
        report: null,
        proof: null,
        void_id: null,
        network: null,
        callback: null,
        told_at: null,
        had_at: null,
        shown_in: null,
      })),
    );
    const [feedback] = await db.selectFrom('feedback').selectAll().execute();
    expect(feedback).toMatchObject({ advisor: 'Sam', description: 'Good.', rating: 4.5 });
    expect(feedback && uuidText(feedback.key)).toBe(OLD_FEEDBACK.key);
    const names = (await db.introspection.getTables()).map(({ name }) => name);
    expect(names.filter((name) => name.endsWith('_compact'))).toEqual([]);
  });

  // RECORD-19
  test('a row that cannot be converted stops the upgrade with a sentence and loses nothing', async () => {
    const db = await openOld(dialect);
    const rows = oldRows();
    await fill(db, [...rows, { ...oldRow(8, plain, 1), key: 'by hand' }]);
    await expect(migrate({ dialect, write: db }, NOW)).rejects.toThrow(
      /^The database could not be updated \(003-compact-records\) and is unchanged: the record [-0-9a-f]+ has a key that is no UUID$/,
    );
    const old = db as unknown as Kysely<OldSchema>;
    const stored = await old
      .selectFrom('attendance')
      .selectAll()
      .orderBy('started_minute')
      .execute();
    expect(stored.slice(0, rows.length)).toEqual(rows);
    expect(stored).toHaveLength(rows.length + 1);
  });
});
