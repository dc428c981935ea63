import { Type, type Static } from 'typebox';
import { LIMITS } from './limits.ts';
import { ACTION_TYPES, ANSWER_TYPES, type StepDraft } from './step.ts';

const closed = { additionalProperties: false } as const;
const text = (maxLength: number) =>
  Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));
/** A closed list in which a member the step does not use may be null or '' (design 6). */
const oneOf = <V extends string>(values: readonly V[]) =>
  Type.Optional(Type.Union([Type.Enum(['', ...values] as ['', ...V[]]), Type.Null()]));
const maybe = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

const actionMembers = { actionType: oneOf(ACTION_TYPES), goToStep: text(40) };
const ActionPatch = Type.Object({ ...actionMembers, customText: text(LIMITS.answerText) }, closed);
const ConfirmationPatch = Type.Object(
  { ...actionMembers, confirmationText: text(LIMITS.confirmationText) },
  closed,
);

/**
 * What create-step and update-step take: members of a step, of which those it does not use may be
 * null, '' or absent; `_id` is ignored; unknown members are refused by name (design 6). `isArchived`
 * true removes the step, false brings it back. A `version` that is no longer current is refused.
 */
export const StepPatch = Type.Object(
  {
    _id: text(100),
    question: text(LIMITS.question * 2),
    answerType: oneOf(ANSWER_TYPES),
    image: text(100),
    customiseAnswerType: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    yesAction: maybe(ActionPatch),
    noAction: maybe(ActionPatch),
    confirmationAction: maybe(ConfirmationPatch),
    isArchived: Type.Optional(Type.Boolean()),
    version: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  closed,
);
export type StepPatch = Static<typeof StepPatch>;

type Blankable = { readonly [key: string]: unknown };

/** `base` with the sent members laid over it: null and '' take a member away, absent leaves it. */
function applyPatch<T extends object>(base: T | undefined, sent: Blankable | null | undefined): T {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(sent ?? {})) {
    if (value === null || value === '') delete merged[name];
    else if (value !== undefined) merged[name] = value;
  }
  return merged as T;
}

const BRANCHES_SENT = ['yesAction', 'noAction', 'confirmationAction'] as const;

/** The draft with the sent members merged in, actions member by member (design 6: 'merges the members sent'). */
export function patchStep(draft: StepDraft, patch: StepPatch): StepDraft {
  const { _id, isArchived, version, ...members } = patch;
  const merged = applyPatch(draft, members);
  for (const branch of BRANCHES_SENT) {
    if (members[branch]) merged[branch] = applyPatch(draft[branch], members[branch]);
  }
  return merged;
}
