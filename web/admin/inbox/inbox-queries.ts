import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import type { InboxChange, InboxMessage, InboxPage } from '#core/inbox-schema.ts';
import type { InboxKind, InboxState, MessagePlace } from '#core/inbox.ts';
import { call } from '../../call.ts';
import { adminCall } from '../admin-api.ts';
import { queryClient, renewIssues } from '../queries.ts';

/** Which messages a list shows; of every kind where none is named. */
export type InboxFilter = { readonly kind: InboxKind | undefined; readonly state: InboxState };

const LISTS = ['inbox', 'list'];
const UNREAD = ['inbox', 'unread'];
const keyOf = ({ kind, _id }: MessagePlace) => ['inbox', 'message', kind, _id];
const paramsOf = ({ kind, _id: id }: MessagePlace) => ({ kind, id });

/** The messages of a filter, ten at a time, the newest first (INBOX-1). */
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

/** One message in full; none where there is no place. */
export const useMessage = (place: MessagePlace | undefined) =>
  useQuery({
    queryKey: keyOf(place ?? { kind: 'missing', _id: '' }),
    queryFn: async () =>
      await adminCall('GET /api/inbox/{kind}/{id}', place ? { params: paramsOf(place) } : {}),
    enabled: place !== undefined,
  });

/**
 * How many messages nobody has read; 0 until that is known. It stands beside other work: a session that has
 * ended is asked for by that work, never by a count.
 */
export const useUnread = (): number =>
  useQuery({
    queryKey: UNREAD,
    queryFn: async () => await call('GET /api/inbox/unread'),
    staleTime: 60_000,
  }).data?.unread ?? 0;

/** Shows in the lists that are loaded what a message has become, without moving or dropping it. */
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

/** Tells every screen what a message has become; `moves` where it comes into a list or leaves one. */
async function share(message: InboxMessage, moves: boolean): Promise<void> {
  queryClient.setQueryData(keyOf(message), message);
  showInLists(message);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: UNREAD }),
    ...(moves ? [queryClient.invalidateQueries({ queryKey: LISTS })] : []),
  ]);
}

/** Marks a message as read, answers or archives it. Throws where that was not done. */
export async function changeMessage(place: MessagePlace, body: InboxChange): Promise<void> {
  const input = { params: paramsOf(place), body };
  await share(await adminCall('PUT /api/inbox/{kind}/{id}', input), body.isArchived !== undefined);
}

/** Merges messages of missing issues into one, or separates them. Throws where that was not done. */
export async function mergeMessages(
  id: string,
  messages: readonly string[],
  isMerged: boolean,
): Promise<void> {
  const body = { messages: [...messages], isMerged };
  await share(
    await adminCall('PUT /api/inbox/missing/{id}/merged', { params: { id }, body }),
    true,
  );
}

/** Makes a draft of a missing issue; returns its id. Throws where that was not done. */
export async function makeDraft(id: string): Promise<string> {
  const { _id } = await adminCall('POST /api/inbox/missing/{id}/draft', { params: { id } });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOf({ kind: 'missing', _id: id }) }),
    queryClient.invalidateQueries({ queryKey: LISTS }),
    renewIssues(),
  ]);
  return _id;
}
