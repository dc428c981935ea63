import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LIMITS } from '#core/base/limits.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { ListedRevision } from '#core/issue/revision-schema.ts';
import type { TreeProblem } from '#core/tree/tree-check.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { isApiError } from '../../base/http.ts';
import { messages } from '../../base/messages.ts';
import { showFailure } from '../shared/draft/failure.ts';
import {
  updateIssue,
  getIssue,
  getRevision,
  listRevisions,
  type Revision,
} from '../base/issues-api.ts';
import { renewIssues, queryClient } from '../base/queries.ts';
import { reasonIn } from '../base/admin-api.ts';
import { wordsOfTreeProblem } from '../base/problem-words.ts';
import { ActionFailed, FormFailure } from '../shared/states/ActionFailed.tsx';
import { revisionMessages as words } from './messages.ts';
import classes from './OpenRevision.module.css';
import { marks } from '#core/base/mark-messages.ts';

type RestoreFailedProps = { failure: RestoreFailure; onRetry: () => Promise<void> };

/** The reason, shown in place, why a revision was not restored (REVISION-4, SHELL-5). */
export const RestoreFailed = ({ failure, onRetry }: RestoreFailedProps) => (
  <div className={classes.buttons}>
    <div>
      {failure.canRetry ? (
        <ActionFailed text={failure.text} onRetry={onRetry} />
      ) : (
        <FormFailure text={failure.text} />
      )}
      {failure.problems.length > 0 && (
        <ul className={classes.hint}>
          {failure.problems.map((problem) => {
            const { where, what } = wordsOfTreeProblem(problem);
            return (
              <li key={`${where} ${what}`}>
                <b>{`${where}${marks.colon}`}</b> {what}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  </div>
);

/** The issue and the loaded revisions of it, the newest first. */
type Loaded = { readonly issue: Issue; readonly revisions: readonly ListedRevision[] };

const keyOf = (id: string) => ['revisions', id];

/** Loads the revisions of an issue in portions (REVISION-1). */
export function useRevisions(id: string) {
  return useInfiniteQuery({
    queryKey: keyOf(id),
    queryFn: async ({ pageParam }): Promise<Loaded> => {
      const [issue, revisions] = await Promise.all([getIssue(id), listRevisions(id, pageParam)]);
      return { issue, revisions };
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ revisions }) =>
      revisions.length === LIMITS.listedRevisions ? revisions.at(-1)?.number : undefined,
    gcTime: 0,
  });
}

async function renewRevisions(id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(id) });
}

/** Loads one revision in full, which never changes; nothing without a number. */
export function useRevision(id: string, number: number | undefined) {
  return useQuery({
    queryKey: ['revision', id, number],
    queryFn: async (): Promise<Revision> => await getRevision(id, number ?? 0),
    enabled: number !== undefined,
    staleTime: Infinity,
  });
}

export type RestoreFailure = {
  readonly text: string;
  /** The problems of the revision that would block every walk. */
  readonly problems: readonly TreeProblem[];
  /** True if the same request may succeed later, because nothing was wrong with it. */
  readonly canRetry: boolean;
};

type Restored = { readonly issue?: Issue; readonly failure?: RestoreFailure };

type Saved = Pick<Issue, '_id' | 'version'>;

async function put(
  { _id, version }: Saved,
  restoreRevision: number,
  urgent: string | undefined,
): Promise<Issue> {
  const body = { restoreRevision, version, ...(urgent !== undefined && { urgent }) };
  const issue = await updateIssue(_id, body);
  await Promise.all([renewRevisions(_id), renewIssues()]);
  return issue;
}

/** Returns the words about a failure; if somebody else saved first, their revision is listed, and the next press builds on it. */
async function failureOf({ _id }: Issue, error: unknown): Promise<RestoreFailure> {
  const failure = { text: words.notRestored, problems: [], canRetry: false };
  if (isApiError(error, 'VERSION_CONFLICT')) {
    await renewRevisions(_id);
    return { ...failure, text: words.late(failure.text) };
  }
  if (isApiError(error, 'NOT_PUBLISHABLE')) {
    return { ...failure, text: `${failure.text} ${words.blocked}`, problems: error.problems };
  }
  return { ...failure, text: `${failure.text} ${reasonIn(error)}`.trim(), canRetry: true };
}

/** Shows that an Undo failed; `again` is the only way left to try it. */
async function showNotUndone(id: string, error: unknown, again: () => void): Promise<void> {
  if (isApiError(error, 'VERSION_CONFLICT')) {
    showFailure(words.late(words.notUndone), error);
    await renewRevisions(id);
    return;
  }
  showFailure(words.notUndone, error, { label: messages.tryAgain, onAction: again });
}

/**
 * Returns the Undo of a change, saved as `after`, that replaced the text of a published issue: it
 * restores the old revision, with `told` as the message for advisors (REVISION-4, STARTERS-2). A
 * draft has no Undo, nor has a change that went to waiting changes.
 */
export function undoOf({ publish, revision, pending }: Issue, after: Saved, told?: string) {
  if (!publish || revision === null || pending) return {};
  const undo = async (): Promise<void> => {
    try {
      await put(after, revision, told);
    } catch (error) {
      await showNotUndone(after._id, error, () => void undo());
    }
  };
  return { action: { label: messages.undo, onAction: () => void undo() } };
}

/**
 * Restores a revision on top of the issue as the author saw it. A published issue keeps that text
 * as a revision, which Undo restores (REVISION-4), together with the message that advisors had
 * before (PUBLISH-15).
 */
export async function restoreRevision(
  before: Issue,
  number: number,
  urgent?: string,
): Promise<Restored> {
  try {
    const after = await put(before, number, urgent);
    const toldBefore = urgent === undefined ? undefined : before.urgent?.sentence;
    showToast({
      kind: 'status',
      text: words.restored(number),
      ...(after.pending && { detail: words.waits }),
      ...undoOf(before, after, toldBefore),
    });
    return { issue: after };
  } catch (error) {
    return { failure: await failureOf(before, error) };
  }
}
