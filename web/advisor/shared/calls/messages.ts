import type { IssueCategory } from '#core/base/category.ts';

/** The words of the sheet of contacts and of what is said before a walk, which come after the first paint. */
export const calleeMessages = {
  danger: 'Danger to life',
  firstCall: (category: IssueCategory | undefined) =>
    category === undefined ? 'First call' : `First call for ${category}`,
  starter: 'Starter text, not yet reviewed by your campus',
} as const;
