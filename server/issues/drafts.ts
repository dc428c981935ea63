import { broughtTo, sameContent } from '#core/exchange/exchange.ts';
import { hashOfImage } from '#core/base/image.ts';
import type { Details } from '#core/issue/details.ts';
import type { Issue } from '#core/issue/issue.ts';
import { partOf } from '#core/issue/typed-details.ts';
import { listedIds } from '#core/issue/issue-list.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import type { Db } from '../db/tables/database.ts';
import { noteImported } from '../domain/adoptions.sql.ts';
import { marksOfIssues, setAuthors } from '../domain/authors.sql.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import type { NewDraft, Replaced, Replacement, Rewriting } from '../domain/new-drafts.ts';
import { assertOwnCategory } from './saving/own-category.ts';
import { assertOwner } from './saving/owner.ts';
import { workingOf } from './saving/pending.ts';
import { saveChange } from './saving/saves.ts';
import {
  findIssue,
  findIssues,
  insertIssue,
  listHeads,
  numbersLost,
  touchImage,
  withSteps,
  type StoredIssue,
} from './rows/issues.sql.ts';
import { wireIssue, wireSteps } from './wire.ts';

class NoPicture extends Error {
  readonly image: string;

  constructor(image: string) {
    super(`${image} is not stored`);
    this.image = image;
  }
}

async function touchPictures(tx: Db, deps: Deps, { steps }: Pick<Issue, 'steps'>): Promise<void> {
  const now = deps.now().toISOString();
  for (const { image } of steps) {
    if (image === undefined || hashOfImage(image) === undefined) continue;
    if (!(await touchImage(tx, image, now))) throw new NoPicture(image);
  }
}

/** Adds a draft with its entry in the audit, and returns false if its id is taken. Its numbers of revisions begin above `lost`. */
async function insertDraft(
  tx: Db,
  deps: Deps,
  { _id, content, isStarter, admin, marks, what }: NewDraft,
  lost = 0,
): Promise<boolean> {
  await assertOwnCategory(tx, admin, content);
  const at = deps.now().toISOString();
  const issue: StoredIssue = {
    _id,
    ...content,
    owner: null,
    publish: false,
    isArchived: false,
    isStarter,
    updatedAt: at,
    version: lost + 1,
    revision: null,
    removed: [],
  };
  await touchPictures(tx, deps, issue);
  if (!(await insertIssue(tx, issue, lost))) return false;
  if (what === 'issue.import') await noteImported(tx, _id);
  await setAuthors(tx, deps, _id, { admin, marks });
  noteAct(tx, { who: admin, what, subject: _id });
  return true;
}

const isSame = (issue: Issue, { content }: NewDraft): boolean =>
  !issue.isArchived && sameContent(issue, content);

async function replaceIssue(
  deps: Deps,
  { _id, content, admin, what, seen, ...draft }: Replacement,
): Promise<StoredIssue> {
  // Waiting text did not come from this file, even if it says the same. The file's text therefore still becomes the draft.
  const isLike = (before: StoredIssue): boolean =>
    !before.waiting && isSame(before, { _id, content, admin, what, ...draft });
  const { issue } = await saveChange(deps, {
    issueId: _id,
    version: seen ?? undefined,
    admin,
    ...(draft.marks && { marks: draft.marks }),
    isRepeated: isLike,
    change: async (before, tx) => {
      if (isLike(before)) return { issue: before, what, answer: undefined };
      await touchPictures(tx, deps, content);
      if (before.waiting) noteAct(tx, { who: admin, what: 'issue.discard', subject: _id });
      const brought = broughtTo(before, content);
      const issue = { ...before, ...brought, publish: false, isArchived: false };
      return { issue: withSteps(issue, content.steps), what, answer: undefined };
    },
  });
  return issue;
}

async function replace(deps: Deps, draft: Replacement): Promise<Replaced> {
  const { _id, seen } = draft;
  const isNew = await audited(deps, async (tx) => {
    if (await findIssue(tx, _id)) return false;
    // The file may bring back an issue that a restore of the database lost, whose numbers of revisions phones still know (DATA-7).
    return await insertDraft(tx, deps, draft, await numbersLost(tx));
  });
  const before = await findIssue(deps.db.write, _id);
  if (!before) throw new ApiError('VERSION_CONFLICT');
  if (isNew) return { what: 'new', issue: before };
  if (isSame(before, draft)) return { what: 'same', issue: before };
  // Only somebody who has seen the published text may replace it (EXCHANGE-15).
  const isUnseen = seen === null || (seen === undefined && before.publish);
  if (isUnseen) throw new ApiError('VERSION_CONFLICT');
  return { what: 'changed', issue: await replaceIssue(deps, draft) };
}

/** Replaces the text of an issue by another; its title, category and state stay (STARTERS-2). */
async function rewrite(
  deps: Deps,
  { _id, version, text, admin, what, beside }: Rewriting,
): Promise<void> {
  await saveChange(deps, {
    issueId: _id,
    version,
    admin,
    change: async (before, tx) => {
      const { steps, ...details } = text(before);
      await beside(tx);
      return { issue: withSteps({ ...before, ...details }, steps), what, answer: undefined };
    },
  });
}

/** Returns an issue as advisors read it, with a note if changes to it wait; an empty list if there is no issue. */
function withPending(stored: StoredIssue | undefined): readonly Issue[] {
  if (!stored) return [];
  const { waiting, ...issue } = stored;
  if (!waiting) return [issue];
  return [{ ...issue, pending: { at: waiting.at, disputed: waiting.disputed } }];
}

/** Returns the functions by which other features read, add and replace whole issues, each in one transaction. */
export function issuesInWhole(deps: Deps) {
  const { read, write } = deps.db;
  return {
    /** The ids of all issues that are not archived, ordered by title. */
    listIds: async (): Promise<readonly string[]> =>
      listedIds(await listHeads(read, false), { show: 'all', sort: 'title' }, ''),

    /** The titles of all issues, archived ones included. */
    listTitles: async (): Promise<readonly string[]> =>
      [...(await listHeads(read, false)), ...(await listHeads(read, true))].map(
        ({ title }) => title,
      ),

    /** Returns the issues with these ids that exist, in the order of the ids. */
    find: async (ids: readonly string[]): Promise<readonly Issue[]> => {
      const found = new Map(
        (ids.length === 0 ? [] : await findIssues(read, ids)).map((issue) => [issue._id, issue]),
      );
      return ids.flatMap((id) => withPending(found.get(id)));
    },

    /** Returns an issue as its authors work on it: with the waiting changes, if there are any (REVIEW-14). */
    findWorking: async (id: string): Promise<Issue | undefined> => {
      const stored = await findIssue(read, id);
      return withPending(stored && workingOf(stored))[0];
    },

    /** Returns the marks of the people who last changed each of these issues (REVIEW-10). */
    marksOf: async (ids: readonly string[]) =>
      ids.length === 0 ? new Map<string, readonly string[]>() : await marksOfIssues(read, ids),

    /** Adds a draft, and runs `beside` in the same transaction. If the id is sent again, it returns the first draft (ISSUES-8). */
    add: async (draft: NewDraft, beside?: (tx: Db) => Promise<void>) => {
      await audited(deps, async (tx) => {
        if (await insertDraft(tx, deps, draft)) await beside?.(tx);
      });
      const issue = await findIssue(write, draft._id);
      if (!issue) throw new ApiError('NOT_FOUND');
      return wireIssue(issue);
    },

    rewrite: async (rewriting: Rewriting): Promise<void> => await rewrite(deps, rewriting),

    words: (issue: Issue) => ({ ...partOf('inRevision', issue), steps: wireSteps(issue.steps) }),

    assertOwnCategory,

    /** Replaces an issue by a draft. Sending the same draft again changes nothing (EXCHANGE-6). */
    replace: async (draft: Replacement): Promise<Replaced> => {
      try {
        return await replace(deps, draft);
      } catch (error) {
        if (error instanceof NoPicture) {
          return { what: 'refused', why: 'PICTURE_MISSING', detail: error.image };
        }
        if (error instanceof ApiError && error.code === 'OTHER_CATEGORY') {
          return { what: 'refused', why: 'OTHER_CATEGORY', detail: draft.content.category };
        }
        const isLost = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
        if (!isLost) throw error;
        return { what: 'refused', why: 'CHANGED_MEANWHILE', detail: '' };
      }
    },
  };
}

/** The data of a new issue. A repeated request with the same key returns the issue that the first request created. */
export type NewIssue = {
  details: Details;
  key: string | undefined;
  admin: string;
  steps?: StoredIssue['steps'];
};

/** Creates a draft whose id is the key, so that a repeated request does not create a second one (ISSUES-8). */
export async function createIssueIn(
  tx: Db,
  deps: Deps,
  { details, key, admin, steps = [] }: NewIssue,
): Promise<StoredIssue> {
  await assertOwnCategory(tx, admin, details);
  const at = deps.now().toISOString();
  const issue: StoredIssue = {
    _id: key ?? deps.newId(),
    ...details,
    publish: false,
    isArchived: false,
    isStarter: false,
    updatedAt: at,
    version: 1,
    revision: null,
    steps,
    removed: [],
  };
  if (!(await insertIssue(tx, issue))) return (await findIssue(tx, issue._id)) ?? issue;
  await setAuthors(tx, deps, issue._id, { admin });
  noteAct(tx, { who: admin, what: 'issue.create', subject: issue._id });
  return issue;
}

export async function createIssue(deps: Deps, created: NewIssue): Promise<StoredIssue> {
  return await audited(deps, async (tx) => {
    await assertOwner(tx, {}, created.details);
    return await createIssueIn(tx, deps, created);
  });
}
