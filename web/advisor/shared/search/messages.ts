/** The words of the search alone, which come with it after the first paint. */
export const searchMessages = {
  count: (issues: number) => `${issues} ${issues === 1 ? 'issue' : 'issues'}`,
  readAs: ' Read as ',
  also: ' Also found: ',
  /** Before the text of a step that was found; 0 is what stands before all steps. */
  step: (step: number) => (step === 0 ? 'Do this first: ' : `Step ${step}: `),
};
