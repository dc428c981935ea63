import type { Attendance } from '#core/record/attendance.ts';
import { ask } from '#core/fixtures/trees.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { RecordedAttendance } from '#core/record/recorded-schema.ts';
import { recordsIn } from '../attendance/recorded.ts';
import type { Database } from '../db/tables/database.ts';
import { formatJson } from '../db/columns/json.ts';
import type { AttendanceRow } from '../db/tables/schema.ts';
import { uuidText } from '../db/columns/uuid.ts';
import { storeIssue } from './issues.ts';
import type { Open, TestApp } from './test-app.ts';

/** Published, in two revisions. */
export const ISSUE = '0f8a1c5e-0000-4000-8000-000000000001';
/** Never published. */
export const DRAFT = '0f8a1c5e-0000-4000-8000-000000000002';
export const KEY = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

const steps = (question: string): SavedStep[] => [
  { ...ask('s1', 'next', 'next'), question },
  { ...ask('s2', 'end', 'end'), question: 'Out?' },
];

/** Stores an issue with a revision a question of its first step; without one it is a draft. */
export async function storeRevisions(
  db: Database,
  id: string,
  revisions: readonly string[],
): Promise<void> {
  const words = { title: 'Kitchen fire', category: 'Fire' } as const;
  await storeIssue(db.write, {
    _id: id,
    ...words,
    publish: revisions.length > 0,
    steps: steps('Draft words'),
    revision: revisions.length || null,
  });
  for (const [index, question] of revisions.entries()) {
    await storeRevision(db, id, index + 1, question);
  }
}

/** Stores one revision more. */
export async function storeRevision(
  db: Database,
  id: string,
  number: number,
  question: string,
): Promise<void> {
  await db.write
    .insertInto('revision')
    .values({
      issue_id: id,
      number,
      title: `Kitchen fire ${number}`,
      category: 'Fire',
      steps: formatJson(steps(question)),
      saved_at: '2026-11-01T00:00:00.000Z',
      saved_by: null,
      note: null,
    })
    .execute();
}

/** A record as a phone sends it. */
export const sent = {
  advisor: 'Sam',
  issueId: ISSUE,
  steps: [
    { step: 's1', response: 'Yes' },
    { step: 's2', response: true },
  ],
  issueStatus: 'Resolved',
  feedback: { description: 'All well.', rating: 4.5 },
} satisfies Attendance;

/** Returns every attendance as it is stored. */
export async function rows({ db }: TestApp): Promise<AttendanceRow[]> {
  return await db.read.selectFrom('attendance').selectAll().execute();
}

/** Returns every record as it is read, the oldest revision first. */
export async function records(app: TestApp): Promise<RecordedAttendance[]> {
  const recordOf = recordsIn(app.db.read);
  const read = await Promise.all((await rows(app)).map(({ id }) => recordOf(uuidText(id))));
  return read.flatMap((one) => one ?? []).sort((a, b) => (a.revision ?? 0) - (b.revision ?? 0));
}

/** Opens an app with both issues. */
export async function openWithIssues(open: Open): Promise<TestApp> {
  const app = await open();
  await storeRevisions(app.db, ISSUE, ['Is it out?', 'Is the fire out?']);
  await storeRevisions(app.db, DRAFT, []);
  return app;
}
