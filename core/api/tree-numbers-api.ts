import { Type, type Static } from 'typebox';
import { StepNumbers, WalkNumbers } from '../analytics/walk-numbers.ts';
import { DAY_PATTERN } from '../base/day.ts';
import type { EndpointRow } from './endpoint.ts';
import { Count, orNull, TextOrNull } from '../base/schema.ts';

/** The choice of the walks to count: those of one revision or of all, between two campus days or on all days. */
export const TreeNumbersQuery = Type.Object({
  startDate: Type.Optional(Type.String({ pattern: DAY_PATTERN })),
  endDate: Type.Optional(Type.String({ pattern: DAY_PATTERN })),
  revision: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })),
});

export const TreeNumbers = Type.Object({
  /** The current title of the issue. Walks have the titles of their revisions. */
  title: Type.String(),
  /** The revision whose tree shows the numbers: the one that was asked for, otherwise the newest. It is null before the first. */
  drawn: orNull(Type.Integer()),
  /** All revisions, the newest first. */
  revisions: Type.Array(Type.Object({ number: Type.Integer(), savedAt: Type.String() })),
  timeZone: Type.String(),
  ...WalkNumbers.properties,
  /** The number of walks of revisions that the server lacks. The other numbers do not count them. */
  unreadable: Count,
  steps: Type.Array(
    Type.Object({
      ...StepNumbers.properties,
      /** The question of a step that is not in the drawn revision, and the newest revision that has the step. */
      gone: Type.Optional(Type.Object({ question: TextOrNull, revision: orNull(Type.Integer()) })),
    }),
  ),
});
export type TreeNumbers = Static<typeof TreeNumbers>;

export const TREE_NUMBERS_API = {
  getTreeNumbers: {
    address: 'GET /api/issue/{id}/numbers',
    use: 'Count the walks that came to each step of an issue, their answers, the time at each step and where they escalated',
    access: 'reader',
    query: TreeNumbersQuery,
    answer: TreeNumbers,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointRow>;
