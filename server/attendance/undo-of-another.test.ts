import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Attendance, Outcome } from '#core/record/attendance.ts';
import type { Moment } from '#core/record/moment-schema.ts';
import { FOR_EVER } from '#core/privacy/retention.ts';
import { writeTerms } from '../privacy/terms.ts';
import { sweepByTerms } from '../privacy/sweep.ts';
import { KEY, openWithIssues, records, rows, sent } from '../test/attended-issue.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';

/** Words of a tab about its walk: an outcome, or that it takes back its own, after what else was `done`. */
type TabOutcome = {
  readonly by: string;
  readonly outcome: Outcome;
  readonly isUndo?: true;
  readonly done?: readonly Moment['did'][];
};

const DAY = 24 * 3_600_000;

const bodyOf = ({ by, outcome, isUndo, done = [] }: TabOutcome): Attendance => ({
  ...sent,
  device: by,
  issueStatus: outcome,
  feedback: { description: `${by} said.`, rating: 4 },
  startedAt: '2026-11-20T03:00:00.000Z',
  finishedAt: isUndo ? null : '2026-11-20T03:05:00.000Z',
  ...(isUndo && {
    takenBack: true,
    moments: [...done, `took back:${outcome}`].map((did) => ({ step: 's2', at: 9, did })),
  }),
});

/** Sends them, each under the number that follows. */
async function say(app: TestApp, saids: readonly TabOutcome[], first = 0) {
  const answers = [];
  for (const [index, said] of saids.entries()) {
    const body = { ...bodyOf(said), correction: first + index };
    answers.push((await app.call(API.attend, { key: KEY, body })).data);
    app.clock.pass(60_000);
  }
  return answers;
}

const countedIn = async ({ db }: TestApp): Promise<number> => {
  const days = await db.read.selectFrom('attendance_day').select('count').execute();
  return days.reduce((sum, { count }) => sum + count, 0);
};

const A = { by: 'phone a' } as const;
const B = { by: 'phone b' } as const;
const isUndo = true;

describeOnEachDatabase('an Undo of a different outcome than the stored one', (open) => {
  // RECORD-26, OUTBOX-2, OUTBOX-35
  test.each([
    {
      how: 'the escalation of another tab',
      saids: [
        { ...A, outcome: 'Resolved' },
        { ...A, outcome: 'Escalated' },
        { ...A, outcome: 'Resolved', isUndo },
      ],
    },
    {
      how: 'the escalation of another phone',
      saids: [
        { ...A, outcome: 'Resolved' },
        { ...B, outcome: 'Escalated' },
        { ...A, outcome: 'Resolved', isUndo },
      ],
    },
    {
      how: 'the later escalation of another phone',
      saids: [
        { ...A, outcome: 'Escalated' },
        { ...B, outcome: 'Escalated' },
        { ...A, outcome: 'Escalated', isUndo },
      ],
    },
    {
      how: 'the resolution of another phone',
      saids: [
        { ...A, outcome: 'Escalated' },
        { ...B, outcome: 'Resolved' },
        { ...A, outcome: 'Escalated', isUndo },
      ],
    },
    {
      how: 'the escalation of a phone whose walk the undoing phone had taken over earlier',
      saids: [
        { ...A, outcome: 'Resolved' },
        { ...A, outcome: 'Escalated' },
        { ...B, outcome: 'Escalated', isUndo, done: ['handed:Ben'] },
      ],
    },
  ] as const)('keeps $how, and is stored under its own number', async ({ saids }) => {
    const app = await openWithIssues(open);
    const answers = await say(app, saids);
    expect(answers).toMatchObject([{ correction: 0 }, { correction: 1 }, { correction: 2 }]);
    const [first, second] = saids;
    const [record, ...others] = await records(app);
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      correction: 2,
      issueStatus: second.outcome,
      finishedAt: '2026-11-20T03:05:00.000Z',
      description: `${second.by} said.`,
      device: second.by,
      practice: false,
      former: [
        { correction: 0, issueStatus: first.outcome },
        { correction: 1, issueStatus: second.outcome },
      ],
    });
    expect(await countedIn(app)).toBe(1);
    // Sent once more, it is what came before.
    const [, , undo] = saids;
    expect(await say(app, [undo], 2)).toEqual([answers[2]]);
  });

  // RECORD-25, RECORD-27, RECORD-26
  test('removes the outcome of its own phone, even after an outcome of another', async () => {
    const app = await openWithIssues(open);
    const undo = { ...B, outcome: 'Escalated', isUndo } as const;
    await say(app, [{ ...A, outcome: 'Resolved' }, { ...B, outcome: 'Escalated' }, undo]);
    expect(await records(app)).toMatchObject([{ correction: 2, issueStatus: 'Undone' }]);
    expect(await countedIn(app)).toBe(0);
  });

  // RECORD-26
  test.each([
    ['Escalated', 'Resolved'],
    ['Resolved', 'Escalated'],
  ] as const)(
    "'%s' that was undone before the walk was handed over stays undone when its taker sends '%s'",
    async (outcome, other) => {
      const app = await openWithIssues(open);
      const done = [`took back:${outcome}`, 'handed:Ben'];
      await say(app, [
        { ...A, outcome },
        { ...B, outcome: other, isUndo, done },
      ]);
      expect(await records(app)).toMatchObject([{ correction: 1, issueStatus: 'Undone' }]);
      expect(await countedIn(app)).toBe(0);
    },
  );

  // PRIVACY-15, RECORD-26
  test('an escalation past its term can be undone', async () => {
    const app = await openWithIssues(open);
    await say(app, [{ ...A, outcome: 'Escalated' }]);
    await writeTerms(app.db.write, { terms: { ...FOR_EVER, records: 7 }, version: 2 });
    app.clock.pass(9 * DAY);
    await sweepByTerms(app.deps, app.config);
    expect(await rows(app)).toMatchObject([{ swept: 1, status: 'Escalated' }]);
    await say(app, [{ ...A, outcome: 'Escalated', isUndo }], 1);
    expect(await rows(app)).toMatchObject([{ swept: 1, status: 'Undone', correction: 1 }]);
    expect(await countedIn(app)).toBe(0);
  });

  // RECORD-26
  test('a later outcome replaces the one that was left', async () => {
    const app = await openWithIssues(open);
    await say(app, [
      { ...A, outcome: 'Resolved' },
      { ...B, outcome: 'Escalated' },
      { ...A, outcome: 'Resolved', isUndo },
      { ...A, outcome: 'Resolved' },
    ]);
    expect(await records(app)).toMatchObject([{ correction: 3, issueStatus: 'Resolved' }]);
    await say(app, [{ ...A, outcome: 'Resolved', isUndo }], 4);
    expect(await records(app)).toMatchObject([{ correction: 4, issueStatus: 'Undone' }]);
  });
});
