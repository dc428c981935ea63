import { Type, type Static } from 'typebox';
import { LIMITS } from './limits.ts';
import { nullable } from './schema.ts';

/** The headers of a public write: when, by the sender's clock, and as which correction; absent for the first (OUTBOX-2). */
export const Sending = Type.Object({
  sentAt: nullable(Type.String({ maxLength: 40 })),
  correction: nullable(Type.Integer({ minimum: 0, maximum: LIMITS.corrections })),
});
export type Sending = Static<typeof Sending>;

/** The answer to a public write: `receivedAt` (UTC ISO) and `correction` belong to the record held now (API-20). */
export const RecordAnswer = Type.Object({
  _id: Type.String(),
  key: Type.String(),
  receivedAt: Type.String(),
  correction: Type.Integer(),
});
export type RecordAnswer = Static<typeof RecordAnswer>;
