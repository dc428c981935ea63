import type { ReactNode } from 'react';

/** A component's examples: one entry a state, drawn by the kitchen sink and by the tests. */
export interface ComponentExamples {
  name: string;
  /** Shown name of the state, then what draws it; a state with memory is a small component. */
  examples: Record<string, () => ReactNode>;
  /** Each example takes the whole width: it is a part of a page. */
  wide?: true;
}
