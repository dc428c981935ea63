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
    use: 'Who is notified when an issue is escalated, and how many deliveries wait or were given up',
    access: 'owner',
    answer: NotificationOverview,
  },
  addNotificationTarget: {
    address: 'POST /api/notifications',
    use: 'Add an address of mail or a webhook; the answer tells the secret this once',
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
    use: 'Remove an address; what still waits for it is given up',
    access: 'owner',
    asksAgain: true,
    answer: Type.Object({}),
    errors: ['NOT_FOUND'],
  },
  renewSecret: {
    address: 'POST /api/notifications/{id}/secret',
    use: 'Make a new secret for a webhook and tell it this once; the former signs too for 24 hours',
    access: 'owner',
    asksAgain: true,
    answer: NotificationSecret,
    errors: ['NOT_FOUND'],
  },
  sendTest: {
    address: 'POST /api/notifications/{id}/test',
    use: 'Send a test at once, whatever is set to be sent',
    access: 'owner',
    limits: ['mailByAdmin'],
    answer: NotificationDelivery,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  listDeliveries: {
    address: 'GET /api/notifications/deliveries',
    use: 'The delivery log, the newest first, ten at a time',
    access: 'owner',
    query: DeliveryQuery,
    answer: DeliveryPage,
    // The page makes this call again by itself while something is about to be sent.
    unattended: true,
  },
  sendAgain: {
    address: 'POST /api/notifications/deliveries/{id}/again',
    use: 'Try a delivery that waits or was given up at once, and for three days more',
    access: 'owner',
    answer: NotificationDelivery,
    errors: ['NOT_FOUND'],
  },
  setLadders: {
    address: 'PUT /api/notifications/ladders',
    use: 'The steps in which people are told until somebody has it; those of somebody who was faster come back instead',
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
    use: "Let a network reach every step again that 'Not real' held to the first",
    access: 'owner',
    asksAgain: true,
    answer: Type.Object({}),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointRow>;
