import type { ComponentExamples } from './example.ts';
import { examples as label } from './label/Label.examples.tsx';

/** Every component's examples, in the order the kitchen sink shows them. One line a component. */
export const allExamples: ComponentExamples[] = [label];
