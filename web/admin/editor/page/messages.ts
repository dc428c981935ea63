export const readingMessages = {
  reader: 'You read this procedure. Authors and owners can change it.',
  otherCategory: (category: string) =>
    `You read this procedure. It is of ${category}, and you change those of your own categories.`,
  firstAct: 'Do this first:',
  steps: 'Steps',
  noSteps: 'It has no step yet.',
  picture: (step: number) => `Picture of step ${step}`,
} as const;
