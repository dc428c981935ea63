export const readingMessages = {
  reader: 'View only. Authors and owners can edit.',
  otherCategory: (category: string) => `View only. You cannot edit procedures in ${category}.`,
  firstAct: 'Do this first:',
  steps: 'Steps',
  noSteps: 'No steps yet.',
  picture: (step: number) => `Image for step ${step}`,
} as const;
