export const noteMessages = {
  title: 'Advisors say this step is wrong',
  strayTitle: 'Notes on removed steps',
  count: (count: number) => `${count} ${count === 1 ? 'note' : 'notes'}`,
  revision: (revision: number) => `revision ${revision}`,
  done: 'Done',
  allDone: 'All done.',
  putAway: 'Note marked as done',
  putAwayBefore: 'Somebody else already marked this note as done',
  notPutAway: 'The note was not marked as done.',
  notBroughtBack: 'The note was not reopened.',
  notLoaded: 'The notes from advisors did not load.',
} as const;
