import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { plainCount, plainWays, walksOf, type TakenWalk } from '#core/fixtures/random-walks.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { TreeNumbers } from '#core/api/tree-numbers-api.ts';
import { formatJson } from '../db/columns/json.ts';
import { storeIssue } from '../test/issues.ts';
import { describeOnEachDatabase, type Open, type TestApp } from '../test/test-app.ts';

const ISSUE = '0f8a1c5e-0000-4000-8000-0000000000a1';
/** Another issue with the same titles. */
const TWIN = '0f8a1c5e-0000-4000-8000-0000000000a2';

const FIRST = [
  { ...ask('a', 'next', 'c'), customiseAnswerType: true } as SavedStep,
  confirm('b', 'next'),
  ask('c', 'end', 'b'),
];
/** Step b went, step d came, and the issue has another title. */
const SECOND = [FIRST[0] ?? ask('a', 'next', 'c'), ask('c', 'd', 'end'), confirm('d', 'end')];

const texts = { yesAction: { customText: 'It is out' }, noAction: { customText: 'It burns' } };
const worded = (steps: readonly SavedStep[]): SavedStep[] =>
  steps.map((step) =>
    step.customiseAnswerType
      ? {
          ...step,
          yesAction: { ...step.yesAction, ...texts.yesAction },
          noAction: { ...step.noAction, ...texts.noAction },
        }
      : step,
  );

const REVISIONS = [
  { title: 'Kitchen fire', steps: worded(FIRST) },
  { title: 'Fire in a kitchen', steps: worded(SECOND) },
] as const;

async function publish({ db }: TestApp, id: string): Promise<void> {
  await storeIssue(db.write, {
    _id: id,
    title: 'Fire in a kitchen',
    category: 'Fire',
    publish: true,
    steps: REVISIONS[1].steps,
    revision: 2,
  });
  const rows = REVISIONS.map(({ title, steps }, index) => ({
    issue_id: id,
    number: index + 1,
    title,
    category: 'Fire' as const,
    first_act: null,
    steps: formatJson(steps),
    saved_at: `2026-11-0${index + 1}T00:00:00.000Z`,
    saved_by: null,
    note: null,
    urgent: null,
  }));
  await db.write.insertInto('revision').values(rows).execute();
}

async function opened(open: Open) {
  const app = await open({ timeZone: 'UTC' });
  await publish(app, ISSUE);
  await publish(app, TWIN);
  const admin = await app.signedIn();
  const numbers = async (query: Record<string, string> = {}, id = ISSUE) =>
    await admin(API.getTreeNumbers, { params: { id }, query });
  const send = async (body: object) =>
    await app.call(API.attend, {
      body: { advisor: 'Sam', issueId: ISSUE, feedback: null, ...body },
    });
  return { ...app, admin, numbers, send };
}

type Sending = { taken: TakenWalk; revision: number; day: string };

/** The same walks in every run. */
const sample = fc.sample(fc.tuple(walksOf(REVISIONS[0].steps), walksOf(REVISIONS[1].steps)), {
  numRuns: 16,
  seed: 11,
});
const SENT: Sending[] = sample.flatMap((both) =>
  both.flatMap((walks, index) =>
    walks.map((taken, at) => ({ taken, revision: index + 1, day: `2026-11-1${at % 3}` })),
  ),
);

const byStep = (a: { step: string }, b: { step: string }) => (a.step < b.step ? -1 : 1);

function expectPlain(found: TreeNumbers, sent: readonly Sending[], drawn: number): void {
  const walks = sent.map(({ taken }) => taken);
  const steps = found.steps.map(({ timed: _, seconds: __, gone: ___, ...step }) => step);
  const came = new Set(walks.flatMap(({ walk }) => walk.path.map(({ step }) => step)));
  expect(steps.toSorted(byStep)).toEqual(
    [...came].map((step) => plainCount(walks, step)).toSorted(byStep),
  );
  const ways = found.ways.map(({ step, answer, to, count }) => [`${step} ${answer} ${to}`, count]);
  expect(Object.fromEntries(ways)).toEqual(plainWays(walks));
  expect(found).toMatchObject({ walks: walks.length, unreadable: 0, drawn });
  const known = new Set<string>(REVISIONS[drawn - 1]?.steps.map(({ _id }) => _id));
  expect(found.steps.filter(({ gone }) => !gone).every(({ step }) => known.has(step))).toBe(true);
  expect(found.steps.filter(({ gone }) => gone).some(({ step }) => known.has(step))).toBe(false);
}

describeOnEachDatabase('the tree in numbers', (open) => {
  // NUMBERS-1, NUMBERS-2, NUMBERS-3, NUMBERS-7
  test('getTreeNumbers equals a plain count of the walks, for all revisions, one, and some days', async () => {
    const { numbers, send } = await opened(open);
    expect(SENT.length).toBeGreaterThan(40);
    const answers = await Promise.all(
      SENT.map(async ({ taken, revision, day }) => {
        const finishedAt = taken.sent.finishedAt && `${day}T04:00:00.000Z`;
        const body = { ...taken.sent, finishedAt, revision, startedAt: `${day}T03:00:00.000Z` };
        return (await send(body)).status;
      }),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    // None of these counts: a practice, and another issue of the same title.
    const first = SENT[0]?.taken.sent;
    await send({ ...first, practice: true });
    await send({ ...first, issueId: TWIN });

    expectPlain((await numbers()).data, SENT, 2);
    for (const revision of [1, 2]) {
      const own = SENT.filter((one) => one.revision === revision);
      expectPlain((await numbers({ revision: String(revision) })).data, own, revision);
    }
    const days = { startDate: '2026-11-11', endDate: '2026-11-12' };
    const within = SENT.filter(({ day }) => day >= days.startDate);
    expectPlain((await numbers(days)).data, within, 2);
    const { data: none } = await numbers({ endDate: '2026-10-31' });
    expectPlain(none, [], 2);
    const { data } = await numbers();
    expect(data.steps.find(({ step }) => step === 'b')?.gone).toEqual({
      question: 'Do b.',
      revision: 1,
    });
    expect(data).toMatchObject({
      title: 'Fire in a kitchen',
      timeZone: 'UTC',
      revisions: [{ number: 2, savedAt: '2026-11-02T00:00:00.000Z' }, { number: 1 }],
    });
  });

  // NUMBERS-2, NUMBERS-8, NUMBERS-9
  test('getTreeNumbers follows a correction, and ignores records of an unknown revision', async () => {
    const { numbers, call, send } = await opened(open);
    const key = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';
    const body = { advisor: 'Sam', issueId: ISSUE, feedback: null, revision: 2 };
    const trail = [
      { step: 'a', at: 4000, did: 'yes' },
      { step: 'c', at: 9000, did: 'escalate' },
    ];
    const steps = [{ step: 'a', response: 'It is out' }];
    const under = { ...body, issueStatus: 'Escalated', finishedAt: null, steps, trail };
    await call(API.attend, { key, body: under });
    const at = async (step: string) =>
      (await numbers()).data.steps.find((one) => one.step === step);
    expect(await at('c')).toMatchObject({ walks: 1, stopped: 1, escalated: 1, seconds: null });
    const ended = {
      ...under,
      finishedAt: '2026-11-20T03:06:00.000Z',
      steps: [...steps, { step: 'c', response: 'No' }],
      trail: [...trail, { step: 'c', at: 16_000, did: 'no' }],
      correction: 1,
    };
    await call(API.attend, { key, body: ended });
    expect(await at('c')).toMatchObject({ walks: 1, stopped: 0, escalated: 1, seconds: 12 });
    await send({ issueStatus: 'Resolved', steps: [], revision: 77 });
    expect((await numbers()).data).toMatchObject({ walks: 1, escalated: 1, unreadable: 1 });
  });

  // ANALYTICS-14
  test('a short question is answered before counts that were asked first', async () => {
    const { numbers, db, call, send } = await opened(open);
    await send({ ...SENT[0]?.taken.sent, revision: 1 });
    const row = await db.read.selectFrom('attendance').selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: 2_000 }, (_, index) => {
      const id = new Uint8Array(16)
        .fill(1)
        .with(0, index >> 8)
        .with(1, index & 255);
      return { ...row, id, key: id };
    });
    for (let from = 0; from < copies.length; from += 500) {
      const some = copies.slice(from, from + 500);
      await db.write.insertInto('attendance').values(some).execute();
    }
    const answered: string[] = [];
    const count = async () => {
      expect((await numbers()).data.walks).toBe(2_001);
      answered.push('numbers');
    };
    const guide = async () => {
      await call(API.getIssue, { params: { id: ISSUE } });
      answered.push('guide');
    };
    await Promise.all([count(), count(), count(), count(), count(), count(), guide()]);
    expect(answered.indexOf('guide')).toBeLessThan(6);
  });

  // NUMBERS-1
  test('getTreeNumbers is empty for a draft, and refuses invalid days and revisions', async () => {
    const { numbers, db } = await opened(open);
    const draft = '0f8a1c5e-0000-4000-8000-0000000000a3';
    await storeIssue(db.write, { _id: draft, title: 'A draft', revision: null });
    expect((await numbers({}, draft)).data).toMatchObject({
      drawn: null,
      revisions: [],
      walks: 0,
      steps: [],
    });
    expect((await numbers({}, 'nowhere')).code).toBe('NOT_FOUND');
    expect((await numbers({ revision: '3' })).code).toBe('NOT_FOUND');
    for (const query of [
      { revision: '0' },
      { startDate: '2026-02-30' },
      { startDate: '2026-11-02', endDate: '2026-11-01' },
    ])
      expect((await numbers(query)).code).toBe('INVALID_INPUT');
  });
});
