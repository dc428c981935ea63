import type { ComponentExamples } from './example.ts';

/** Every component's examples, in the order the kitchen sink shows them. One line a component. */
export const allExamples: ComponentExamples[] = [];
