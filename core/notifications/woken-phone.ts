import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { closedObject, TextOrNull } from '../base/schema.ts';

/** The address of a browser at its push service, and the two keys that encrypt a message for it, as base64url. */
export const PushAddress = closedObject({
  endpoint: Type.String({ minLength: 1, maxLength: LIMITS.pushEndpoint }),
  p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }),
  auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
});
export type PushAddress = Readonly<Static<typeof PushAddress>>;

/** A phone of one's own account that escalations wake, with names that its owner recognizes. */
const WokenPhone = Type.Object({
  _id: Type.String(),
  browser: TextOrNull,
  system: TextOrNull,
  addedAt: Type.String(),
});
export type WokenPhone = Readonly<Static<typeof WokenPhone>>;

export const WokenPhones = Type.Array(WokenPhone);

/** The key that only the phone keeps: the phone's id, a dot and a secret (WAKE-3). */
export const PhoneKey = Type.Object({ key: Type.String() });

const Secret = Type.String({ maxLength: LIMITS.phoneKey });

export const HeldKey = closedObject({ key: Secret });

/** The key of a phone, and the address that its browser has now. */
export const RenewedPhone = closedObject({ key: Secret, push: PushAddress });

/** An escalation for which the server woke this phone, and the link that opens it. */
const WokenFor = Type.Object({
  link: Type.String(),
  category: Type.String(),
  area: TextOrNull,
  at: Type.String(),
});
export type WokenFor = Readonly<Static<typeof WokenFor>>;

/** A phone as it sees itself: its owner, and the escalations that woke it, the newest first. */
export const OpenedPhone = Type.Object({
  name: Type.String(),
  campus: Type.String(),
  timeZone: Type.String(),
  /** The public key by which push services know this server. */
  serverKey: Type.String(),
  escalations: Type.Array(WokenFor),
});
export type OpenedPhone = Readonly<Static<typeof OpenedPhone>>;

/** The result of a test. `answer` is that of the push service, as in the delivery log. */
export const TestedPhone = Type.Object({ isSent: Type.Boolean(), answer: Type.String() });

export const WakeLink = closedObject({ link: Secret });

/** The name of the person for whom a link sets up the phone that opens it, and the public key by which push services know this server. */
export const OpenedWakeLink = Type.Object({
  name: Type.String(),
  campus: Type.String(),
  serverKey: Type.String(),
});

export const PhoneByLink = closedObject({ link: Secret, push: PushAddress });

/** A secret that opens `/escalation#wake=…`. It is shown only this once. */
export const MadeWakeLink = Type.Object({ link: Type.String(), until: Type.String() });
