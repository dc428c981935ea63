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
  /** The time at which the server received it, a UTC ISO instant. */
  receivedAt: Type.String(),
  /** The rating, which only feedback has. */
  rating: orNull(Type.Number()),
  /** The category in which an advisor missed an issue, or the category of the issue that a note is about. */
  category: TextOrNull,
  isRead: Type.Boolean(),
  isAnswered: Type.Boolean(),
  isArchived: Type.Boolean(),
};

/** A message as the list shows it (INBOX-1). `excerpt` is the beginning of its text. */
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

/** A page of messages, the newest first. `next` is null if there are no older ones. The times are shown in `timeZone`. */
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

/** The step that a note is about. Number and question are those of the revision walked, and null if that has no such step. */
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

/** A message that an administrator opened (INBOX-3). */
export const InboxMessage = Type.Object({
  ...shared,
  text: Type.String(),
  /** True if the advisor has corrected it since they first sent it. */
  isCorrected: Type.Boolean(),
  /** The internal note, its author and its time. The note stays even if somebody marks the message as not answered. */
  answer: TextOrNull,
  answeredAt: TextOrNull,
  answeredBy: TextOrNull,
  note: orNull(NotedStep),
  draft: orNull(MessageDraft),
  /** The newest messages that were merged into it, in the order from old to new (INBOX-7), and their total number. */
  merged: Type.Array(MergedMessage),
  mergedCount: Type.Integer(),
  /** The message that this one was merged into, or null. */
  mergedInto: TextOrNull,
  /** The time since which it is archived, a UTC ISO instant. */
  archivedAt: TextOrNull,
  timeZone: Type.String(),
});
export type InboxMessage = Static<typeof InboxMessage>;

/** A message after a change. `isChanged` says whether this call changed it (INBOX-14). */
export const SavedMessage = Type.Object({ ...InboxMessage.properties, isChanged: Type.Boolean() });
export type SavedMessage = Static<typeof SavedMessage>;

/** A message that was merged into another one or separated from it, and the message of which it was a part before. */
const MovedMessage = Type.Object({ _id: Type.String(), from: TextOrNull });
export type MovedMessage = Static<typeof MovedMessage>;

/** A message after others were merged into it or separated from it, and the messages that this call moved (INBOX-15). */
export const MergedInto = Type.Object({
  ...InboxMessage.properties,
  moved: Type.Array(MovedMessage),
});
export type MergedInto = Static<typeof MergedInto>;

/** A change of a message. `answer` is the internal note, which null removes. `archivedAt` guards a restore (INBOX-13). */
export const InboxChange = closedObject({
  isRead: Type.Optional(Type.Boolean()),
  isArchived: Type.Optional(Type.Boolean()),
  archivedAt: Type.Optional(Type.String({ maxLength: 30 })),
  answer: Type.Optional(orNull(Type.String({ maxLength: LIMITS.text }))),
});
export type InboxChange = Static<typeof InboxChange>;

/** The messages that become part of another one, or that become separate again (INBOX-7). */
export const InboxMerge = closedObject({
  messages: Type.Array(Type.String({ maxLength: 100 }), {
    minItems: 1,
    maxItems: LIMITS.mergedAtOnce,
  }),
  isMerged: Type.Boolean(),
});
