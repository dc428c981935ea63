import { Type, type Static } from 'typebox';

/** How many paths an issue has and how many of the listed ones are checked; `isMore` than `count` (PATHS-4). */
export const PathCounts = Type.Object({
  count: Type.Integer(),
  isMore: Type.Boolean(),
  checked: Type.Integer(),
});
export type PathCounts = Static<typeof PathCounts>;
