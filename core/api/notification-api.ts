import { Type } from 'typebox';
import type { EndpointRow } from './endpoint.ts';
import {
  LadderChange,
  LadderTest,
  LadderTested,
  SavedLadders,
} from '../notifications/ladder-schema.ts';
import {
  DeliveryPage,
  DeliveryQuery,
  NewNotificationTarget,
  NotificationTargetChange,
  NotificationDelivery,
  NotificationOverview,
  NotificationSecret,
  NotificationTarget,
} from '../notifications/notification-schema.ts';

/** The endpoints for notification targets and their deliveries (NOTIFICATIONS-1 to NOTIFICATIONS-9). */
export const NOTIFICATION_API = {
  listNotificationTargets: {
    address: 'GET /api/notifications',
    use: 'List who is notified of escalations, and count the deliveries that wait or were given up',
    access: 'owner',
    answer: NotificationOverview,
  },
  addNotificationTarget: {
    address: 'POST /api/notifications',
    use: 'Add an email address or a webhook; this answer is the only one with the secret',
    access: 'owner',
    asksAgain: true,
    body: NewNotificationTarget,
    answer: NotificationSecret,
    errors: ['ALREADY_ADDED'],
  },
  updateNotificationTarget: {
    address: 'PUT /api/notifications/{id}',
    use: 'Change the address, the categories and what is sent',
    access: 'owner',
    asksAgain: true,
    body: NotificationTargetChange,
    answer: NotificationTarget,
    errors: ['NOT_FOUND', 'ALREADY_ADDED'],
  },
  removeNotificationTarget: {
    address: 'POST /api/notifications/{id}/remove',
    use: 'Remove an address; deliveries that still wait for it are given up',
    access: 'owner',
    asksAgain: true,
    answer: Type.Object({}),
    errors: ['NOT_FOUND'],
  },
  renewSecret: {
    address: 'POST /api/notifications/{id}/secret',
    use: 'Make a new secret for a webhook; this answer is the only one with it, and the former secret also signs for 24 hours',
    access: 'owner',
    asksAgain: true,
    answer: NotificationSecret,
    errors: ['NOT_FOUND'],
  },
  sendTest: {
    address: 'POST /api/notifications/{id}/test',
    use: 'Send a test at once, whatever the settings of the address',
    access: 'owner',
    limits: ['mailByAdmin'],
    answer: NotificationDelivery,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  listDeliveries: {
    address: 'GET /api/notifications/deliveries',
    use: 'List the log of deliveries, the newest first, ten at a time',
    access: 'owner',
    query: DeliveryQuery,
    answer: DeliveryPage,
    // The page makes this call again by itself while something is about to be sent.
    unattended: true,
  },
  sendAgain: {
    address: 'POST /api/notifications/deliveries/{id}/again',
    use: 'Send a delivery again at once that waits or was given up, and retry for three more days',
    access: 'owner',
    answer: NotificationDelivery,
    errors: ['NOT_FOUND'],
  },
  setLadders: {
    address: 'PUT /api/notifications/ladders',
    use: 'Set the steps by which people are told until somebody takes an escalation; if somebody else saved first, the answer has their steps',
    access: 'owner',
    asksAgain: true,
    body: LadderChange,
    answer: SavedLadders,
    errors: ['INVALID_INPUT'],
  },
  testLadder: {
    address: 'POST /api/notifications/ladders/test',
    use: 'Send a test to every step at once',
    access: 'owner',
    limits: ['mailByAdmin'],
    body: LadderTest,
    answer: LadderTested,
    errors: ['TOO_MANY_REQUESTS'],
  },
  liftHold: {
    address: 'POST /api/notifications/holds/{id}/lift',
    use: "Let a network reach every step again after 'Not real' limited it to the first step",
    access: 'owner',
    asksAgain: true,
    answer: Type.Object({}),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointRow>;
