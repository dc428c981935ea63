import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  NotificationDelivery,
  NotificationOverview,
} from '#core/notifications/notification-schema.ts';
import {
  NOTIFICATION_KINDS,
  type DeliveryState,
  type NotificationKind,
} from '#core/notifications/notifications.ts';
import { ApiError } from '../../../base/http.ts';
import { adminCall } from '../../base/admin-api.ts';
import { queryClient } from '../../base/queries.ts';
import { notificationMessages as words } from './messages.ts';

const NOTIFICATIONS = ['notifications'];
/** The interval in ms at which the log is loaded while something is about to be sent. */
const LOOK_EVERY = 3_000;
const SOON = 60_000;

/** The interval in ms at which the log is loaded while nothing waits. */
const LOOK_SELDOM = 15_000;

export const useNotifications = () =>
  useQuery({
    queryKey: [...NOTIFICATIONS, 'targets'],
    queryFn: async () => await adminCall('GET /api/notifications'),
    refetchInterval: ({ state: { data } }) => (data?.waiting ? LOOK_EVERY : LOOK_SELDOM),
  });

/** Returns the kinds of recipients that can be added; phones are one as soon as an account has a phone. */
export const kindsToAdd = ({ phones = [] }: NotificationOverview): readonly NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => kind !== 'push' || phones.length > 0);

function isSoon({ state, dueAt }: NotificationDelivery): boolean {
  return state === 'waiting' && Date.parse(dueAt) < Date.now() + SOON;
}

/** Loads the delivery log, ten lines at a time, the newest first; if a state is named, only lines in that state. */
export const useDeliveries = (state: DeliveryState | undefined) =>
  useInfiniteQuery({
    queryKey: [...NOTIFICATIONS, 'log', state],
    queryFn: async ({ pageParam: before }) =>
      await adminCall('GET /api/notifications/deliveries', {
        query: { ...(state && { state }), ...(before !== null && { before }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ deliveries }) => deliveries.some(isSoon)) ? LOOK_EVERY : false,
  });

/** Waits for a change, then loads the recipients and the log again; returns the change's answer. */
export async function renewed<T>(change: Promise<T>): Promise<T> {
  const answer = await change;
  await queryClient.invalidateQueries({ queryKey: NOTIFICATIONS });
  return answer;
}

const FAILURES: Readonly<Record<string, string>> = {
  ALREADY_ADDED: words.alreadyAdded,
  INVALID_INPUT: words.refused,
  NOT_FOUND: words.gone,
  TOO_MANY_REQUESTS: words.tooMany,
};

export function notificationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return words.unanswered;
  return FAILURES[error.code] ?? words.notDone;
}
