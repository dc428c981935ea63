import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import type {
  InboxChange,
  InboxMessage,
  InboxPage,
  MovedMessage,
  SavedMessage,
} from '#core/inbox/inbox-schema.ts';
import type { InboxKind, InboxState, MessagePlace } from '#core/inbox/inbox.ts';
import { LIMITS } from '#core/base/limits.ts';
import { call } from '../../base/call.ts';
import { adminCall } from '../base/admin-api.ts';
import { takeRights } from '../base/role.ts';
import { queryClient, renewIssues } from '../base/queries.ts';

/** The filter of a list of messages; without a kind it has messages of every kind. */
export type InboxFilter = { readonly kind: InboxKind | undefined; readonly state: InboxState };

const LISTS = ['inbox', 'list'];
const UNREAD = ['inbox', 'unread'];
const keyOf = ({ kind, _id }: MessagePlace) => ['inbox', 'message', kind, _id];
const paramsOf = ({ kind, _id: id }: MessagePlace) => ({ kind, id });

/** Loads the messages of a filter, ten at a time, the newest first (INBOX-1). */
export const useInbox = ({ kind, state }: InboxFilter) =>
  useInfiniteQuery({
    queryKey: [...LISTS, kind, state],
    queryFn: async ({ pageParam: before }) =>
      await adminCall('GET /api/inbox', {
        query: { state, ...(kind && { kind }), ...(before !== null && { before }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Returns one message in full; undefined without a place. */
export const useMessage = (place: MessagePlace | undefined) =>
  useQuery({
    queryKey: keyOf(place ?? { kind: 'missing', _id: '' }),
    queryFn: async () =>
      await adminCall('GET /api/inbox/{kind}/{id}', place ? { params: paramsOf(place) } : {}),
    enabled: place !== undefined,
  });

/** Returns the number of unread messages, 0 until it is loaded. The request runs in the background, so it never asks anybody to sign in. */
export const useUnread = (): number =>
  useQuery({
    queryKey: UNREAD,
    queryFn: async () => {
      const answer = await call('GET /api/inbox/unread');
      // The answer also has the account's rights, so that changed rights take effect right away without another request (ROLE-4).
      takeRights(answer);
      return answer;
    },
    staleTime: 60_000,
  }).data?.unread ?? 0;

/** Updates a message in the loaded lists, without moving or removing it. */
function showInLists({ _id, isRead, isAnswered, draft, mergedCount }: InboxMessage): void {
  const now = { isRead, isAnswered, hasDraft: draft !== null, merged: mergedCount };
  queryClient.setQueriesData<InfiniteData<InboxPage>>(
    { queryKey: LISTS },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({
          ...page,
          messages: page.messages.map((one) => (one._id === _id ? { ...one, ...now } : one)),
        })),
      },
  );
}

/** Gives every screen the changed message; `moves` is true if it enters or leaves a list. */
async function share(message: InboxMessage, moves: boolean): Promise<void> {
  queryClient.setQueryData(keyOf(message), message);
  showInLists(message);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: UNREAD }),
    ...(moves ? [queryClient.invalidateQueries({ queryKey: LISTS })] : []),
  ]);
}

/** Marks a message as read, answers or archives it, and tells if this call did that. Throws if it failed. */
export async function changeMessage(
  place: MessagePlace,
  body: InboxChange,
): Promise<Pick<SavedMessage, 'isChanged' | 'archivedAt'>> {
  const input = { params: paramsOf(place), body };
  const { isChanged, ...message } = await adminCall('PUT /api/inbox/{kind}/{id}', input);
  await share(message, body.isArchived !== undefined);
  return { isChanged, archivedAt: message.archivedAt };
}

/** Undoes an archiving or a restoring, unless somebody else has moved the message since (INBOX-13). */
export async function takeBack(
  place: MessagePlace,
  isArchived: boolean,
  archivedAt: string | null,
): Promise<boolean> {
  const archiving = archivedAt === null ? {} : { archivedAt };
  const body = isArchived ? { isArchived: false, ...archiving } : { isArchived: true };
  return (await changeMessage(place, body)).isChanged;
}

/** Merges messages of missing issues into one, or separates them; returns the changed ones. Throws if it failed. */
export async function mergeMessages(
  id: string,
  messages: readonly string[],
  isMerged: boolean,
): Promise<MovedMessage[]> {
  const body = { messages: [...messages], isMerged };
  const input = { params: { id }, body };
  const { moved, ...message } = await adminCall('PUT /api/inbox/missing/{id}/merged', input);
  await share(message, true);
  return moved;
}

/** Merges the messages in portions of the size that the server accepts. */
async function mergeInParts(
  id: string,
  parts: readonly string[],
  isMerged: boolean,
): Promise<void> {
  for (let from = 0; from < parts.length; from += LIMITS.mergedAtOnce) {
    await mergeMessages(id, parts.slice(from, from + LIMITS.mergedAtOnce), isMerged);
  }
}

const idsOf = (messages: readonly MovedMessage[]): string[] => messages.map(({ _id }) => _id);

/** Undoes a merge: the moved parts belong to their former message again (INBOX-15). Throws if it failed. */
export async function takeBackMerge(id: string, moved: readonly MovedMessage[]): Promise<void> {
  await mergeInParts(id, idsOf(moved), false);
  for (const [from, parts] of Map.groupBy(moved, (one) => one.from)) {
    if (from !== null) await mergeInParts(from, idsOf(parts), true);
  }
}

/** Makes a draft from a missing issue; returns the draft's id. Throws if it failed. */
export async function makeDraft(id: string): Promise<string> {
  const { _id } = await adminCall('POST /api/inbox/missing/{id}/draft', { params: { id } });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOf({ kind: 'missing', _id: id }) }),
    queryClient.invalidateQueries({ queryKey: LISTS }),
    renewIssues(),
  ]);
  return _id;
}
