import { Type, type Static, type TSchema } from 'typebox';
import { ISSUE_CATEGORIES } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';
import { closed } from '../base/schema.ts';
import { DELIVERY_STATES, SUMMARIES, TOLD_EVENTS, TOLD_KINDS } from './told.ts';

const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** What is told to an address: each escalation of these categories, none being all, and a summary by mail. */
const wanted = {
  address: Type.String({ minLength: 1, maxLength: LIMITS.toldAddress }),
  categories: Type.Array(Type.Enum([...ISSUE_CATEGORIES]), {
    maxItems: ISSUE_CATEGORIES.length,
    uniqueItems: true,
  }),
  escalations: Type.Boolean(),
  summary: Type.Enum([...SUMMARIES]),
};

/** Somebody who is told in time (TOLD-1), as they are changed. */
export const ToldChange = Type.Object(wanted, closed);
export type ToldChange = Static<typeof ToldChange>;

/** The same as they are added. */
export const NewTold = Type.Object({ kind: Type.Enum([...TOLD_KINDS]), ...wanted }, closed);
export type NewTold = Static<typeof NewTold>;

/** The same as they are read; `secretEnd` is how the secret of a webhook ends, null for mail. */
export const ToldTarget = Type.Object({
  _id: Type.String(),
  kind: Type.Enum([...TOLD_KINDS]),
  ...wanted,
  secretEnd: orNull(Type.String()),
});
export type ToldTarget = Static<typeof ToldTarget>;

/** A target with its secret, which is told this once (TOLD-6); null for mail. */
export const ToldSecret = Type.Object({ target: ToldTarget, secret: orNull(Type.String()) });
export type ToldSecret = Static<typeof ToldSecret>;

/**
 * Every target; `allowsHttp` says whether the operator allows private addresses and with them http. `waiting`
 * and `givenUp` count the deliveries; `oldestWaiting` is when the first of those that wait happened.
 */
export const ToldOverview = Type.Object({
  targets: Type.Array(ToldTarget),
  allowsHttp: Type.Boolean(),
  timeZone: Type.String(),
  waiting: Type.Integer(),
  oldestWaiting: orNull(Type.String()),
  givenUp: Type.Integer(),
});
export type ToldOverview = Static<typeof ToldOverview>;

/**
 * A line of the delivery log (TOLD-5); instants are UTC ISO text. `title` is that of an escalated issue,
 * `record` the id of its record. `answer` is the last one: a word for what happened and, behind a space,
 * what is known of it, such as 'status 503'.
 */
export const ToldDelivery = Type.Object({
  _id: Type.String(),
  event: Type.Enum([...TOLD_EVENTS]),
  title: orNull(Type.String()),
  record: orNull(Type.String()),
  kind: Type.Enum([...TOLD_KINDS]),
  address: Type.String(),
  state: Type.Enum([...DELIVERY_STATES]),
  tries: Type.Integer(),
  at: Type.String(),
  /** When it is tried next, or was delivered or given up. */
  dueAt: Type.String(),
  answer: orNull(Type.String()),
  /** Whether its target is still there, so that it can be sent again. */
  canResend: Type.Boolean(),
});
export type ToldDelivery = Static<typeof ToldDelivery>;

/** `before` is the `next` of the page before; ten lines a page. */
export const DeliveryQuery = Type.Object(
  {
    state: Type.Optional(Type.Enum([...DELIVERY_STATES])),
    before: Type.Optional(Type.String({ pattern: '^[0-9TZ:.-]{24}~[0-9a-f]{32}$' })),
  },
  closed,
);

/** A page of the log, the newest first; `next` is null on the last. */
export const DeliveryPage = Type.Object({
  deliveries: Type.Array(ToldDelivery),
  next: orNull(Type.String()),
});
export type DeliveryPage = Static<typeof DeliveryPage>;
