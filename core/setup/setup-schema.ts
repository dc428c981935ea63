import { Type, type Static } from 'typebox';
import { BackupFailure } from './backup-schema.ts';
import type { IssueCategory } from '../base/category.ts';
import { Adoption } from '../issue/path-check-schema.ts';
import { SETUP_POINTS } from './setup.ts';
import { orNull, TextOrNull } from '../base/schema.ts';

/** A procedure of the starter library or of an import, and the person who reviewed it, if anybody did. */
export const SetupProcedure = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  category: Type.String(),
  publish: Type.Boolean(),
  version: Type.Integer(),
  isStarter: Type.Boolean(),
  reviewed: Adoption,
});
export type SetupProcedure = Static<typeof SetupProcedure>;

export const SetupState = Type.Object({
  done: Type.Record(Type.Enum(SETUP_POINTS), Type.Boolean()),
  /** The facts about mail: whether it leaves the server at all, whether it may go unencrypted, and to whom the code would go. */
  mail: Type.Object({
    isSent: Type.Boolean(),
    isTlsOptional: Type.Boolean(),
    to: Type.String(),
    isCodeOut: Type.Boolean(),
    proven: TextOrNull,
  }),
  /** The names of the areas that have no contact with its own number. */
  areasWithout: Type.Array(Type.String()),
  /** The procedures that were reviewed, and those that are neither reviewed nor left out. */
  procedures: Type.Array(SetupProcedure),
  /** The starter texts that were left out. `publish` names those that will be published again if they come back (SETUP-15). */
  leftOut: Type.Array(Type.Pick(SetupProcedure, ['_id', 'title', 'version', 'publish'])),
  /** The number of procedures that advisors find in each category. A category without any is absent. */
  published: Type.Unsafe<Readonly<Partial<Record<IssueCategory, number>>>>(
    Type.Record(Type.String(), Type.Integer()),
  ),
  people: Type.Integer(),
  codes: TextOrNull,
  phone: TextOrNull,
  backup: TextOrNull,
  isBackupScheduled: Type.Boolean(),
  /** The reason why the newest try of a scheduled backup failed. */
  backupFailure: orNull(BackupFailure),
  timeZone: Type.String(),
  /** The time at which everything was done for the first time. From then on setup counts as finished (SETUP-8). */
  finished: TextOrNull,
});
export type SetupState = Static<typeof SetupState>;

export const SetupCode = Type.Object({ code: Type.String({ maxLength: 20 }) });
