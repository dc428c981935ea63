import type { errorDetails } from '../../../base/words/error-details.ts';

/** The reasons why a document is not read, each with its sentence. */
export type Refusal = keyof typeof errorDetails.documents;

/** An error that refuses a document in a sentence (IMPORT-8). */
export class Refused extends Error {
  readonly why: Refusal;

  constructor(why: Refusal) {
    super(why);
    this.why = why;
  }
}
