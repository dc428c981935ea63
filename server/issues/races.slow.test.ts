import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assert } from '#core/base/assert.ts';
import { parseStepNumber } from '#core/step/step-number.ts';
import { BRANCHES } from '#core/step/step.ts';
import type { WireStep } from '#core/issue/wire-schema.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import type { StepAnswer } from '#core/issue/wire-schema.ts';
import {
  editPair,
  editTogether,
  type EditedIssue,
  type SaveReply,
} from '../test/concurrent-edits.ts';
import { ask, authoring, confirm, END, NEXT, skip, stepIn } from '../test/issues.ts';

function times<T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => one(index)));
}

/** Maps each skip to its step by id: 'step branch -> target', undefined if it lost its target. */
function skipsIn(steps: readonly WireStep[]): Map<string, string | undefined> {
  const skips = new Map<string, string | undefined>();
  for (const step of steps) {
    for (const branch of BRANCHES) {
      if (step[branch]?.actionType !== 'Skip to a specific step') continue;
      const number = parseStepNumber(step[branch]?.goToStep ?? '');
      skips.set(`${step._id} ${branch}`, number === undefined ? undefined : steps[number - 1]?._id);
    }
  }
  return skips;
}

type Reply<T> = Pick<SaveReply, 'status' | 'code'> & { problems: unknown; data: T };
const replyOf = ({ status, code, problems }: Reply<unknown>) => ({
  status,
  code,
  problems: problems as SaveReply['problems'],
});
const stepReply = (reply: Reply<StepAnswer | undefined>): SaveReply => ({
  ...replyOf(reply),
  version: reply.data?.issueVersion ?? 0,
  step: reply.data?._id,
});

const place = fc.nat(7);
const edit = fc.oneof(
  fc.record({ do: fc.constant('add' as const), a: place, b: place }),
  fc.record({ do: fc.constant('point' as const), a: place, b: place }),
  fc.record({ do: fc.constant('remove' as const), a: place, b: place }),
  fc.record({ do: fc.constant('restore' as const), a: place, b: place }),
  fc.record({ do: fc.constant('reorder' as const), a: place, b: place }),
);

/** Two steps, two that skip, and another order of them: three times a skip is looked at. */
const BEGINNING = [
  { do: 'add', a: 0, b: 0 },
  { do: 'add', a: 0, b: 0 },
  { do: 'add', a: 0, b: 0 },
  { do: 'add', a: 0, b: 1 },
  { do: 'reorder', a: 1, b: 0 },
] as const;

describeOnEachDatabase('many concurrent requests', (open) => {
  // ISSUES-16
  test('exactly one of 50 saves of one version wins', async () => {
    const { add, read, updateStep } = await authoring(await open());
    const step = await add(confirm('Look'));
    const { version } = await read();
    const answers = await times(50, (n) =>
      updateStep(step._id, { question: `Look ${n}`, version }),
    );
    const won = answers.filter((answer) => answer.status === 200);
    const lost = answers.filter((answer) => answer.code === 'VERSION_CONFLICT');
    expect([won.length, lost.length]).toEqual([1, 49]);
    const [winner] = won;
    assert(winner, 'one save won');
    expect(winner.data.issueVersion).toBe(version + 1);
    expect(await read()).toMatchObject({ version: version + 1, steps: [stepIn(winner.data)] });
  });

  // ISSUES-16
  test('50 steps created at once are each stored exactly once', async () => {
    const { createStep, read } = await authoring(await open());
    const answers = await times(50, (n) => createStep(confirm(`Step ${n}`)));
    expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
    const { steps, version } = await read();
    expect(version).toBe(51);
    const questions = new Set(steps.map((step) => step.question));
    expect(questions).toEqual(new Set(Array.from({ length: 50 }, (_, n) => `Step ${n}`)));
    expect(steps).toHaveLength(50);
  });

  // PUBLISH-10
  test('publishing while the last step is removed never leaves a published issue empty', async () => {
    const opened = await open();
    const { add, read, update, updateStep } = await authoring(opened);
    for (let round = 0; round < 20; round += 1) {
      const step = await add(confirm('Look'));
      await Promise.all([
        updateStep(step._id, { isArchived: true }),
        update({ publish: true }),
        updateStep(step._id, { isArchived: true }),
      ]);
      const issue = await read();
      expect(issue.publish && issue.steps.length === 0).toBe(false);
      await update({ publish: false });
      for (const left of issue.steps) await updateStep(left._id, { isArchived: true });
    }
  });

  // STEP-9
  test('no sequence of edits makes a skip lead to a different step', async () => {
    const opened = await open();
    const { createStep, update, updateStep, steps } = await authoring(opened);
    let surviving = 0;
    const run = fc.asyncProperty(fc.array(edit, { minLength: 6, maxLength: 14 }), async (edits) => {
      // Each begins alike, so that what fails once fails again by its seed.
      for (const step of await steps()) await updateStep(step._id, { isArchived: true });
      const gone: string[] = [];
      for (const { do: what, a, b } of [...BEGINNING, ...edits]) {
        const before = await steps();
        const chosen = before[a % Math.max(1, before.length)];
        let pointed = '';
        if (what === 'add')
          await createStep(
            ask('Where?', before.length > 1 ? skip(2 + (b % (before.length - 1))) : NEXT, NEXT),
          );
        else if (what === 'restore')
          await updateStep(gone.splice(b % Math.max(1, gone.length), 1)[0] ?? 'x', {
            isArchived: false,
          });
        else if (what === 'point' && chosen) {
          await updateStep(chosen._id, { noAction: skip(1 + (b % before.length)) });
          pointed = `${chosen._id} noAction`;
        } else if (what === 'remove' && chosen) {
          await updateStep(chosen._id, { isArchived: true });
          gone.push(chosen._id);
        } else if (what === 'reorder') {
          const ids = before.map((step) => step._id);
          await update({ stepOrder: [...ids.slice(a), ...ids.slice(0, a).toReversed()] });
        }
        const after = skipsIn(await steps());
        for (const [skipping, target] of skipsIn(before)) {
          if (skipping === pointed || target === undefined || !after.has(skipping)) continue;
          const lost = what === 'remove' && target === chosen?._id;
          expect([skipping, after.get(skipping)]).toEqual([skipping, lost ? undefined : target]);
          surviving += 1;
        }
      }
    });
    const numRuns = 15;
    await fc.assert(run, { numRuns });
    expect(surviving).toBeGreaterThanOrEqual(numRuns * 3);
  });

  // EDITOR-18, ISSUES-21
  test('two authors never lose an acknowledged save, and a save that loses a race is reported', async () => {
    const author = await authoring(await open());
    for (const question of ['A', 'B', 'C', 'D']) await author.add(ask(question, NEXT, END));
    const issue: EditedIssue = {
      read: author.read,
      update: async (body) => {
        const reply = await author.update(body);
        return {
          ...replyOf(reply),
          version: reply.status === 200 ? reply.data.version : 0,
          step: undefined,
        };
      },
      createStep: async (body) => stepReply(await author.createStep(body)),
      updateStep: async (id, body) => stepReply(await author.updateStep(id, body)),
    };
    const sum = { saved: 0, lost: 0 };
    const run = fc.asyncProperty(
      fc.array(editPair, { minLength: 4, maxLength: 8 }),
      async (pairs) => {
        const { saved, lost } = await editTogether(issue, pairs);
        sum.saved += saved;
        sum.lost += lost;
      },
    );
    await fc.assert(run, { numRuns: 8 });
    expect(sum.saved).toBeGreaterThan(8);
    expect(sum.lost).toBeGreaterThan(0);
  });
});
