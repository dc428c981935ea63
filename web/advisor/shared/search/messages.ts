export const searchMessages = {
  noMatch: 'No match',
  noMatchFor: (search: string) => `for “${search}”`,
} as const;
