import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { closedObject } from '../base/schema.ts';

/** The states of a phone's code (SIGNIN-48): it waits to be used, was used, expired, or was revoked, before or after its use. */
export const PHONE_STATES = ['waiting', 'enrolled', 'ended', 'revoked'] as const;
export type PhoneState = (typeof PHONE_STATES)[number];

/** The days for which a code may be used, and for which a phone that used it is trusted. */
export const CODE_DAYS = { least: 1, usual: 7, most: 30 } as const;
export const ENROLLED_DAYS = 366;

/** A phone that an administrator enrolls. Instants are UTC ISO. */
export const AdvisorPhone = Type.Object({
  _id: Type.String(),
  /** The name of the advisor who owns it. */
  advisor: Type.String(),
  state: Type.Enum([...PHONE_STATES]),
  /** The end of the time in which the code may be used or the phone is trusted, and the time at which the code was revoked. */
  until: Type.String(),
});
export type AdvisorPhone = Static<typeof AdvisorPhone>;

/** The advisor whose phone an administrator wants to enroll, and the days for which the code may be used. */
export const PhoneToEnrol = closedObject({
  advisor: Type.String({ minLength: 1, maxLength: 4 * LIMITS.advisor }),
  days: Type.Integer({ minimum: CODE_DAYS.least, maximum: CODE_DAYS.most }),
});

/** A new phone with the code that sets it up, which is shown only once. */
export const NewPhone = Type.Object({ phone: AdvisorPhone, code: Type.String() });
export type NewPhone = Static<typeof NewPhone>;

/** All phones, the newest first. */
export const PhonesPage = Type.Object({
  phones: Type.Array(AdvisorPhone),
  timeZone: Type.String(),
});
