/** The text of an email. */
export type Letter = { readonly subject: string; readonly paragraphs: readonly string[] };
