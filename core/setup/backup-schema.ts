import { Type, type Static } from 'typebox';
import { orNull, TextOrNull } from '../base/schema.ts';

export const BackupFailure = Type.Object({ at: Type.String(), reason: Type.String() });
export type BackupFailure = Static<typeof BackupFailure>;
/** The daily backups as owners see them; instants in UTC ISO. */
export const BackupStatus = Type.Object({
  /** True if a folder for backups is set. */
  isScheduled: Type.Boolean(),
  /** The time zone of the campus, to which hours and days belong. */
  timeZone: Type.String(),
  /** When the newest one was made. */
  last: TextOrNull,
  /** The reason if the newest attempt failed. */
  failure: orNull(BackupFailure),
  isLate: Type.Boolean(),
  /** When a drill restored one last. */
  proven: TextOrNull,
  drillFailure: orNull(BackupFailure),
  isUnproven: Type.Boolean(),
});
export type BackupStatus = Static<typeof BackupStatus>;
