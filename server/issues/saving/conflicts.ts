import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import { stepOfPart, textOfPart, type IssuePart } from '#core/issue/issue-parts.ts';
import type { Db } from '../../db/tables/database.ts';
import { ALL_PARTS, partsChangedSince, type SavedPart } from '../../domain/issue-parts.sql.ts';
import { ApiError } from '../../http/api-error.ts';
import type { StoredIssue } from '../rows/issues.sql.ts';

/** The parts of an issue that a save changes or relies on. */
export type Touched = readonly IssuePart[] | 'all';

/** The state of the issue that the author of a save saw. */
export type MadeOn = {
  /** The version of the issue that the author saw. */
  basedOn?: number | undefined;
  /** Returns the parts that must be the same now as in that version; absent if there are none. */
  touches?: (issue: StoredIssue) => Touched;
};

/** Describes a changed part for the author of a save; empty if the change was of all parts at once. */
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

/** Lists the changes to an issue since a version, as far as they were noted. */
export async function changesSince(
  db: Db,
  issue: StoredIssue,
  version: number,
): Promise<PartConflict[]> {
  const changed = await partsChangedSince(db, issue._id, version);
  return changed.flatMap((part) => conflictOf(part, issue));
}

/** Throws VERSION_CONFLICT, with the changes and their authors, if a part of the save has changed since its author saw it (ISSUES-21). */
export async function assertNotChanged(
  tx: Db,
  issue: StoredIssue,
  { basedOn, touches }: MadeOn,
): Promise<void> {
  if (basedOn === undefined || basedOn === issue.version) return;
  // This database never had such a version.
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
