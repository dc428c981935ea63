import { Type, type Static } from 'typebox';
import { ISSUE_CATEGORIES } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';
import { closedObject, TextOrNull } from '../base/schema.ts';

const Id = Type.String({ minLength: 1, maxLength: LIMITS.contactId });

/** A step: the minutes after the step before, 0 for the first, and the ids of the recipients it tells. */
const Step = closedObject({
  wait: Type.Integer({ minimum: 0, maximum: LIMITS.stepWait }),
  targets: Type.Array(Id, { maxItems: LIMITS.stepTargets, uniqueItems: true }),
});

/** The steps for some areas, by their ids, and categories; none are all (LADDER-1). */
export const Ladder = closedObject({
  areas: Type.Array(Id, { maxItems: LIMITS.areas, uniqueItems: true }),
  categories: Type.Array(Type.Enum([...ISSUE_CATEGORIES]), { uniqueItems: true }),
  rounds: Type.Integer({ minimum: 1, maximum: LIMITS.rounds }),
  steps: Type.Array(Step, { minItems: 1, maxItems: LIMITS.ladderSteps }),
});
export type Ladder = Static<typeof Ladder>;
export type LadderStep = Static<typeof Step>;

/** Every ladder, in the order in which they are listed; `version` says which ones they are. */
const LADDERS = {
  ladders: Type.Array(Ladder, { maxItems: LIMITS.ladders }),
  version: Type.String({ maxLength: 64 }),
} as const;

export const LadderChange = closedObject(LADDERS);

/** The ladders after a change; it was not stored if somebody else was faster: then these are theirs. */
export const SavedLadders = Type.Object({ isSaved: Type.Boolean(), ...LADDERS });
export type SavedLadders = Static<typeof SavedLadders>;

/** A network that reaches only the first step until then, since somebody pressed 'Not real' (LADDER-9). */
export const Hold = Type.Object({
  _id: Type.String(),
  at: Type.String(),
  until: Type.String(),
  /** The name of who pressed it, and the record. */
  by: Type.String(),
  title: Type.String(),
  record: Type.String(),
});
export type Hold = Static<typeof Hold>;

/** The members of the overview that former releases lack. */
export const LADDER_OVERVIEW = {
  ladders: Type.Optional(LADDERS.ladders),
  version: Type.Optional(LADDERS.version),
  holds: Type.Optional(Type.Array(Hold)),
} as const;

/** The area, by its id, and the category whose steps are walked as a test; null is none. */
export const LadderTest = closedObject({ area: TextOrNull, category: TextOrNull });

/** A test's steps, and how many messages each sent; 0 for one that has nobody. */
export const LadderTested = Type.Object({ steps: Type.Array(Type.Integer()) });
