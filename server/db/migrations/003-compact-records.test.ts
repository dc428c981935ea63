import { createHash, randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { API } from '#core/api.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import { assert } from '#core/assert.ts';
import type { SavedStep } from '#core/step.ts';
import { recordsIn } from '../../attendance/recorded.ts';
import { storeIssue } from '../../test/issues.ts';
import { describeOnEachDatabase, type TestApp } from '../../test/test-app.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { up } from './003-compact-records.ts';
import { MIGRATIONS } from './list.ts';

const ISSUE = '0f8a1c5e-0000-4000-8000-000000000001';
const BEFORE = MIGRATIONS.filter(({ name }) => name < '003');

type OldStep = { step: string; question: string | null; response: boolean | string };
type OldRow = { id: string; key: string; body_hash: string; steps: string; flagged: number };
type OldSchema = { attendance: OldRow & Record<string, unknown>; feedback: Record<string, unknown> };

const custom = {
  ...ask('s3', 'next', 'end'),
  customiseAnswerType: true,
  yesAction: { actionType: 'Go to next step', customText: 'It burns' },
  noAction: { actionType: 'Issue resolution', customText: 'Out' },
} as const;
const STEPS: readonly SavedStep[] = [ask('s1', 'next', 'next'), confirm('s2', 'next'), custom];

const said = (step: string, response: boolean | string, question: string | null): OldStep => ({
  step,
  question,
  response,
});
const plain = [said('s1', 'No', 'Question s1?'), said('s2', true, 'Do s2.')];

/** Rows as they can stand in an old database, and what is expected of each. */
const OLD_ROWS: readonly { steps: OldStep[]; revision: number | null; compact: string }[] = [
  { steps: plain, revision: 1, compact: '[2,3]' },
  { steps: [...plain, said('s3', 'It burns', 'Question s3?')], revision: 1, compact: '[2,3,7]' },
  { steps: [], revision: 1, compact: '[]' },
  // An answer text that the revision does not have, and a step walked twice.
  {
    steps: [said('s1', 'Maybe', 'Question s1?'), ...plain, ...plain],
    revision: 1,
    compact: '[[0,"Maybe"],2,3,2,3]',
  },
  // A step that the revision does not have.
  {
    steps: [said('gone', 'Yes', null), ...plain],
    revision: 1,
    compact: '[{"step":"gone","question":null,"response":"Yes"},2,3]',
  },
  // A question that was edited by hand in one of the two places, and one that is missing.
  {
    steps: [said('s1', 'No', 'Another question?'), said('s2', true, null)],
    revision: 1,
    compact:
      '[{"step":"s1","question":"Another question?","response":"No"},{"step":"s2","question":null,"response":true}]',
  },
  // No revision, and one that the server does not have: every word is kept.
  { steps: plain, revision: null, compact: JSON.stringify(plain) },
  { steps: plain, revision: 7, compact: JSON.stringify(plain) },
];

/** A hash of every step, question and response, whatever form they are stored in. */
function hashOfSteps(steps: readonly OldStep[]): string {
  const words = steps.map(({ step, question, response }) => [step, question, response]);
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

function oldRow(index: number, steps: readonly OldStep[], revision: number | null) {
  return {
    id: randomUUID(),
    key: randomUUID(),
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

/** The tables as they were before the migration, with an issue in one revision. */
async function oldTables({ db, clock }: TestApp): Promise<Kysely<OldSchema>> {
  for (const name of ['attendance', 'feedback', 'missing_issue', 'former_record', 'migration']) {
    await db.write.schema.dropTable(name).execute();
  }
  // The other tables are not changed since, so that they may stay as they stand.
  await db.write.transaction().execute(async (tx) => {
    for (const { up: apply } of BEFORE) await apply(onlyKeyed(tx as never), db.dialect, () => undefined);
  });
  await migrate(db, clock.now, []);
  const steps = JSON.stringify(STEPS);
  await storeIssue(db.write, { _id: ISSUE, publish: true, revision: 1, steps: STEPS });
  const revision = { issue_id: ISSUE, number: 1, title: 'Kitchen fire', category: 'Fire', steps };
  const saved = { saved_at: '2026-11-01T00:00:00.000Z', saved_by: null, note: null };
  await db.write.insertInto('revision').values({ ...revision, ...saved }).execute();
  return db.write as unknown as Kysely<OldSchema>;
}
