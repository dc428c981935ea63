import type { IssueCategory } from '#core/category.ts';

/** The words of calls, which come after the first paint. */
export const callMessages = {
  calls: 'Calls',
  callShort: 'Call',
  contacts: 'Contacts',
  notSet: 'Number not set: dial the emergency number you know',
  danger: 'Danger to life',
  firstCall: (category: IssueCategory | undefined) =>
    category === undefined ? 'First call' : `First call for ${category}`,
  starter: 'Starter text, not yet reviewed by your campus',
} as const;
