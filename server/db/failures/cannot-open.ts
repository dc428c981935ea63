/** An error that says why the database must not be opened as it is, in a sentence for the operator. */
export class CannotOpen extends Error {}
