import type { BodyOf, API } from '#core/api/api.ts';
import { issueCan } from '#core/issue/issue.ts';
import type { PendingAct } from '#core/issue/second-person.ts';
import type { Details, TypedDetails } from '#core/issue/details.ts';
import { legalDetails, partOf, problemsInDetails, sentDetails } from '#core/issue/typed-details.ts';
import { withTextsOf, withTranslations } from '#core/issue/translations.ts';
import { ISSUE_CHANGES } from '#core/issue/wire-schema.ts';
import { reorderSteps } from '#core/step/step-list.ts';
import { blockingProblems } from '#core/tree/tree-check.ts';
import type { IssueAction } from '../domain/audit.sql.ts';
import type { Db } from '../db/tables/database.ts';
import { listChecks } from './rows/path-checks.sql.ts';
import { ADOPTED } from '../domain/adoptions.sql.ts';
import { findRevision } from '../domain/revisions.sql.ts';
import { ApiError } from '../http/api-error.ts';
import type { Touched } from './saving/conflicts.ts';
import { fingerprintedPaths } from './rows/fingerprints.ts';
import { assertOwner } from './saving/owner.ts';
import { withWaiting, workingOf } from './saving/pending.ts';
import { wereRead } from './saving/second-person.ts';
import { findIssue, withSteps, type StoredIssue } from './rows/issues.sql.ts';

/** A change to an issue: `what` names it in the audit, and `apply` returns the changed issue, or the same one if there is nothing to do. */
export type Change = {
  what: IssueAction;
  /** The parts of the issue that the change touches; absent if only the state of the issue changes. */
  touches?: Touched;
  /** True if the change leaves nothing waiting. */
  isSettled?: boolean;
  apply: (issue: StoredIssue, tx: Db) => StoredIssue | Promise<StoredIssue>;
};

/** Returns the issue's details as they are stored; throws INVALID_ISSUE if they are not legal (EDITOR-4). */
export function assertLegalDetails(details: TypedDetails): Details {
  const legal = legalDetails(details);
  if (!legal) throw new ApiError('INVALID_ISSUE', { problems: problemsInDetails(details) });
  return legal;
}

function publish(issue: StoredIssue): StoredIssue {
  if (issue.publish) return issue;
  if (issueCan.publish(issue)) return { ...issue, publish: true };
  if (issue.isArchived) {
    throw new ApiError('NOT_PUBLISHABLE', { detail: (say) => say.restoreFirst });
  }
  if (issue.steps.length === 0) {
    throw new ApiError('NOT_PUBLISHABLE', { detail: (say) => say.addStepFirst });
  }
  throw new ApiError('NOT_PUBLISHABLE', { problems: blockingProblems(issue.steps) });
}

// An archived issue is never published, and comes back as a draft (PUBLISH-8). Text that waited also comes back as a draft.
const archive = (issue: StoredIssue): StoredIssue =>
  issue.isArchived
    ? issue
    : {
        ...issue,
        isArchived: true,
        publish: false,
        ...(issue.publish && !issue.waiting && { wasPublished: true as const }),
      };
const restore = ({ wasPublished, ...issue }: StoredIssue): StoredIssue =>
  issue.isArchived ? { ...issue, isArchived: false, publish: false } : issue;

/** Restores an archived issue. It is published again if it was published before and advisors have read exactly this text (PUBLISH-17). */
async function bringBack(issue: StoredIssue, tx: Db): Promise<StoredIssue> {
  const draft = restore(issue);
  const isSafe = issue.wasPublished && issueCan.publish(draft) && (await wereRead(tx, draft));
  return isSafe ? { ...draft, publish: true } : draft;
}

const takeBack = (issue: StoredIssue): StoredIssue =>
  issue.publish ? { ...issue, publish: false } : issue;

// An adopted issue never becomes a starter again (ISSUES-20). Whoever adopts it must have checked every path (PATHS-9).
async function adopt(issue: StoredIssue, tx: Db): Promise<StoredIssue> {
  const checks = await listChecks(tx, issue._id, undefined);
  const ticked = new Set(checks.map(({ fingerprint }) => fingerprint));
  // If changes wait, the paths of both texts must be checked.
  const stored = (issue.waiting && (await findIssue(tx, issue._id))) ?? issue;
  const paths = [issue, stored].flatMap(({ steps }) => fingerprintedPaths(steps));
  const left = new Set(paths.map((path) => path.fingerprint)).difference(ticked);
  if (left.size > 0 && !issue.isArchived) {
    throw new ApiError('PATHS_NOT_CHECKED', { detail: (say) => say.pathsLeft(left.size) });
  }
  return issue.isStarter ? { ...issue, isStarter: false } : issue;
}

function reorder(issue: StoredIssue, ids: readonly string[]): StoredIssue {
  const steps = reorderSteps(issue.steps, ids);
  if (!steps) {
    throw new ApiError('INVALID_INPUT', { detail: 'stepOrder must name each step exactly once.' });
  }
  return { ...issue, steps };
}

async function edit(
  issue: StoredIssue,
  details: Partial<TypedDetails>,
  tx: Db,
): Promise<StoredIssue> {
  const legal = assertLegalDetails({ ...issue, ...details });
  await assertOwner(tx, issue, legal);
  return { ...issue, ...legal };
}

/** Returns the issue with the text of an earlier revision (REVISION-4). */
async function withRevision(issue: StoredIssue, number: number, tx: Db): Promise<StoredIssue> {
  const revision = await findRevision(tx, issue._id, number);
  if (!revision) throw new ApiError('NOT_FOUND');
  const words = withSteps({ ...issue, ...partOf('inRevision', revision) }, revision.steps);
  return withTranslations(words, withTextsOf(issue, revision));
}

const SETTLED_BY = {
  publish: 'issue.publish',
  discard: 'issue.discard',
  keep: 'issue.edit',
} as const satisfies Record<PendingAct, IssueAction>;

/** Returns the change that settles what waits, in the version that the administrator read (REVIEW-12). */
function settlePending(act: PendingAct, version: number | undefined): Change {
  const apply = async (issue: StoredIssue, tx: Db): Promise<StoredIssue> => {
    const { waiting } = issue;
    const stored = waiting && (await findIssue(tx, issue._id));
    if (!stored) throw new ApiError('VERSION_CONFLICT', { detail: (say) => say.noChangesWait });
    if (version === undefined) {
      throw new ApiError('INVALID_INPUT', { detail: 'Name the version you read.' });
    }
    if (act === 'discard') return withWaiting(stored);
    if (act === 'keep') return withWaiting(stored, { ...waiting, disputed: [] });
    if (waiting.disputed.length > 0) {
      throw new ApiError('VERSION_CONFLICT', {
        detail: (say) => say.correctedMeanwhile,
      });
    }
    return withWaiting(workingOf(stored));
  };
  return { what: SETTLED_BY[act], isSettled: true, apply };
}

/** Returns the change that a body of updateIssue asks for. It must ask for exactly one; anything else is an error (ISSUES-9). */
export function changeIn(body: BodyOf<typeof API.updateIssue>): Change {
  const { publish: published, isArchived, isStarter, stepOrder, restoreRevision, pending } = body;
  const details = sentDetails(body);
  const changes: Change[] = [];
  if (Object.keys(details).length > 0) {
    changes.push({
      what: 'issue.edit',
      touches: ['details'],
      apply: async (issue, tx) => await edit(issue, details, tx),
    });
  }
  if (published === true) changes.push({ what: 'issue.publish', apply: publish });
  if (published === false) changes.push({ what: 'issue.takeBack', apply: takeBack });
  if (isArchived === true) changes.push({ what: 'issue.archive', apply: archive });
  if (isArchived === false) changes.push({ what: 'issue.restore', apply: restore });
  if (body.bringBack) changes.push({ what: 'issue.restore', apply: bringBack });
  if (isStarter === false) changes.push({ what: ADOPTED, apply: adopt });
  if (stepOrder) {
    changes.push({
      what: 'issue.reorder',
      touches: ['order'],
      apply: (issue) => reorder(issue, stepOrder),
    });
  }
  if (restoreRevision !== undefined) {
    const apply = async (issue: StoredIssue, tx: Db) =>
      await withRevision(issue, restoreRevision, tx);
    changes.push({ what: 'issue.restoreRevision', touches: 'all', apply });
  }
  if (pending) {
    if ((body.urgent ?? body.note) !== undefined) {
      throw new ApiError('INVALID_INPUT', {
        detail: 'Waiting changes take no note or message.',
      });
    }
    changes.push(settlePending(pending, body.version));
  }
  // An urgent message that is sent without another change leaves the text as it is (PUBLISH-12).
  if (changes.length === 0 && body.urgent?.trim()) {
    changes.push({ what: 'issue.edit', apply: (issue) => issue });
  }
  const [change, ...more] = changes;
  if (!change || more.length > 0) {
    throw new ApiError('INVALID_INPUT', {
      detail: `Send exactly one of: issue details, ${Object.keys(ISSUE_CHANGES).join(', ')}, or urgent alone.`,
    });
  }
  return change;
}
