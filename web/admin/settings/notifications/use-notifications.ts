import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  NewNotificationTarget,
  NotificationTargetChange,
  NotificationDelivery,
  NotificationSecret,
} from '#core/notifications/notification-schema.ts';
import type { DeliveryState } from '#core/notifications/notifications.ts';
import { ApiError } from '../../../base/call.ts';
import { adminCall } from '../../base/admin-api.ts';
import { queryClient } from '../../base/queries.ts';
import { notificationMessages as words } from './messages.ts';

const NOTIFICATIONS = ['notifications'];
/** While something is about to be sent the log is looked at so often, in ms. */
const LOOK_EVERY = 3_000;
const SOON = 60_000;

/** While nothing waits it is looked so often whether something does, in ms. */
const LOOK_SELDOM = 15_000;

export const useNotifications = () =>
  useQuery({
    queryKey: [...NOTIFICATIONS, 'targets'],
    queryFn: async () => await adminCall('GET /api/notifications'),
    refetchInterval: ({ state: { data } }) => (data?.waiting ? LOOK_EVERY : LOOK_SELDOM),
  });

function isSoon({ state, dueAt }: NotificationDelivery): boolean {
  return state === 'waiting' && Date.parse(dueAt) < Date.now() + SOON;
}

/** Loads the delivery log, ten lines at a time, the newest first; of one state if one is named. */
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

async function renewed<T>(doing: Promise<T>): Promise<T> {
  const done = await doing;
  await queryClient.invalidateQueries({ queryKey: NOTIFICATIONS });
  return done;
}

export async function addTarget(body: NewNotificationTarget): Promise<NotificationSecret> {
  return await renewed(adminCall('POST /api/notifications', { body }));
}

export async function changeTarget(id: string, body: NotificationTargetChange): Promise<void> {
  await renewed(adminCall('PUT /api/notifications/{id}', { params: { id }, body }));
}

export async function removeTarget(id: string): Promise<void> {
  await renewed(adminCall('POST /api/notifications/{id}/remove', { params: { id } }));
}

/** Returns a new secret, shown this once. */
export async function renewSecret(id: string): Promise<NotificationSecret> {
  return await renewed(adminCall('POST /api/notifications/{id}/secret', { params: { id } }));
}

export async function sendTest(id: string): Promise<NotificationDelivery> {
  return await renewed(adminCall('POST /api/notifications/{id}/test', { params: { id } }));
}

export async function sendAgain(id: string): Promise<void> {
  await renewed(adminCall('POST /api/notifications/deliveries/{id}/again', { params: { id } }));
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
