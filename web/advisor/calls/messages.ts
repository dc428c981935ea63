import type { IssueCategory } from '#core/category.ts';

/** The words of calls, which come after the first paint. */
export const callMessages = {
  calls: 'Calls',
  call: (name: string) => `Call ${name}`,
  callShort: 'Call',
  contacts: 'Contacts',
  notSet: 'Number not set: dial the emergency number you know',
  nameNotSet: (name: string) => `${name} (Number not set: dial the emergency number you know)`,
  noNumber: 'Number not set',
  nameWithoutNumber: (name: string) => `${name} (number not set)`,
  danger: 'Danger to life',
  firstCall: (category: IssueCategory | undefined) =>
    category === undefined ? 'First call' : `First call for ${category}`,
  firstAct: 'Do this first',
  starter: 'Starter text, not yet reviewed by your campus',
} as const;
