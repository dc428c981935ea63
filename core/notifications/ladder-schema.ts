import { Type, type Static } from 'typebox';
import { ISSUE_CATEGORIES } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';
import { closedObject, TextOrNull } from '../base/schema.ts';

const Id = Type.String({ minLength: 1, maxLength: LIMITS.contactId });

/** A step of a ladder: the minutes since the step before, which are 0 for the first, and the ids of the recipients whom it tells. */
const Step = closedObject({
  wait: Type.Integer({ minimum: 0, maximum: LIMITS.stepWait }),
  targets: Type.Array(Id, { maxItems: LIMITS.stepTargets, uniqueItems: true }),
});

/** A ladder: the steps for some areas, by their ids, and some categories. An empty list means all of them (LADDER-1). */
export const Ladder = closedObject({
  areas: Type.Array(Id, { maxItems: LIMITS.areas, uniqueItems: true }),
  categories: Type.Array(Type.Enum([...ISSUE_CATEGORIES]), { uniqueItems: true }),
  rounds: Type.Integer({ minimum: 1, maximum: LIMITS.rounds }),
  steps: Type.Array(Step, { minItems: 1, maxItems: LIMITS.ladderSteps }),
});
export type Ladder = Static<typeof Ladder>;
export type LadderStep = Static<typeof Step>;

/** Every ladder, in the order in which they are listed. `version` guards against lost updates. */
const LADDERS = {
  ladders: Type.Array(Ladder, { maxItems: LIMITS.ladders }),
  version: Type.String({ maxLength: 64 }),
} as const;

export const LadderChange = closedObject(LADDERS);

/** The ladders after a change. If somebody else changed them first, the change was not stored and these are the other person's. */
export const SavedLadders = Type.Object({ isSaved: Type.Boolean(), ...LADDERS });
export type SavedLadders = Static<typeof SavedLadders>;

/** A network from which escalations reach only the first step until some time, since somebody pressed 'Not real' (LADDER-9). */
export const Hold = Type.Object({
  _id: Type.String(),
  at: Type.String(),
  until: Type.String(),
  /** The name of the person who pressed it, and the record. */
  by: Type.String(),
  title: Type.String(),
  record: Type.String(),
});
export type Hold = Static<typeof Hold>;

/** The members of the overview that former releases do not have. */
export const LADDER_OVERVIEW = {
  ladders: Type.Optional(LADDERS.ladders),
  version: Type.Optional(LADDERS.version),
  holds: Type.Optional(Type.Array(Hold)),
} as const;

/** The area, by its id, and the category for which an owner tests the steps. Null means none. */
export const LadderTest = closedObject({ area: TextOrNull, category: TextOrNull });

/** The steps of a test with the number of messages that each sent, which is 0 for a step that has nobody. */
export const LadderTested = Type.Object({ steps: Type.Array(Type.Integer()) });
