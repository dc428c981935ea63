import fc from 'fast-check';
import { assert } from '#core/base/assert.ts';
import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import { formatStepNumber, parseStepNumber } from '#core/step/step-number.ts';
import type { WireIssue, WireStep } from '#core/issue/wire-schema.ts';
import { ask, END, NEXT } from './issues.ts';

// Two authors edit one issue over the wire, each on the last state of their screen. Acknowledged saves are written
// down, and compared with the result (EDITOR-18, ISSUES-21).

/** A response to a save; `version` is that of the issue after it. */
export type SaveReply = {
  status: number;
  code: string | undefined;
  problems: readonly PartConflict[] | undefined;
  version: number;
  /** The id of the step that was saved. */
  step: string | undefined;
};

/** One issue behind the wire. */
export type EditedIssue = {
  read: () => Promise<WireIssue>;
  update: (body: object) => Promise<SaveReply>;
  createStep: (body: object) => Promise<SaveReply>;
  updateStep: (stepId: string, body: object) => Promise<SaveReply>;
};

const KINDS = ['reword', 'reword', 'point', 'rename', 'move', 'add', 'remove'] as const;
const place = fc.nat(11);
const edit = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: place,
  to: place,
  /** True if the author loads the issue before. */
  looks: fc.boolean(),
});

/** Two edits that are sent at once. */
export const editPair = fc.tuple(edit, edit);
type Edit = { kind: (typeof KINDS)[number]; at: number; to: number; looks: boolean };

/** A save that an author meant: the parts it is about, and its effect on the current issue. */
type Save = {
  about: readonly string[];
  send: (basedOn: number) => Promise<SaveReply>;
  apply: (state: StoredIssue, step: string | undefined) => void;
};

type StoredStep = { question: string; target: string | undefined };

/** The expected issue after all acknowledged saves. */
type StoredIssue = { title: string; order: string[]; steps: Map<string, StoredStep> };

type Acknowledged = { version: number; basedOn: number; save: Save; step: string | undefined };

const targetOf = ({ noAction }: WireStep, steps: readonly WireStep[]): string | undefined => {
  const number = parseStepNumber(noAction?.goToStep ?? '');
  return number === undefined ? undefined : steps[number - 1]?._id;
};

function storedOf({ title, steps }: WireIssue): StoredIssue {
  const stored = steps.map((step): [string, StoredStep] => [
    step._id,
    { question: step.question ?? '', target: targetOf(step, steps) },
  ]);
  return { title, order: steps.map(({ _id }) => _id), steps: new Map(stored) };
}

let made = 0;

/** Returns the save that an edit makes from what its author sees, or undefined if there is nothing to do. */
function saveOf({ kind, at, to }: Edit, seen: WireIssue, issue: EditedIssue): Save | undefined {
  const { steps } = seen;
  made += 1;
  const text = `Text ${made}`;
  const ids = steps.map(({ _id }) => _id as string);
  const chosen = ids[at % ids.length];
  if (kind === 'rename') {
    return {
      about: ['details'],
      send: async (basedOn) => await issue.update({ title: text, basedOn }),
      apply: (state) => void (state.title = text),
    };
  }
  if (kind === 'add') {
    return {
      about: [],
      send: async (basedOn) => await issue.createStep({ ...ask(text, NEXT, END), basedOn }),
      apply: ({ order, steps: kept }, step = '') => {
        order.push(step);
        kept.set(step, { question: text, target: undefined });
      },
    };
  }
  if (chosen === undefined) return undefined;
  if (kind === 'reword') {
    return {
      about: [`step/${chosen}`],
      send: async (basedOn) => await issue.updateStep(chosen, { question: text, basedOn }),
      apply: ({ steps: kept }) => {
        const step = kept.get(chosen);
        assert(step, `${text} was saved in a step that was gone`);
        kept.set(chosen, { ...step, question: text });
      },
    };
  }
  if (kind === 'remove') {
    return {
      about: [`step/${chosen}`],
      send: async (basedOn) => await issue.updateStep(chosen, { isArchived: true, basedOn }),
      apply: (state) => {
        state.order = state.order.filter((id) => id !== chosen);
        state.steps.delete(chosen);
        for (const step of state.steps.values()) {
          if (step.target === chosen) step.target = undefined;
        }
      },
    };
  }
  const other = ids[1 + (to % Math.max(1, ids.length - 1))];
  if (other === undefined || other === chosen) return undefined;
  if (kind === 'point') {
    const goToStep = formatStepNumber(ids.indexOf(other) + 1);
    const noAction = { actionType: 'Skip to a specific step', goToStep };
    return {
      about: [`step/${chosen}`, 'order'],
      send: async (basedOn) =>
        await issue.updateStep(chosen, { question: text, noAction, basedOn }),
      apply: ({ steps: kept }) => void kept.set(chosen, { question: text, target: other }),
    };
  }
  const stepOrder = ids.filter((id) => id !== chosen);
  stepOrder.splice(to % ids.length, 0, chosen);
  if (stepOrder.join() === ids.join()) return undefined;
  return {
    about: ['order'],
    send: async (basedOn) => await issue.update({ stepOrder, basedOn }),
    apply: (state) => void (state.order = [...stepOrder]),
  };
}

const partOf = ({ part, step }: PartConflict): string => (part === 'step' ? `step/${step}` : part);

/** Returns the parts in which two states differ. */
function differing(before: StoredIssue, after: StoredIssue): string[] {
  const parts = before.title === after.title ? [] : ['details'];
  if (before.order.join() !== after.order.join()) parts.push('order');
  for (const id of new Set([...before.steps.keys(), ...after.steps.keys()])) {
    const [was, is] = [before.steps.get(id), after.steps.get(id)];
    if (was?.question !== is?.question || was?.target !== is?.target) parts.push(`step/${id}`);
  }
  return parts;
}

/** The number of saves that were acknowledged, and of those that were lost. */
export type Outcome = { saved: number; lost: number };

/**
 * Sends pairs of edits at once, each by its own author. Throws if an acknowledged save is gone or was overwritten by an
 * author who had not seen it, and if a lost race is not reported, or reported for nothing.
 */
export async function editTogether(
  issue: EditedIssue,
  pairs: readonly (readonly [Edit, Edit])[],
): Promise<Outcome> {
  const begun = await issue.read();
  const screens = [begun, begun];
  const acknowledged: Acknowledged[] = [];
  const losses: { basedOn: number; reported: readonly string[] }[] = [];

  for (const pair of pairs) {
    const saves = await Promise.all(
      pair.map(async (one, author) => {
        if (one.looks) screens[author] = await issue.read();
        const seen = screens[author] ?? begun;
        return { author, seen, save: saveOf(one, seen, issue) };
      }),
    );
    await Promise.all(
      saves.map(async ({ author, seen: { version: basedOn }, save }) => {
        if (!save) return;
        const { status, code, problems, version, step } = await save.send(basedOn);
        if (status === 200) {
          acknowledged.push({ version, basedOn, save, step });
          return;
        }
        // A removal took the target of a step: that step must be mended whole.
        if (code === 'INVALID_STEP') return;
        assert(code === 'VERSION_CONFLICT', `a save was answered ${status} ${code}`);
        losses.push({ basedOn, reported: (problems ?? []).map(partOf) });
        // Its author sees it, with the stored issue.
        screens[author] = await issue.read();
      }),
    );
  }

  const state = storedOf(begun);
  const changedIn = new Map<string, number[]>();
  for (const { version, basedOn, save, step } of acknowledged.sort(
    (a, b) => a.version - b.version,
  )) {
    const before = structuredClone(state);
    save.apply(state, step);
    const parts = differing(before, state);
    for (const part of new Set([...save.about, ...parts.filter((one) => one !== 'order')])) {
      const last = changedIn.get(part)?.at(-1) ?? 0;
      assert(
        last <= basedOn,
        `${part}: version ${version} went over ${last}, its author saw ${basedOn}`,
      );
    }
    for (const part of parts) changedIn.set(part, [...(changedIn.get(part) ?? []), version]);
  }
  const end = storedOf(await issue.read());
  const gone = differing(state, end);
  assert(gone.length === 0, `not as it was acknowledged: ${gone.join(', ')}`);
  for (const { basedOn, reported } of losses) {
    assert(reported.length > 0, 'a lost race was not told');
    const isReal = reported.every((part) =>
      changedIn.get(part)?.some((version) => version > basedOn),
    );
    assert(isReal, `nothing had changed in ${reported.join(', ')} since version ${basedOn}`);
  }
  return { saved: acknowledged.length, lost: losses.length };
}
