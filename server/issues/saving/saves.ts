import { isDeepStrictEqual } from 'node:util';
import { changedParts } from '#core/issue/issue-parts.ts';
import { contactsNamedIn } from '#core/issue/named-contacts.ts';
import { publishedIn, withTranslations } from '#core/issue/translations.ts';
import { blockingProblems, type TreeProblem } from '#core/tree/tree-check.ts';
import { inOneLine } from '#core/campus/urgent.ts';
import type { ChangeNote } from '#core/campus/urgent-schema.ts';
import { audited, noteAct, type IssueAction } from '../../domain/audit.sql.ts';
import { readAlone, holdCampus } from '../../domain/campus.ts';
import type { Db } from '../../db/tables/database.ts';
import { insertPartVersions } from '../../domain/issue-parts.sql.ts';
import type { Deps } from '../../base/deps.ts';
import { ADOPTED, noteAdopted } from '../../domain/adoptions.sql.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertNotChanged, type MadeOn } from './conflicts.ts';
import { assertNotCorrected } from './corrected.ts';
import { assertOwnCategory } from './own-category.ts';
import { assertOnPublished, besideLive, underWaiting, withWaiting, workingOf } from './pending.ts';
import { assertSecondPerson, noteAuthor } from './second-person.ts';
import { assertNamesKnown, noteCorrection } from './urgent-alone.ts';
import { fingerprintOfWords } from '../rows/fingerprints.ts';
import {
  findIssue,
  insertRevision,
  bumpLibraryVersion,
  nextRevision,
  saveIssue,
  type StoredIssue,
} from '../rows/issues.sql.ts';

/** A save of an issue: its author, the change, and the version that it is for, if it names one. */
export type Save<T> = MadeOn & {
  issueId: string;
  version: number | undefined;
  /** Tells whether the same save was already made: then its old version is no conflict. */
  isRepeated?: (issue: StoredIssue) => boolean;
  admin: string;
  /** Marks of other people who wrote this text, as an imported file names them (REVIEW-10). */
  marks?: readonly string[];
  changeNote?: ChangeNote;
  /** True if the author saw the text that advisors read, although other text waits. */
  onPublished?: boolean;
  change: (
    issue: StoredIssue,
    tx: Db,
  ) => Promise<{
    issue: StoredIssue;
    what: IssueAction;
    subject?: string;
    answer: T;
    /** True if the change leaves nothing waiting, so that the issue is stored exactly as the change returns it. */
    isSettled?: boolean;
  }>;
};

// In every round of a race one save wins, so this many saves can run at once.
const MAX_ATTEMPTS = 500;

type ChangeNoteLines = Partial<ReturnType<typeof inOneLine>>;

const seen = (one: StoredIssue) => withTranslations(one, publishedIn(one));

/** Tells whether advisors do not see a change, because it is of the owner, of waiting text or of a language that is not published. Such a change makes no revision (ISSUES-23, REVIEW-11, TRANSLATE-5). */
function isForNobody(before: StoredIssue, issue: StoredIssue): boolean {
  const { owner, waiting } = before;
  return isDeepStrictEqual(seen({ ...withWaiting(issue, waiting), owner }), seen(before));
}

/** A changed issue that replaces `before`, with the author of the change and its name in the audit. */
export type ChangedIssue = {
  before: StoredIssue;
  issue: StoredIssue;
  admin: string;
  what: IssueAction;
  subject: string;
  /** The note and the urgent message of the change; only a published issue has them. */
  changeNote?: ChangeNoteLines;
};

/** Stores the next version of an issue, and its next revision if it is published. Undefined if another save was faster; the caller then rolls back. Callers renew the library's version last, so that no two saves deadlock. */
export async function storeChange(
  tx: Db,
  deps: Pick<Deps, 'now' | 'newId'>,
  { before, issue, admin, what, subject, changeNote = {} }: ChangedIssue,
): Promise<StoredIssue | undefined> {
  const at = deps.now().toISOString();
  const { urgent: sentence } = changeNote;
  const isRead = (sentence ?? changeNote.note) !== undefined || !isForNobody(before, issue);
  const isRevision = issue.publish && isRead;
  const revision = isRevision ? await nextRevision(tx, before._id) : before.revision;
  const after: StoredIssue = {
    ...issue,
    version: before.version + 1,
    revision,
    ...(sentence !== undefined && revision !== null && { urgent: { sentence, revision, at } }),
    updatedAt: isRead ? at : before.updatedAt,
  };
  if (!(await saveIssue(tx, after, before.version))) return undefined;
  const parts = [
    ...changedParts(workingOf(before), workingOf(issue)),
    ...(issue.waiting ? changedParts(before, issue) : []),
  ];
  await insertPartVersions(tx, after, [...new Set(parts)], { at, who: admin });
  if (isRevision) await insertRevision(tx, after, { at, who: admin, ...changeNote });
  noteAct(tx, { who: admin, what, subject });
  return after;
}

/** Lists the problems that make an issue impossible to follow (PUBLISH-7). The contacts that it names stay locked until it is saved. */
async function problemsIn(tx: Db, issue: StoredIssue): Promise<TreeProblem[]> {
  const { steps, firstAct } = issue;
  const campus = contactsNamedIn(issue).length === 0 ? undefined : (await holdCampus(tx)).campus;
  return blockingProblems(steps, { firstAct, campus });
}

const placeless = (problem: TreeProblem) => ({ ...problem, number: 0 });

type Saved<T> = { issue: StoredIssue; answer: T; isChanged: boolean };

/** Returns the issue to store. If its changes wait for a second person, the text that advisors read stays as it is (REVIEW-11). */
async function placed<T>(
  tx: Db,
  { stored, changed, at }: { stored: StoredIssue; changed: StoredIssue; at: string },
  { save, isUrgent }: { save: Save<T>; isUrgent: boolean },
): Promise<StoredIssue> {
  // A draft has no waiting text.
  if (!stored.publish || !changed.publish) return withWaiting(changed);
  if (isUrgent) return underWaiting({ stored, changed });
  const waits = stored.waiting !== undefined || (await readAlone(tx)).secondPerson;
  if (!waits) return changed;
  return besideLive({ stored, changed, at }, save.touches?.(workingOf(stored)) ?? []);
}

/** A save in progress: the stored issue, the text that the save changes, and its notes. */
type OpenSave = {
  stored: StoredIssue;
  /** The issue that the save changes: an urgent correction changes the text that advisors read, and any other save the waiting text. */
  before: StoredIssue;
  changeNote: ChangeNoteLines;
  isUrgent: boolean;
  /** True if the same save was made before. */
  isRepeated: boolean;
};

/** Finds the issue to change. Throws if it does not exist, if its category belongs to others, or if it has changed since the author saw it. */
async function openIssue<T>(tx: Db, save: Save<T>): Promise<OpenSave> {
  const stored = await findIssue(tx, save.issueId);
  if (!stored) throw new ApiError('NOT_FOUND');
  const changeNote = inOneLine(save.changeNote ?? {});
  const isUrgent = stored.publish && changeNote.urgent !== undefined;
  const before = isUrgent ? stored : workingOf(stored);
  for (const one of new Set([stored, before])) await assertOwnCategory(tx, save.admin, one);
  const isRepeated = save.isRepeated?.(before) ?? false;
  if (!isRepeated) {
    if (save.version !== undefined && save.version !== before.version)
      throw new ApiError('VERSION_CONFLICT');
    await assertNotChanged(tx, before, save);
  }
  return { stored, before, changeNote, isUrgent, isRepeated };
}

type FinishedSave = OpenSave & {
  issue: StoredIssue;
  what: IssueAction;
  subject: string;
  isSettled: boolean;
};

/** Tells whether the save changes nothing and brings no new urgent message: then there is no new revision (PUBLISH-5). */
function isNothing({ stored, before, issue, changeNote, isRepeated }: FinishedSave): boolean {
  const { urgent } = changeNote;
  const isSilent = isRepeated || urgent === undefined || urgent === before.urgent?.sentence;
  return isSilent && isDeepStrictEqual(issue, stored);
}

/** Throws if the save would change an archived issue, or if nobody would read its note or message. */
function assertMayStand({ before, issue, changeNote, isUrgent }: FinishedSave): void {
  // An archived issue can only be restored (PUBLISH-8).
  if (before.isArchived && issue.isArchived) throw new ApiError('ISSUE_ARCHIVED');
  const isUnread = !issue.publish || (issue.waiting !== undefined && !isUrgent);
  const hasNote = (changeNote.urgent ?? changeNote.note) !== undefined;
  if (!isUnread || !hasNote) return;
  if (issue.publish)
    throw new ApiError('SECOND_PERSON_NEEDED', { detail: (say) => say.saveWithoutNote });
  throw new ApiError('INVALID_INPUT', { detail: 'Only a published procedure has revisions.' });
}

/** Finds the problems that only this save adds and that would make the issue impossible to follow. A published issue can always be followed (PUBLISH-7), and so can its waiting text. */
async function newProblems(tx: Db, made: FinishedSave): Promise<TreeProblem[]> {
  const { stored, before, issue, isUrgent, isSettled } = made;
  if (!issue.publish) return [];
  const walked = isSettled ? stored : before;
  const known = stored.publish ? blockingProblems(walked.steps, walked).map(placeless) : [];
  const problems = await problemsIn(tx, isUrgent ? issue : workingOf(issue));
  return problems.filter(
    (problem) => !known.some((one) => isDeepStrictEqual(one, placeless(problem))),
  );
}

/** Notes who reviewed the text on which authors work, and when (PATHS-7). */
async function noteReview(
  tx: Db,
  issue: StoredIssue,
  by: { at: string; who: string },
): Promise<void> {
  const words = fingerprintOfWords(workingOf(issue), undefined);
  await noteAdopted(tx, issue._id, { ...by, words });
}

/** Stores the change with everything that belongs to it. Returns undefined if another save was faster; the caller must then roll back. */
async function store<T>(
  tx: Db,
  deps: Deps,
  { save, made }: { save: Save<T>; made: FinishedSave },
): Promise<StoredIssue | undefined> {
  const { stored, issue, what, subject, changeNote, isSettled } = made;
  const { admin, version, marks } = save;
  const { urgent, note } = changeNote;
  const change = { before: stored, issue, admin, what, subject, changeNote };
  await assertSecondPerson(tx, deps, {
    ...change,
    version,
    urgent,
    hasNote: (urgent ?? note) !== undefined,
    isApproval: isSettled && what === 'issue.publish',
  });
  const after = await storeChange(tx, deps, change);
  if (!after) return undefined;
  if (what === 'issue.restore' && after.publish)
    noteAct(tx, { who: admin, what: 'issue.publish', subject });
  if (what === ADOPTED) await noteReview(tx, after, { at: after.updatedAt, who: admin });
  const isBeside = save.basedOn !== undefined && save.basedOn !== stored.version;
  await noteAuthor(tx, deps, { ...change, marks, isBeside });
  await noteCorrection(tx, deps, { after, admin, urgent });
  const isSeen = after.revision !== stored.revision || stored.publish !== after.publish;
  if (isSeen) await bumpLibraryVersion(tx, deps.newId());
  return after;
}

/** Tries a save once: it makes the change, and stores it if that is allowed. Returns undefined if another save was faster. */
async function trySave<T>(tx: Db, deps: Deps, save: Save<T>): Promise<Saved<T> | undefined> {
  const opened = await openIssue(tx, save);
  const { stored, before, changeNote, isUrgent } = opened;
  const at = deps.now().toISOString();
  const changed = await save.change(before, tx);
  const { what, subject = save.issueId, answer, isSettled = false } = changed;
  const work = { stored, changed: changed.issue, at };
  const issue = isSettled ? changed.issue : await placed(tx, work, { save, isUrgent });
  if (changed.issue.category !== before.category)
    await assertOwnCategory(tx, save.admin, changed.issue);
  const made = { ...opened, issue, what, subject, isSettled };
  if (isNothing(made)) {
    // Adopting a text that is not a starter changes no part of it, so there is no new version (PATHS-7).
    if (what === ADOPTED && !issue.isArchived) {
      await noteReview(tx, issue, { at, who: save.admin });
      noteAct(tx, { who: save.admin, what, subject });
    }
    return { issue: workingOf(stored), answer, isChanged: false };
  }
  assertMayStand(made);
  const problems = await newProblems(tx, made);
  if (problems.length > 0) {
    // Somebody saved the settings in the meantime, which changed the contacts and with them the issue.
    if ((await findIssue(tx, stored._id))?.version !== stored.version) return undefined;
    throw new ApiError('NOT_PUBLISHABLE', { problems });
  }
  if (isUrgent) assertOnPublished(stored, issue, save);
  await assertNamesKnown(tx, changeNote.urgent);
  await assertNotCorrected(tx, { before: stored, issue, urgent: changeNote.urgent });
  const after = await store(tx, deps, { save, made });
  return after && { issue: workingOf(after), answer, isChanged: true };
}

/** Saves a change in one transaction. If another save was faster, a save that named its version fails with a conflict, and any other tries again (ISSUES-16, ISSUES-21). */
export async function saveChange<T>(deps: Deps, save: Save<T>): Promise<Saved<T>> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const saved = await audited(deps, (tx) => trySave(tx, deps, save));
    if (saved) return saved;
    if (save.version !== undefined) break;
  }
  throw new ApiError('VERSION_CONFLICT');
}
