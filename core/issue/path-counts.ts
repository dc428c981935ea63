import { Type, type Static } from 'typebox';

/** The number of an issue's paths, and of the listed ones that are checked (PATHS-4). `isMore` says that there are more than `count`. */
export const PathCounts = Type.Object({
  count: Type.Integer(),
  isMore: Type.Boolean(),
  checked: Type.Integer(),
});
export type PathCounts = Static<typeof PathCounts>;
