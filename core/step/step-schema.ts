import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { optionalText } from '../base/schema.ts';
import { ACTION_TYPES, ANSWER_TYPES } from '../base/step-kinds.ts';

declare const stepId: unique symbol;
/** The `_id` of a step. Its own type keeps other texts out, above all 'Step 3' of the wire. */
export type StepId = string & { readonly [stepId]: true };
export const StepId = Type.Unsafe<StepId>(Type.String({ maxLength: 100 }));

/** The strictness of a schema: how it makes objects, and how many times its limit a text that names contacts may be long. */
type Form = { object: <M extends TProperties>(members: M) => TObject<M>; times: number };

/** Returns the members of a step whose skips lead to `target`: an id in storage, 'Step n' on the wire and in a file. */
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
    /** The path of the image, exactly `images/<hash>.webp`, or absent. */
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

/** A step that somebody is still writing, so any member may be missing. `checkSteps` makes legal steps from drafts. */
export type StepDraft = Static<typeof Draft>;
