export const stepMessages = {
  stepNumber: (number: number) => `STEP ${number}`,
  progress: 'Progress',
  percent: (percent: number) => `${Math.round(percent)}%`,
  answer: 'Answer',
  image: 'Image for this step',
} as const;
