import { useState } from 'react';
import type { IssueSummary } from '#core/issue/issue.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { newKey } from '../../base/device.ts';
import { messages } from '../../base/messages.ts';
import { copyIssue } from '../shared/exchange/exchange-api.ts';
import { exchangeMessages } from '../shared/exchange/messages.ts';
import { moveIssue, updateIssue } from '../base/issues-api.ts';
import { ownerMessages } from '../shared/owners/messages.ts';
import { renewIssues, renewMoved } from '../base/queries.ts';
import { changeEach, type Outcome } from './bulk.ts';
import { issuesListMessages as words } from './messages.ts';

type BulkChange = {
  act: (issue: IssueSummary) => Promise<unknown>;
  /** Returns the words for a number of changed issues. */
  summary: (count: number) => string;
  renew: () => Promise<void>;
};

/** A function that changes these issues and shows the result. */
type Job = (issues: readonly IssueSummary[]) => Promise<void>;

/** The version of each issue that this press archived or restored, by the issue's id. */
type Took = Map<string, number>;

/** Returns the words for several issues that were archived or restored: how many by this press, and how many already before it. */
function summaryOf(
  done: readonly IssueSummary[],
  took: Took,
  { now, before }: { now: (count: number) => string; before: (count: number) => string },
): { text: string; detail: string } {
  const already = done.length - took.size;
  if (took.size === 0) return { text: before(already), detail: '' };
  return { text: now(took.size), detail: already > 0 ? before(already) : '' };
}

/** Archives or restores issues, and notes the ones this press changed; an Undo changes only those in `known` that nobody has changed since (LIST-19). */
const moving = (isArchived: boolean, took: Took, known?: Took): BulkChange => ({
  act: async ({ _id }) => {
    const { issue, isChanged } = await moveIssue(_id, isArchived, known?.get(_id));
    if (isChanged) took.set(_id, issue.version);
  },
  summary: isArchived ? words.archivedCount : words.restoredCount,
  renew: async () => await renewMoved(isArchived ? 'archived' : 'here'),
});

/** The result of a change that some issues did not get. */
export type BulkResult = Outcome & { title: string; again: () => void };

/** The progress of a change: `done` of `all` issues are finished. */
export type BulkProgress = { done: number; all: number };

/** Makes changes of several issues, each with one summary (LIST-27); `clear` removes the changed ones from the selection, and `open` opens a single copy. */
export function useBulk(clear: (ids: readonly string[]) => void, open: (id: string) => void) {
  const [progress, setProgress] = useState<BulkProgress>();
  const [result, setResult] = useState<BulkResult>();

  const run = async (
    issues: readonly IssueSummary[],
    change: BulkChange,
    again: Job,
  ): Promise<Outcome> => {
    const all = issues.length;
    setResult(undefined);
    setProgress({ done: 0, all });
    const outcome = await changeEach(issues, change.act, (done) => setProgress({ done, all }));
    const isRefused = outcome.refused.length > 0;
    // A refused issue may be archived by now, so its card stays. If the list does not load, it says so itself.
    const renewing = (isRefused ? renewMoved('archived') : Promise.resolve())
      .then(change.renew)
      .catch(() => undefined);
    // If the server did not answer, it may not answer the reload either.
    if (!isRefused) await renewing;
    setProgress(undefined);
    clear(outcome.done.map(({ _id }) => _id));
    if (isRefused) {
      const title = words.partly(change.summary(outcome.done.length), all);
      const refused = outcome.refused.map(({ issue }) => issue);
      setResult({ ...outcome, title, again: () => void again(refused) });
    }
    return outcome;
  };

  const restoring = (known?: Took): Job => {
    const restore: Job = async (issues) => {
      const took: Took = new Map();
      // The second try has no version, because perhaps only the answer was lost.
      const { done, refused } = await run(issues, moving(false, took, known), restoring());
      if (refused.length > 0) return;
      const summary = { now: words.restoredCount, before: words.restoredAlready };
      showToast({ kind: 'status', ...summaryOf(done, took, summary) });
    };
    return restore;
  };

  const archive = async (issues: readonly IssueSummary[]): Promise<void> => {
    const took: Took = new Map();
    const { done } = await run(issues, moving(true, took), archive);
    if (done.length === 0) return;
    const own = done.filter(({ _id }) => took.has(_id));
    const summary = { now: words.archivedCount, before: words.archivedAlready };
    const { text, detail } = summaryOf(done, took, summary);
    const waited = own.some(({ isPending }) => isPending) ? words.waitedArchived : '';
    const restores = own.length === 1 ? words.undoRestores : words.undoRestoresAll;
    const undo = { label: messages.undo, onAction: () => void restoring(took)(own) };
    showToast({
      kind: 'status',
      text,
      ...(own.length > 0 && { detail: `${detail} ${waited} ${restores}`.trim(), action: undo }),
    });
  };

  const setting = (act: BulkChange['act'], summary: BulkChange['summary']): Job => {
    const set: Job = async (issues) => {
      const { done, refused } = await run(issues, { act, summary, renew: renewIssues }, set);
      if (refused.length === 0) showToast({ kind: 'status', text: summary(done.length) });
    };
    return set;
  };

  const setReviewDate = (reviewBy: string | null): Job =>
    setting(
      async ({ _id }) => await updateIssue(_id, { reviewBy }),
      reviewBy === null ? words.datesTaken : words.datesSet,
    );

  const setOwner = (owner: string | null): Job =>
    setting(
      async ({ _id }) => await updateIssue(_id, { owner }),
      owner === null ? ownerMessages.ownersTaken : ownerMessages.ownersSet,
    );

  const duplicate = async (chosen: readonly IssueSummary[]): Promise<void> => {
    // The keys make sure that another try after a lost answer copies no issue twice.
    const keys = new Map(chosen.map(({ _id }) => [_id, newKey()]));
    const summary = exchangeMessages.duplicated;
    const copy: Job = async (issues) => {
      const copies: string[] = [];
      const act = async ({ _id }: IssueSummary) =>
        void copies.push(await copyIssue(_id, keys.get(_id) ?? newKey()));
      const { refused } = await run(issues, { act, summary, renew: renewIssues }, copy);
      if (refused.length > 0) return;
      const [only] = copies;
      if (chosen.length === 1 && only !== undefined) open(only);
      else showToast({ kind: 'status', text: summary(copies.length) });
    };
    await copy(chosen);
  };

  return {
    progress,
    duplicate,
    result,
    closeResult: () => setResult(undefined),
    archive,
    restore: restoring(),
    setReviewDate,
    setOwner,
  };
}
