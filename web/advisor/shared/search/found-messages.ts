/** The words about the results of a search, which load after the first paint. */
export const foundMessages = {
  best: 'Best match',
  closest: 'Which is closest?',
  could: 'Could also be',
  none: 'None of these',
  anything: 'This one works for anything',
  danger: 'In danger?',
  all: (issues: number) => `Show all ${issues}`,
  open: 'Open',
  taught: 'Your campus chose this',
  count: (issues: number) => `${issues} ${issues === 1 ? 'issue' : 'issues'}`,
  readAs: ' Read as ',
  also: ' Also found: ',
  /** Returns the words before the text of a step that was found; 0 means the text before all steps. */
  step: (step: number) => (step === 0 ? 'Do this first: ' : `Step ${step}: `),
} as const;
