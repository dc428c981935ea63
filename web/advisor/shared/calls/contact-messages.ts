import type { IssueCategory } from '#core/base/category.ts';

/** The words of the sheet of contacts and of the notices before a walk, which load after the first paint. */
export const contactMessages = {
  danger: 'Life-threatening emergency',
  firstCall: (category: IssueCategory | undefined) =>
    category === undefined ? 'Call first' : `Call first for ${category}`,
  noNumber: (names: readonly string[]) => `No number yet: ${names.join(', ')}.`,
  starter: 'Not yet reviewed by your campus',
} as const;
