/** The database must not be opened as it is; the message is a sentence for who runs the server. */
export class CannotOpen extends Error {}
