/** The words of a duty calendar. */
export const rotaMessages = {
  nobody: 'nobody is in the calendar now',
  readAgo: (days: number) => `calendar read ${days === 1 ? '1 day' : `${days} days`} ago`,
} as const;
