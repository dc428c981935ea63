/** The words about procedures that are shown in another language than their own. */
export const translationMessages = {
  notReviewed: 'Translated, not reviewed',
  missing: (language: string) => `This step is not in ${language} yet`,
} as const;
