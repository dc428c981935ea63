import { Type, type Static } from 'typebox';
import { orNull, TextOrNull } from '../base/schema.ts';

export const BackupFailure = Type.Object({ at: Type.String(), reason: Type.String() });
export type BackupFailure = Static<typeof BackupFailure>;
/** The daily backups as owners see them, with instants in UTC ISO. */
export const BackupStatus = Type.Object({
  /** True if a folder for backups is set. */
  isScheduled: Type.Boolean(),
  /** The time zone of the campus, to which hours and days belong. */
  timeZone: Type.String(),
  /** The time at which the newest backup was made. */
  last: TextOrNull,
  /** The reason why the newest try failed, null if it succeeded. */
  failure: orNull(BackupFailure),
  isLate: Type.Boolean(),
  /** The time at which a drill last restored a backup. */
  proven: TextOrNull,
  drillFailure: orNull(BackupFailure),
  isUnproven: Type.Boolean(),
});
export type BackupStatus = Static<typeof BackupStatus>;
