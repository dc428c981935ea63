import { allExamples } from '../all-examples.ts';

/** For tests: every example of every component, under its full name. */
export const everyState = allExamples.flatMap(({ name, examples }) =>
  Object.entries(examples).map(([state, Example]) => ({ title: `${name}: ${state}`, Example })),
);
