import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { optionalText } from '../base/schema.ts';
import { ACTION_TYPES, ANSWER_TYPES } from '../base/step-kinds.ts';

declare const stepId: unique symbol;
/** The `_id` of a step. No other text is one, 'Step 3' of the wire least of all. */
export type StepId = string & { readonly [stepId]: true };
export const StepId = Type.Unsafe<StepId>(Type.String({ maxLength: 100 }));

/** The strictness of a form: its objects, and how many times as long a text that names contacts may be. */
type Form = { object: <M extends TProperties>(members: M) => TObject<M>; times: number };

/** Returns the members of a step whose skips lead to `target`: an id inside, 'Step n' on the wire and in a file. */
export function stepMembers<T extends TSchema>(
  target: T,
  { object, times }: Form = { object: Type.Object, times: 1 },
) {
  const action = {
    actionType: Type.Optional(Type.Enum(ACTION_TYPES)),
    goToStep: Type.Optional(target),
  };
  const answer = object({ ...action, customText: optionalText(LIMITS.answerText) });
  return {
    question: optionalText(LIMITS.question * times),
    answerType: Type.Optional(Type.Enum(ANSWER_TYPES)),
    /** Exactly `images/<hash>.webp`, or absent. */
    image: optionalText(100),
    customiseAnswerType: Type.Optional(Type.Boolean()),
    yesAction: Type.Optional(answer),
    noAction: Type.Optional(answer),
    confirmationAction: Type.Optional(
      object({ ...action, confirmationText: optionalText(LIMITS.confirmationText * times) }),
    ),
  };
}

const Draft = Type.Object(stepMembers(StepId));

/** A step somebody is still writing: any member may be missing. `checkSteps` makes legal steps of drafts. */
export type StepDraft = Static<typeof Draft>;
