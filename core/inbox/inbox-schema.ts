import { Type, type Static } from 'typebox';
import { INBOX_KINDS, INBOX_STATES } from './inbox.ts';
import { LIMITS } from '../base/limits.ts';
import { OwnCategories } from '../people/own-categories.ts';
import { AccountRole } from '../people/person.ts';
import { closedObject, orNull, TextOrNull } from '../base/schema.ts';

const shared = {
  _id: Type.String(),
  kind: Type.Enum(INBOX_KINDS),
  advisor: Type.String(),
  /** A UTC ISO instant. */
  receivedAt: Type.String(),
  /** The rating, which only feedback has. */
  rating: orNull(Type.Number()),
  /** The category in which an advisor missed an issue, or that of the issue a note is about. */
  category: TextOrNull,
  isRead: Type.Boolean(),
  isAnswered: Type.Boolean(),
  isArchived: Type.Boolean(),
};

/** A message as a list has it (INBOX-1); `excerpt` is the beginning of its words. */
export const InboxItem = Type.Object({
  ...shared,
  excerpt: Type.String(),
  /** The title of the issue that a note is about. */
  issue: TextOrNull,
  /** The number of messages that were merged into it. */
  merged: Type.Integer(),
  hasDraft: Type.Boolean(),
});
export type InboxItem = Static<typeof InboxItem>;

/** The query of the list; `before` is the `next` of the page before. */
export const InboxQuery = Type.Object({
  kind: Type.Optional(Type.Enum(INBOX_KINDS)),
  state: Type.Optional(Type.Enum(INBOX_STATES)),
  before: Type.Optional(
    Type.String({ pattern: '^[0-9TZ:.-]{20,30}~[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  ),
});

/** A page of messages, the newest first; `next` is null if there are no older ones. Times are shown in `timeZone`. */
export const InboxPage = Type.Object({
  messages: Type.Array(InboxItem),
  next: TextOrNull,
  timeZone: Type.String(),
});
export type InboxPage = Static<typeof InboxPage>;

export const UnreadCount = Type.Object({
  unread: Type.Integer(),
  accountRole: AccountRole,
  categories: Type.Optional(OwnCategories),
});

const MergedMessage = Type.Object({
  _id: Type.String(),
  advisor: Type.String(),
  receivedAt: Type.String(),
  category: TextOrNull,
  text: Type.String(),
});

/** The step that a note is about; number and question are those of the revision walked, null if it has no such step. */
const NotedStep = Type.Object({
  issueId: Type.String(),
  title: Type.String(),
  isArchived: Type.Boolean(),
  revision: orNull(Type.Integer()),
  step: Type.String(),
  number: orNull(Type.Integer()),
  question: TextOrNull,
});

const MessageDraft = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  publish: Type.Boolean(),
  isArchived: Type.Boolean(),
});

/** A message, opened (INBOX-3). */
export const InboxMessage = Type.Object({
  ...shared,
  text: Type.String(),
  /** Its advisor has corrected it since it was first sent. */
  isCorrected: Type.Boolean(),
  /** The internal note, its author and time; the note stays if the message is no longer answered. */
  answer: TextOrNull,
  answeredAt: TextOrNull,
  answeredBy: TextOrNull,
  note: orNull(NotedStep),
  draft: orNull(MessageDraft),
  /** The newest of those that were merged into it, the oldest of them first (INBOX-7), and how many there are. */
  merged: Type.Array(MergedMessage),
  mergedCount: Type.Integer(),
  /** The message that this one was merged into. */
  mergedInto: TextOrNull,
  /** Since when it is archived, a UTC ISO instant. */
  archivedAt: TextOrNull,
  timeZone: Type.String(),
});
export type InboxMessage = Static<typeof InboxMessage>;

/** A message after a change, and whether this call changed it (INBOX-14). */
export const SavedMessage = Type.Object({ ...InboxMessage.properties, isChanged: Type.Boolean() });
export type SavedMessage = Static<typeof SavedMessage>;

/** A message that came to another one or left it, and the one that it was part of itself before. */
const MovedMessage = Type.Object({ _id: Type.String(), from: TextOrNull });
export type MovedMessage = Static<typeof MovedMessage>;

/** A message after others were merged into it or separated, and which ones this call moved (INBOX-15). */
export const MergedInto = Type.Object({
  ...InboxMessage.properties,
  moved: Type.Array(MovedMessage),
});
export type MergedInto = Static<typeof MergedInto>;

/** A change of a message; `answer` is the internal note, which null removes; `archivedAt` guards a restore (INBOX-13). */
export const InboxChange = closedObject({
  isRead: Type.Optional(Type.Boolean()),
  isArchived: Type.Optional(Type.Boolean()),
  archivedAt: Type.Optional(Type.String({ maxLength: 30 })),
  answer: Type.Optional(orNull(Type.String({ maxLength: LIMITS.text }))),
});
export type InboxChange = Static<typeof InboxChange>;

/** Messages that become part of another one, or messages of their own again (INBOX-7). */
export const InboxMerge = closedObject({
  messages: Type.Array(Type.String({ maxLength: 100 }), {
    minItems: 1,
    maxItems: LIMITS.mergedAtOnce,
  }),
  isMerged: Type.Boolean(),
});
