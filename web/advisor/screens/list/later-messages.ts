export const linkMessages = {
  title: 'Opened by a link',
  text: 'Choose it to start, or look for another above.',
  missing: 'This procedure is not on this phone',
  missingText: (asOf: string) =>
    `It was taken back, or it is newer than the list on this phone, which is of ${asOf}.`,
  search: 'Look in All categories',
  tell: 'Tell the admins',
} as const;

export const recentsMessages = {
  recent: 'Recent',
  mostUsed: 'Most used',
} as const;
