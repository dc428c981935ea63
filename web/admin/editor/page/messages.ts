/** An issue that is read by somebody who may not change it. */
export const readingMessages = {
  reader: 'You read this procedure. Authors and owners can change it.',
  firstAct: 'Do this first:',
  steps: 'Steps',
  noSteps: 'It has no step yet.',
  picture: (step: number) => `Picture of step ${step}`,
} as const;
