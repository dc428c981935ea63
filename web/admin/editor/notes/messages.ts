export const noteMessages = {
  title: 'Advisors say this step is wrong',
  strayTitle: 'Notes on steps that are not here any more',
  count: (count: number) => `${count} ${count === 1 ? 'note' : 'notes'}`,
  revision: (revision: number) => `revision ${revision}`,
  done: 'Done',
  allDone: 'All are done.',
  putAway: 'Note put away',
  putAwayBefore: 'Somebody else put this note away before',
  notPutAway: 'The note was not put away.',
  notBroughtBack: 'The note was not brought back.',
  notLoaded: 'The notes of advisors did not load.',
} as const;
