import { Type, type Static } from 'typebox';
import { LIMITS } from './limits.ts';
import { nullable } from './schema.ts';

/** The headers of a public write: the time by the sender's clock, and the number of the correction, which is absent for the first send (OUTBOX-2). */
export const Sending = Type.Object({
  sentAt: nullable(Type.String({ maxLength: 40 })),
  correction: nullable(Type.Integer({ minimum: 0, maximum: LIMITS.corrections })),
});
export type Sending = Static<typeof Sending>;

/** The answer to a public write. `receivedAt` (UTC ISO) and `correction` are those of the record that the server now holds (API-20). */
export const RecordAnswer = Type.Object({
  _id: Type.String(),
  key: Type.String(),
  receivedAt: Type.String(),
  correction: Type.Integer(),
});
export type RecordAnswer = Static<typeof RecordAnswer>;
