import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { InboxChange, InboxMessage } from '#core/inbox/inbox-schema.ts';
import { INBOX_KINDS, type MessagePlace } from '#core/inbox/inbox.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Config } from '../base/config.ts';
import { audited, noteAct, type MessageAction } from '../domain/audit.sql.ts';
import type { Db } from '../db/tables/database.ts';
import {
  changeMessage,
  findMissingIssue,
  lockMessages,
  mergeInto,
  separateFrom,
  type MessageColumns,
} from '../domain/messages.sql.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { openMessage } from './opened.ts';
import { countUnread, listMessages } from './inbox.sql.ts';

function placeIn({ kind, id }: { kind: string; id: string }): MessagePlace {
  const known = INBOX_KINDS.find((one) => one === kind);
  if (!known) throw new ApiError('NOT_FOUND');
  return { kind: known, _id: id.toLowerCase() };
}

/** Returns the part of a change that changes something (INBOX-14). If it names another time than the one when the message was archived, the message stays archived (INBOX-13). */
function newIn(
  { isAnswered, ...before }: InboxMessage,
  { isRead, isArchived, archivedAt, answer }: InboxChange,
): InboxChange {
  const isMoved = isArchived !== undefined && isArchived !== before.isArchived;
  const isNamed = isArchived || archivedAt === undefined || archivedAt === before.archivedAt;
  const isSameAnswer = answer === null ? !isAnswered : isAnswered && answer === before.answer;
  return {
    ...(isRead !== undefined && isRead !== before.isRead && { isRead }),
    ...(isMoved && isNamed && { isArchived }),
    ...(answer !== undefined && !isSameAnswer && { answer }),
  };
}

/** Returns the columns that a change sets, and its act in the audit, which does not note reading. */
function changeAt(at: string, who: string, { isRead, isArchived, answer }: InboxChange) {
  const columns: MessageColumns = {
    ...(isRead !== undefined && { read_at: isRead ? at : null }),
    ...(isArchived !== undefined && { archived_at: isArchived ? at : null }),
    ...(answer === null && { answered_at: null }),
    ...(typeof answer === 'string' && { answered_at: at, answered_by: who, answer }),
  };
  const acts: MessageAction[] = [];
  if (isArchived !== undefined) acts.push(isArchived ? 'message.archive' : 'message.bringBack');
  if (answer !== undefined) acts.push(answer === null ? 'message.reopen' : 'message.answer');
  return { columns, acts };
}

/** Returns the ids of those of these messages that exist and can be merged into the message with this id. */
async function mergeable(tx: Db, _id: string, messages: readonly string[]): Promise<string[]> {
  const ids = new Set(messages.map((message) => message.toLowerCase()));
  ids.delete(_id);
  for (const id of ids) {
    if (!(await findMissingIssue(tx, id))) throw new ApiError('NOT_FOUND');
  }
  return [...ids];
}

function note(tx: Db, who: string, what: MessageAction, { kind, _id }: MessagePlace): void {
  noteAct(tx, { who, what, subject: `${kind}/${_id}` });
}

/** Serves the inbox with the messages of advisors (INBOX-1 to INBOX-7). */
export function inboxRoutes(app: FastifyInstance, { timeZone }: Config, deps: Deps): void {
  const { read, dialect } = deps.db;
  const source = { db: read, dialect };

  const opened = async (db: Db, place: MessagePlace) => {
    const message = await openMessage(db, place, timeZone);
    if (!message) throw new ApiError('NOT_FOUND');
    return message;
  };

  route(app, API.listInbox, async ({ query: { kind, state = 'open', before } }) => {
    const [receivedAt = '', _id = ''] = before?.split('~') ?? [];
    const listing = { state, before: before ? { receivedAt, _id } : undefined };
    const limit = LIMITS.pageSize + 1;
    const found = await listMessages(source, kind ? [kind] : INBOX_KINDS, { ...listing, limit });
    const messages = found.slice(0, LIMITS.pageSize);
    const last = found.length === limit ? messages.at(-1) : undefined;
    return { messages, next: last ? `${last.receivedAt}~${last._id}` : null, timeZone };
  });

  route(app, API.countUnread, async ({ admin: { as: accountRole, categories } }) => ({
    unread: await countUnread(source),
    accountRole,
    ...(categories && { categories }),
  }));

  route(app, API.getMessage, async ({ params }) => await opened(read, placeIn(params)));

  route(app, API.updateMessage, async ({ data, params, admin }) => {
    const place = placeIn(params);
    return await audited(deps, async (tx) => {
      await lockMessages(tx, dialect, place.kind, [place._id]);
      const before = await opened(tx, place);
      const { columns, acts } = changeAt(deps.now().toISOString(), admin._id, newIn(before, data));
      if (Object.keys(columns).length === 0) return { ...before, isChanged: false };
      await changeMessage(tx, place, columns);
      for (const what of acts) note(tx, admin._id, what, place);
      return { ...(await opened(tx, place)), isChanged: true };
    });
  });

  route(app, API.mergeMessages, async ({ data, params, admin }) => {
    const place = placeIn({ kind: 'missing', id: params.id });
    return await audited(deps, async (tx) => {
      await lockMessages(tx, dialect, 'missing', [place._id, ...data.messages]);
      const target = await findMissingIssue(tx, place._id);
      // A message that was merged into another cannot take in others.
      if (!target || target.merged_into !== null) throw new ApiError('NOT_FOUND');
      const ids = await mergeable(tx, place._id, data.messages);
      const moved = await (data.isMerged ? mergeInto : separateFrom)(tx, place._id, ids);
      const what = data.isMerged ? 'message.merge' : 'message.separate';
      if (moved.length > 0) note(tx, admin._id, what, place);
      return { ...(await opened(tx, place)), moved };
    });
  });
}
