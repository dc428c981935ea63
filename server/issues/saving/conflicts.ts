import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import { stepOfPart, textOfPart, type IssuePart } from '#core/issue/issue-parts.ts';
import type { Db } from '../../db/tables/database.ts';
import { ALL_PARTS, partsChangedSince, type SavedPart } from '../../domain/issue-parts.sql.ts';
import { ApiError } from '../../http/api-error.ts';
import type { StoredIssue } from '../rows/issues.sql.ts';

/** The parts of an issue that a save is about. */
export type Touched = readonly IssuePart[] | 'all';

/** The state on which a save was made. */
export type MadeOn = {
  /** The version of the issue that its author saw. */
  basedOn?: number | undefined;
  /** The parts of the current issue that must be as they were in that version; none if absent. */
  touches?: (issue: StoredIssue) => Touched;
};

/** Describes a part that changed; nothing if all did at once. */
function conflictOf({ part, at, by }: SavedPart, { steps }: StoredIssue): PartConflict[] {
  if (part === ALL_PARTS) return [];
  if (part === 'details' || part === 'order') return [{ part, change: 'saved', by, at }];
  const inLanguage = textOfPart(part);
  if (inLanguage) {
    const { language, place: text } = inLanguage;
    return [{ part: 'translation', language, text, change: 'saved', by, at }];
  }
  const step = stepOfPart(part);
  const isThere = steps.some(({ _id }) => _id === step);
  return [{ part: 'step', step, change: isThere ? 'saved' : 'removed', by, at }];
}

/** Lists the changes of an issue since a version, as far as they are known. */
export async function changesSince(
  db: Db,
  issue: StoredIssue,
  version: number,
): Promise<PartConflict[]> {
  const changed = await partsChangedSince(db, issue._id, version);
  return changed.flatMap((part) => conflictOf(part, issue));
}

/** Throws VERSION_CONFLICT, with who changed what, if a part of the save changed since its author saw it (ISSUES-21). */
export async function assertNotChanged(
  tx: Db,
  issue: StoredIssue,
  { basedOn, touches }: MadeOn,
): Promise<void> {
  if (basedOn === undefined || basedOn === issue.version) return;
  // A version that this database never had.
  if (basedOn > issue.version) throw new ApiError('VERSION_CONFLICT');
  const touched = touches?.(issue) ?? [];
  if (touched.length === 0) return;
  const changed = await partsChangedSince(tx, issue._id, basedOn);
  const isUnknown = changed.some(({ part }) => part === ALL_PARTS);
  const isTouched = ({ part }: SavedPart): boolean =>
    touched === 'all' || touched.some((one) => one === part);
  const problems = changed.filter(isTouched).flatMap((part) => conflictOf(part, issue));
  if (problems.length > 0 || isUnknown) throw new ApiError('VERSION_CONFLICT', { problems });
}
