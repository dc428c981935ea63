/** The marks that code puts between words. */
export const marks = {
  /** The colon between a name and its value. */
  colon: ':',
  quoted: (text: string) => `“${text}”`,
} as const;
