/** The marks that code puts between words. */
export const marks = {
  /** The colon after a name, before what it names. */
  colon: ':',
  quoted: (text: string) => `“${text}”`,
} as const;
