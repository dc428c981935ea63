import { Type, type Static, type TSchema } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { closedObject, nullable } from '../base/schema.ts';
import { ACTION_TYPES, ANSWER_TYPES } from '../base/step-kinds.ts';
import { StepId, type StepDraft } from './step-schema.ts';
import { BRANCHES } from './step.ts';

const text = (maxLength: number) => nullable(Type.String({ maxLength }));
/** Makes the schema for one of some values. A member that the step does not use may be null or ''. */
const oneOf = <V extends string>(values: readonly V[]) =>
  nullable(Type.Enum(['', ...values] as ['', ...V[]]));

/** Returns the members of a step that a save may send. Their skips lead to `target`. */
export function patchMembers<T extends TSchema>(target: T) {
  const action = { actionType: oneOf(ACTION_TYPES), goToStep: nullable(target) };
  const answer = closedObject({ ...action, customText: text(LIMITS.answerText) });
  return {
    question: text(LIMITS.question * 2),
    answerType: oneOf(ANSWER_TYPES),
    image: text(100),
    customiseAnswerType: nullable(Type.Boolean()),
    yesAction: nullable(answer),
    noAction: nullable(answer),
    confirmationAction: nullable(
      closedObject({ ...action, confirmationText: text(LIMITS.confirmationText * 2) }),
    ),
  };
}

const Patch = Type.Object(patchMembers(StepId));

/** The changes of a step's members. Null and '' remove a member, and an absent one stays as it is. */
export type StepPatch = Static<typeof Patch>;

function applyPatch<T extends object>(base: T | undefined, patch: object): T {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null || value === '') delete merged[name];
    else if (value !== undefined) merged[name] = value;
  }
  return merged as T;
}

/** Returns the draft with the changes merged in, actions member by member (ISSUES-12). */
export function patchStep(draft: StepDraft, patch: StepPatch): StepDraft {
  const merged = applyPatch(draft, patch);
  for (const branch of BRANCHES) {
    const action = patch[branch];
    if (action) merged[branch] = applyPatch(draft[branch], action);
  }
  return merged;
}
