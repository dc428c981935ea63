import { Type, type Static } from 'typebox';

export const BackupFailure = Type.Object({ at: Type.String(), reason: Type.String() });
export type BackupFailure = Static<typeof BackupFailure>;
const orNull = <T extends typeof BackupFailure | ReturnType<typeof Type.String>>(shape: T) =>
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
  failure: orNull(BackupFailure),
  isLate: Type.Boolean(),
  /** When a drill restored one last. */
  proven: orNull(Type.String()),
  drillFailure: orNull(BackupFailure),
  isUnproven: Type.Boolean(),
});
export type BackupStatus = Static<typeof BackupStatus>;
