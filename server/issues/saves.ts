import { isDeepStrictEqual } from 'node:util';
import type { LegalDetails } from '#core/issue.ts';
import { blockingProblems } from '#core/tree-check.ts';
import { insertAudit, type AuditEntry } from '../db/audit.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from '../http/api-error.ts';
import {
  findIssue,
  insertIssue,
  insertRevision,
  bumpLibraryVersion,
  saveIssue,
  type StoredIssue,
} from './store.ts';

/** One save of an issue: who, which version they saw (if they say so), and what it makes of the issue. */
export type Save<T> = {
  issueId: string;
  version: number | undefined;
  /** Whether it was made before, so that its old version is no conflict. */
  isRepeated?: (issue: StoredIssue) => boolean;
  admin: string;
  change: (
    issue: StoredIssue,
    tx: Db,
  ) => Promise<{ issue: StoredIssue; what: string; subject?: string; answer: T }>;
};

// In every round of a race one save wins, so this many rounds serve as many savers at once.
const MAX_ATTEMPTS = 500;

async function record(tx: Db, before: StoredIssue, after: StoredIssue, entry: AuditEntry) {
  if (after.publish) await insertRevision(tx, after, entry);
  if (before.publish || after.publish) await bumpLibraryVersion(tx, entry.id);
  await insertAudit(tx, entry);
}

async function trySave<T>(
  tx: Db,
  deps: Pick<Deps, 'now' | 'newId'>,
  save: Save<T>,
): Promise<{ issue: StoredIssue; answer: T } | undefined> {
  const before = await findIssue(tx, save.issueId);
  if (!before) throw new ApiError('NOT_FOUND');
  const isStale = save.version !== undefined && save.version !== before.version;
  if (isStale && !save.isRepeated?.(before)) {
    throw new ApiError('VERSION_CONFLICT');
  }
  const { issue, what, subject = save.issueId, answer } = await save.change(before, tx);
  // Ruling 30: what changes nothing is no save.
  if (isDeepStrictEqual(issue, before)) return { issue: before, answer };
  if (before.isArchived && issue.isArchived) throw new ApiError('ISSUE_ARCHIVED');
  // Ruling 10: what advisors are reading is never saved into something they could not walk.
  const problems = issue.publish ? blockingProblems(issue.steps) : [];
  if (problems.length > 0) throw new ApiError('NOT_PUBLISHABLE', { problems });
  const at = deps.now().toISOString();
  const after: StoredIssue = {
    ...issue,
    version: before.version + 1,
    revision: issue.publish ? (before.revision ?? 0) + 1 : before.revision,
    updatedAt: at,
  };
  if (!(await saveIssue(tx, after, before.version))) return undefined;
  await record(tx, before, after, { id: deps.newId(), at, who: save.admin, what, subject });
  return { issue: after, answer };
}

/**
 * Saves a change in one transaction, or nothing. A save that named its version and lost a race is
 * refused; one that did not is made again on what the winner left (design 6).
 */
export async function saveChange<T>(
  deps: Deps,
  save: Save<T>,
): Promise<{ issue: StoredIssue; answer: T }> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const saved = await deps.db.write.transaction().execute((tx) => trySave(tx, deps, save));
    if (saved) return saved;
    if (save.version !== undefined) break;
  }
  throw new ApiError('VERSION_CONFLICT');
}

/** What a new issue begins with. Sent again under its key it is the issue made the first time. */
export type NewIssue = { details: LegalDetails; key: string | undefined; admin: string };

/**
 * Creates a draft, with its line in the audit. The key becomes the issue's id, so that a request whose
 * answer was lost makes no second issue when it is sent again.
 */
export async function createIssue(
  deps: Deps,
  { details, key, admin }: NewIssue,
): Promise<StoredIssue> {
  const at = deps.now().toISOString();
  const issue: StoredIssue = {
    _id: key ?? deps.newId(),
    reviewBy: null,
    ...details,
    publish: false,
    isArchived: false,
    updatedAt: at,
    version: 1,
    revision: null,
    steps: [],
    removed: [],
  };
  return await deps.db.write.transaction().execute(async (tx) => {
    if (!(await insertIssue(tx, issue))) return (await findIssue(tx, issue._id)) ?? issue;
    const entry = { id: deps.newId(), at, who: admin, what: 'issue.create', subject: issue._id };
    await insertAudit(tx, entry);
    return issue;
  });
}
