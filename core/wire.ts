import { Type, type Static } from 'typebox';
import { ISSUE_CATEGORIES } from './category.ts';
import { IssueDetails, type Issue } from './issue.ts';
import { closed, PositiveInteger } from './schema.ts';
import { formatStepNumber, parseStepNumber, type StepNumber } from './step-number.ts';
import { patchMembers, type StepPatch } from './step-patch.ts';
import { StepId, stepMembers } from './step-schema.ts';
import { BRANCHES, type SavedStep } from './step.ts';

// Inside, a skip leads to the id of a step; on the wire it names 'Step n' by the present order. The
// types of the two sides do not fit into each other: a conversion left out does not compile.

const Target = Type.Unsafe<StepNumber>(Type.String({ maxLength: 40 }));

/** A step on the wire, where `goToStep` is a number such as 'Step 3' (ISSUES-15). */
export const WireStep = Type.Object({ _id: StepId, ...stepMembers(Target) });
export type WireStep = Static<typeof WireStep>;

/** The members of an issue that everybody may read (ISSUES-7), but for its steps. */
const withoutSteps = {
  _id: Type.String(),
  title: Type.String(),
  category: Type.Enum(ISSUE_CATEGORIES as [...typeof ISSUE_CATEGORIES]),
  publish: Type.Boolean(),
  isArchived: Type.Boolean(),
  updatedAt: Type.String(),
  revision: Type.Union([Type.Integer(), Type.Null()]),
};

const forEverybody = { ...withoutSteps, steps: Type.Array(WireStep) };

/** An issue as advisors get it. */
export const PublishedIssue = Type.Object(forEverybody);
export type PublishedIssue = Static<typeof PublishedIssue>;

/** An issue as administrators get it: with all its details and the version that guards its saves. */
export const WireIssue = Type.Object({
  ...IssueDetails.properties,
  ...forEverybody,
  version: Type.Integer(),
});
export type WireIssue = Static<typeof WireIssue>;

/** An issue as a list of administrators has it, with counts in place of its steps (ISSUES-5). */
export const CountedIssue = Type.Object({
  ...IssueDetails.properties,
  ...withoutSteps,
  version: Type.Integer(),
  stepCount: Type.Integer(),
  problemCount: Type.Integer(),
});

/**
 * What create-step and update-step take (ISSUES-13): members of a step, of which those it has no use
 * for may be absent, null or ''; `_id` is ignored, any other is an error that names it. `isArchived` true
 * removes the step, false restores it. A `version` that is no longer current is a conflict.
 */
export const WireStepPatch = Type.Object(
  {
    ...patchMembers(Type.String({ maxLength: 40 })),
    _id: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
    isArchived: Type.Optional(Type.Boolean()),
    version: Type.Optional(PositiveInteger),
  },
  closed,
);
export type WireStepPatch = Static<typeof WireStepPatch>;

/** What create-step and update-step return: the step, and the new version of its issue (ISSUES-11). */
export const StepAnswer = Type.Object({ ...WireStep.properties, issueVersion: Type.Integer() });
export type StepAnswer = Static<typeof StepAnswer>;

type Skips<Target> = { [branch in (typeof BRANCHES)[number]]?: { goToStep?: Target } | null };

/** The step or patch with every target renamed; `undefined` takes the target away. */
function mapTargets(step: Skips<string | null>, rename: (target: string) => string | undefined) {
  const mapped = { ...step };
  for (const branch of BRANCHES) {
    const { goToStep, ...action } = step[branch] ?? {};
    if (!goToStep) continue;
    const target = rename(goToStep);
    mapped[branch] = target === undefined ? action : { ...action, goToStep: target };
  }
  return mapped;
}

/** A step as the wire shows it among `steps`, by their present order; a target that is gone is absent. */
export function encodeStep(step: SavedStep, steps: readonly SavedStep[]): WireStep {
  return mapTargets(step, (target) => {
    const index = steps.findIndex((other) => other._id === target);
    return index < 0 ? undefined : formatStepNumber(index + 1);
  }) as WireStep;
}

/** All steps of an issue as the wire shows them. */
export function encodeSteps(steps: readonly SavedStep[]): WireStep[] {
  return steps.map((step) => encodeStep(step, steps));
}

/**
 * The id of the nth of `steps` for 'Step n'. A text that names none becomes an id that no step has, so
 * that `problemsInStep` says that the target is missing.
 */
const decodeTarget = (steps: readonly { readonly _id: StepId }[]) => (target: string) => {
  const number = parseStepNumber(target);
  return (number === undefined ? undefined : steps[number - 1]?._id) ?? `no step: ${target}`;
};

/** A step from the wire; `steps` are the issue's, in the order the sender saw. */
export function decodeStep(step: WireStep, steps: readonly { readonly _id: StepId }[]): SavedStep {
  return mapTargets(step, decodeTarget(steps)) as SavedStep;
}

/** All steps of an issue from the wire. */
export function decodeSteps(steps: readonly WireStep[]): SavedStep[] {
  return steps.map((step) => decodeStep(step, steps));
}

/** The members of a step that are to change, from the wire. */
export function decodePatch(
  { _id, isArchived, version, ...members }: WireStepPatch,
  steps: readonly SavedStep[],
): StepPatch {
  return mapTargets(members, decodeTarget(steps)) as StepPatch;
}

/** An issue as administrators get it. */
export function encodeIssue({ steps, ...issue }: Issue): WireIssue {
  return { ...issue, steps: encodeSteps(steps) };
}

/** An issue as its administrators' browser holds it. */
export function decodeIssue({ steps, ...issue }: WireIssue): Issue {
  return { ...issue, steps: decodeSteps(steps) };
}

/** An issue as advisors get it: these members and no others, whatever an issue gains. */
export function encodePublishedIssue(issue: Issue): PublishedIssue {
  const { _id, title, category, publish, isArchived, updatedAt, revision, steps } = issue;
  const members = { _id, title, category, publish, isArchived, updatedAt, revision };
  return { ...members, steps: encodeSteps(steps) };
}
