import type { ReactNode } from 'react';

/** A component's examples: one entry per state, drawn by the kitchen sink and by the tests. */
export interface ComponentExamples {
  name: string;
  examples: Record<string, () => ReactNode>;
  /** Each example takes the whole width: it is a part of a page. */
  wide?: true;
}
