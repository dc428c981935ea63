import { Type, type Static } from 'typebox';
import { SETUP_POINTS } from './setup.ts';

const Instant = Type.String();
const orNull = <T extends typeof Instant>(shape: T) => Type.Union([shape, Type.Null()]);

/** A starter procedure, still to be reviewed or reviewed; `by` is null of an account that is gone. */
export const SetupStarter = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  version: Type.Integer(),
  reviewed: Type.Union([Type.Null(), Type.Object({ at: Instant, by: orNull(Type.String()) })]),
});
export type SetupStarter = Static<typeof SetupStarter>;

export const SetupState = Type.Object({
  done: Type.Record(Type.Enum(SETUP_POINTS), Type.Boolean()),
  /** Whether mails leave the server at all, and to whom the code would go. */
  mail: Type.Object({
    isSent: Type.Boolean(),
    to: Type.String(),
    isCodeOut: Type.Boolean(),
    proven: orNull(Instant),
  }),
  /** Those reviewed last, and those that are neither reviewed nor left out. */
  starters: Type.Array(SetupStarter),
  people: Type.Integer(),
  codes: orNull(Instant),
  phone: orNull(Instant),
  backup: orNull(Instant),
  isBackupScheduled: Type.Boolean(),
  timeZone: Type.String(),
});
export type SetupState = Static<typeof SetupState>;

export const SetupCode = Type.Object({ code: Type.String({ maxLength: 20 }) });
