/** The words about procedures in another language than their own. */
export const translationMessages = {
  notReviewed: 'Translated, not reviewed',
  missing: (language: string) => `This step is not in ${language} yet`,
} as const;
