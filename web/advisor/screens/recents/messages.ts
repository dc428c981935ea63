/** The words above the issues that were begun on this phone. */
export const recentsMessages = {
  recent: 'Recent',
  mostUsed: 'Most used',
} as const;
