import { Type, type Static } from 'typebox';
import { closedObject, TextOrNull } from '../base/schema.ts';
import { DELIVERY_STATES, NOTIFICATION_EVENTS, NOTIFICATION_KINDS } from './notifications.ts';
import { LADDER_OVERVIEW } from './ladder-schema.ts';
import { TARGET } from './target.ts';

/** A change of a recipient's settings (NOTIFICATIONS-1). */
export const NotificationTargetChange = closedObject(TARGET);
export type NotificationTargetChange = Static<typeof NotificationTargetChange>;

/** The settings of a recipient that somebody adds. */
export const NewNotificationTarget = closedObject({
  kind: Type.Enum([...NOTIFICATION_KINDS]),
  ...TARGET,
});
export type NewNotificationTarget = Static<typeof NewNotificationTarget>;

/** The settings of a recipient as they are read. `secretEnd` is the end of a webhook's secret, and null for mail. */
export const NotificationTarget = Type.Object({
  _id: Type.String(),
  kind: Type.Enum([...NOTIFICATION_KINDS]),
  ...TARGET,
  secretEnd: TextOrNull,
});
export type NotificationTarget = Static<typeof NotificationTarget>;

/** A recipient with its secret, which is shown only this once (NOTIFICATIONS-6). The secret is null for mail. */
export const NotificationSecret = Type.Object({
  target: NotificationTarget,
  secret: TextOrNull,
});
export type NotificationSecret = Static<typeof NotificationSecret>;

/** Every recipient. `waiting` and `givenUp` count deliveries; `oldestWaiting` is the time of the event behind the first waiting one. */
export const NotificationOverview = Type.Object({
  targets: Type.Array(NotificationTarget),
  allowsHttp: Type.Boolean(),
  timeZone: Type.String(),
  waiting: Type.Integer(),
  oldestWaiting: TextOrNull,
  givenUp: Type.Integer(),
  /** The accounts with a phone that escalations wake: each may be a recipient (WAKE-1). A former release does not have this member. */
  phones: Type.Optional(Type.Array(Type.Object({ account: Type.String(), name: Type.String() }))),
  ...LADDER_OVERVIEW,
});
export type NotificationOverview = Static<typeof NotificationOverview>;

/** A line of the delivery log (NOTIFICATIONS-5). `answer` is the last answer: a word, then details, such as 'status 503'. */
export const NotificationDelivery = Type.Object({
  _id: Type.String(),
  event: Type.Enum([...NOTIFICATION_EVENTS]),
  title: TextOrNull,
  record: TextOrNull,
  kind: Type.Enum([...NOTIFICATION_KINDS]),
  address: Type.String(),
  state: Type.Enum([...DELIVERY_STATES]),
  tries: Type.Integer(),
  at: Type.String(),
  /** The time of the next try, or the time at which it was delivered or given up. */
  dueAt: Type.String(),
  answer: TextOrNull,
  /** True while its recipient exists, so that it can be sent again. */
  canResend: Type.Boolean(),
  /** The step and the round that sent it, counted from 1. A former release does not have them. */
  step: Type.Optional(Type.Integer()),
  round: Type.Optional(Type.Integer()),
});
export type NotificationDelivery = Static<typeof NotificationDelivery>;

/** The query of the log, with ten lines on a page. `before` is the `next` of the page before. */
export const DeliveryQuery = closedObject({
  state: Type.Optional(Type.Enum([...DELIVERY_STATES])),
  before: Type.Optional(Type.String({ pattern: '^[0-9TZ:.-]{24}~[0-9a-f]{32}$' })),
});

/** A page of the log, the newest first. `next` is null on the last page. */
export const DeliveryPage = Type.Object({
  deliveries: Type.Array(NotificationDelivery),
  next: TextOrNull,
});
export type DeliveryPage = Static<typeof DeliveryPage>;
