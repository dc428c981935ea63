import { isDeepStrictEqual } from 'node:util';
import { noteAct } from '../../domain/audit.sql.ts';
import { forgetAuthors, isAuthor, setAuthors } from '../../domain/authors.sql.ts';
import type { SecretDeps } from '../../domain/own-secrets.ts';
import type { Db } from '../../db/tables/database.ts';
import { readAlone } from '../../domain/campus.ts';
import { findRevision, listRevisions } from '../../domain/revisions.sql.ts';
import type { Words } from '../../base/words/words.ts';
import { ApiError } from '../../http/api-error.ts';
import { saysSame, saysSameOrLess, workingOf } from './pending.ts';
import type { StoredIssue } from '../rows/issues.sql.ts';
import { assertAllRead, assertMayGoUnread } from './urgent-alone.ts';

/** A save of an issue: its author, its version if it names one, and whether it has a note. */
type Change = {
  before: StoredIssue;
  issue: StoredIssue;
  admin: string;
  version: number | undefined;
  hasNote: boolean;
  /** The message of an urgent correction. */
  urgent: string | undefined;
  /** True if it publishes waiting changes. */
  isApproval: boolean;
};

type Saying = (details: Words['details']) => string;

const refused = (detail: Saying) => new ApiError('SECOND_PERSON_NEEDED', { detail });

/** Tells whether advisors have already read exactly this text of a draft, as its newest revision has it (REVIEW-17). */
export async function wereRead(db: Db, issue: StoredIssue): Promise<boolean> {
  if (issue.publish || issue.revision === null) return false;
  const revision = await findRevision(db, issue._id, issue.revision);
  return revision !== undefined && saysSame({ ...revision, removed: [] }, issue);
}

/** Tells whether advisors have ever read exactly this text (REVIEW-20). */
async function standInRevision(db: Db, issue: StoredIssue): Promise<boolean> {
  const revisions = await listRevisions(db, issue._id, { before: undefined, limit: undefined });
  return revisions.some((revision) => saysSame({ ...revision, removed: [] }, issue));
}

/** Tells whether this person made the last change of text that somebody else must publish (REVIEW-2, REVIEW-17). */
export async function isOwnChange(
  db: Db,
  deps: SecretDeps,
  { issue, admin }: Pick<Change, 'issue' | 'admin'>,
): Promise<boolean> {
  return (await isAuthor(db, deps, issue._id, admin)) && !(await wereRead(db, issue));
}

/** Returns the message to the author of the last change. It says who can publish the change, and what the author can do without a second person. */
function ownDetail({ publish, revision }: StoredIssue): Saying {
  return ({ ownChange }) => {
    if (publish) return ownChange.published;
    return revision === null ? ownChange.never : ownChange.before(revision);
  };
}

/** Throws SECOND_PERSON_NEEDED if a save would show advisors text that no second person has read (REVIEW-2, REVIEW-3). */
export async function assertSecondPerson(tx: Db, deps: SecretDeps, change: Change): Promise<void> {
  const { before, issue, admin, version, hasNote, urgent, isApproval } = change;
  const isLive = before.publish && issue.publish;
  const isSame = saysSameOrLess(before, issue);
  if (!issue.publish || (isLive && isSame && !hasNote)) return;
  if (!(await readAlone(tx)).secondPerson) return;
  if (isLive && !isApproval) {
    if (urgent !== undefined) {
      const isOld = await standInRevision(tx, issue);
      return assertMayGoUnread(before, { issue, urgent, isOld });
    }
    throw refused((say) => say.saveWithoutNote);
  }
  await assertAllRead(tx, deps, { issueId: issue._id, admin });
  // A message that comes with the approval has been read by nobody else.
  if (hasNote) {
    throw refused((say) => say.messageUnread);
  }
  if ((!isSame && !isApproval) || (await isOwnChange(tx, deps, { issue: before, admin }))) {
    throw refused(ownDetail(before));
  }
  if (await wereRead(tx, before)) return;
  if (version === undefined) {
    throw new ApiError('INVALID_INPUT', { detail: 'Name the version you approve.' });
  }
  noteAct(tx, { who: admin, what: 'issue.approve', subject: issue._id });
}

/** Records who last changed the text that advisors do not read yet (REVIEW-2). */
export async function noteAuthor(
  tx: Db,
  deps: SecretDeps,
  {
    before,
    issue,
    ...author
  }: Pick<Change, 'before' | 'issue' | 'admin'> & {
    marks?: readonly string[] | undefined;
    /** True if the change was made on an earlier version of the issue: then the earlier authors remain authors too. */
    isBeside: boolean;
  },
): Promise<void> {
  const { waiting } = issue;
  if (issue.publish && !waiting) return await forgetAuthors(tx, issue._id);
  // A correction of the published text does not make its author the author of the waiting text that gets the same change.
  if (waiting && !saysSame(before, issue)) return;
  const isKept = isDeepStrictEqual(waiting?.disputed, before.waiting?.disputed);
  const isSame = saysSame(workingOf(before), workingOf(issue));
  if (!isSame || (waiting && !isKept)) await setAuthors(tx, deps, issue._id, author);
}
