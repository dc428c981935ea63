/** The parts of a step, whole, asked or on the wire, that have its answers. */
type Answered = {
  readonly customiseAnswerType?: boolean | null | undefined;
  readonly yesAction?: { readonly customText?: string | null | undefined } | null | undefined;
  readonly noAction?: { readonly customText?: string | null | undefined } | null | undefined;
};

/** Tells whether an answer is in the author's words, as 'No' is in a Spanish step that says 'Sí, afuera' beside it: otherwise Yes and No are the page's (LANG-8). */
export function isOwnAnswerOf(step: Answered | undefined, answer: string): boolean {
  if (!step?.customiseAnswerType) return false;
  return [step.yesAction, step.noAction].some((action) => action?.customText?.trim() === answer);
}
