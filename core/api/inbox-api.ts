import {
  InboxChange,
  InboxMerge,
  InboxMessage,
  InboxPage,
  InboxQuery,
  MergedInto,
  SavedMessage,
  UnreadCount,
} from '../inbox/inbox-schema.ts';
import { WireIssue } from '../issue/wire-schema.ts';
import type { EndpointRow } from './endpoint.ts';

export const INBOX_API = {
  listInbox: {
    address: 'GET /api/inbox',
    use: 'List the messages of advisors, the newest first, ten at a time',
    access: 'reader',
    query: InboxQuery,
    answer: InboxPage,
  },
  countUnread: {
    address: 'GET /api/inbox/unread',
    use: 'Count the messages that nobody has read yet, and get your own current permissions',
    access: 'reader',
    answer: UnreadCount,
  },
  getMessage: {
    address: 'GET /api/inbox/{kind}/{id}',
    use: 'Get one message and what was done about it',
    access: 'reader',
    answer: InboxMessage,
    errors: ['NOT_FOUND'],
  },
  updateMessage: {
    address: 'PUT /api/inbox/{kind}/{id}',
    use: 'Mark a message as read or unread, answer it, archive it or restore it',
    access: 'author',
    body: InboxChange,
    answer: SavedMessage,
    errors: ['NOT_FOUND'],
  },
  mergeMessages: {
    address: 'PUT /api/inbox/missing/{id}/merged',
    use: 'Merge messages about missing issues into one, or separate them again',
    access: 'author',
    body: InboxMerge,
    answer: MergedInto,
    errors: ['NOT_FOUND'],
  },
  makeDraft: {
    address: 'POST /api/inbox/missing/{id}/draft',
    use: 'Make a draft from a message about a missing issue, or find the draft that was made from it',
    access: 'author',
    answer: WireIssue,
    errors: ['NOT_FOUND', 'OTHER_CATEGORY'],
  },
} as const satisfies Record<string, EndpointRow>;
