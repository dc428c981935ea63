import { Type, type Static } from 'typebox';

const Failure = Type.Object({ at: Type.String(), reason: Type.String() });
const orNull = <T extends typeof Failure | ReturnType<typeof Type.String>>(shape: T) =>
  Type.Union([shape, Type.Null()]);

/** What owners see of the backups that are made each day; instants in UTC ISO. */
export const BackupStatus = Type.Object({
  /** Whether there is a folder for them. */
  isScheduled: Type.Boolean(),
  /** Of the campus: the hours and days are its. */
  timeZone: Type.String(),
  /** When the newest one was made. */
  last: orNull(Type.String()),
  /** Why there is no newer one. */
  failure: orNull(Failure),
  isLate: Type.Boolean(),
  /** When a drill restored one last. */
  proven: orNull(Type.String()),
  drillFailure: orNull(Failure),
  isUnproven: Type.Boolean(),
});
export type BackupStatus = Static<typeof BackupStatus>;
