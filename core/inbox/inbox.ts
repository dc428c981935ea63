/** The kinds of messages from advisors: an issue that they missed, feedback on the app, and a fault in a step. */
export const INBOX_KINDS = ['missing', 'feedback', 'note'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** The lists of messages (INBOX-2): all that are not archived, the unread or answered ones among those, and the archived ones. */
export const INBOX_STATES = ['open', 'unread', 'answered', 'archived'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

/** The address of a message: its kind and its id, a UUID. */
export type MessagePlace = { readonly kind: InboxKind; readonly _id: string };
