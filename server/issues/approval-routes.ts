import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Approval } from '#core/issue/second-person.ts';
import { blockingProblems } from '#core/tree/tree-check.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { readCampus } from '../domain/campus.ts';
import type { Db } from '../db/tables/database.ts';
import { findAuthor, isAuthor } from '../domain/authors.sql.ts';
import { findApproval, writeApproval } from './rows/approvals.sql.ts';
import { listUnread, noteRead } from '../domain/unread.sql.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { assertOwnCategory } from './saving/own-category.ts';
import { workingOf } from './saving/pending.ts';
import { isOwnChange } from './saving/second-person.ts';
import { findIssue, type StoredIssue } from './rows/issues.sql.ts';
import { wireIssue } from './wire.ts';

async function knownIssue(db: Db, id: string): Promise<StoredIssue> {
  const issue = await findIssue(db, id);
  if (!issue) throw new ApiError('NOT_FOUND');
  return workingOf(issue);
}

async function approvalOf(
  db: Db,
  deps: Deps,
  issue: StoredIssue,
  admin: string,
): Promise<Approval> {
  const isOwn = await isOwnChange(db, deps, { issue, admin });
  const unread = await listUnread(db, deps, { issueId: issue._id, admin });
  const author = await findAuthor(db, issue._id);
  const { pending = null } = wireIssue(issue);
  const last = await findApproval(db, issue);
  return { ...(unread.length > 0 && { unread }), isOwn, author, pending, last };
}

/** Throws NOT_PUBLISHABLE if there is nothing that a second person could publish. */
async function assertApprovable(tx: Db, issue: StoredIssue): Promise<void> {
  const isRead = issue.publish && !issue.waiting;
  if (isRead || issue.isArchived || issue.steps.length === 0) {
    throw new ApiError('NOT_PUBLISHABLE', { detail: (say) => say.nothingToReview });
  }
  const { steps, firstAct } = issue;
  const { campus } = await readCampus(tx);
  const problems = blockingProblems(steps, { firstAct, campus });
  if (problems.length > 0) throw new ApiError('NOT_PUBLISHABLE', { problems });
}

/** Serves requests for a review of a draft, and sending the draft back to its author (REVIEW-4). */
export function approvalRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, API.getReview, async ({ params: { id }, admin }) =>
    approvalOf(deps.db.read, deps, await knownIssue(deps.db.read, id), admin._id),
  );

  route(app, API.reviewIssue, async ({ data, params: { id }, admin: { _id: who } }) => {
    const { step, version, word = '' } = data;
    return await audited(deps, async (tx) => {
      const issue = await knownIssue(tx, id);
      await assertOwnCategory(tx, who, issue);
      if (issue.version !== version) throw new ApiError('VERSION_CONFLICT');
      if (step === 'asked') await assertApprovable(tx, issue);
      else if (await isAuthor(tx, deps, id, who)) {
        throw new ApiError('SECOND_PERSON_NEEDED', {
          detail: (say) => say.ownChange.review,
        });
      }
      const said = { said_by: who, said_at: deps.now().toISOString(), word: word.trim() };
      await writeApproval(tx, { issue_id: id, version, step, ...said });
      const what = step === 'asked' ? 'issue.askReview' : 'issue.sendBack';
      noteAct(tx, { who, what, subject: id });
      return await approvalOf(tx, deps, issue, who);
    });
  });

  route(app, API.readCorrection, async ({ data: { revision }, params: { id }, admin }) =>
    audited(deps, async (tx) => {
      const issue = await knownIssue(tx, id);
      await assertOwnCategory(tx, admin._id, issue);
      const unread = await listUnread(tx, deps, { issueId: id, admin: admin._id });
      const seen = unread.filter((one) => one.revision <= revision);
      const revisions = seen.filter(({ isOwn }) => !isOwn).map((one) => one.revision);
      if (seen.length > 0 && revisions.length === 0) {
        throw new ApiError('SECOND_PERSON_NEEDED', {
          detail: (say) => say.yourCorrection,
        });
      }
      if (revisions.length > 0) {
        const at = deps.now().toISOString();
        await noteRead(tx, { issueId: id, revisions, admin: admin._id, at });
        noteAct(tx, { who: admin._id, what: 'issue.readCorrection', subject: id });
      }
      return await approvalOf(tx, deps, issue, admin._id);
    }),
  );
}
