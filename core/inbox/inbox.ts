/** The kinds of messages from advisors: an issue they missed, feedback on the app, a fault in a step. */
export const INBOX_KINDS = ['missing', 'feedback', 'note'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** The lists of messages (INBOX-2): those not archived, the unread or answered ones of these, or the archived. */
export const INBOX_STATES = ['open', 'unread', 'answered', 'archived'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

/** A message by its kind and its id, a UUID. */
export type MessagePlace = { readonly kind: InboxKind; readonly _id: string };
