import { Type, type Static } from 'typebox';
import { LIMITS } from './limits.ts';
import { nullable } from './schema.ts';

/**
 * What every public write may say of its own sending: when, by the sender's clock, and which correction
 * of the record it is, absent for the record as it was first sent (OUTBOX-2). Neither is content.
 */
export const Sending = Type.Object({
  sentAt: nullable(Type.String({ maxLength: 40 })),
  correction: nullable(Type.Integer({ minimum: 0, maximum: LIMITS.corrections })),
});
export type Sending = Static<typeof Sending>;

/** What a public write answers: `receivedAt` (UTC ISO) and `correction` are of the record held now (API-20). */
export const RecordAnswer = Type.Object({
  _id: Type.String(),
  key: Type.String(),
  receivedAt: Type.String(),
  correction: Type.Integer(),
});
export type RecordAnswer = Static<typeof RecordAnswer>;
