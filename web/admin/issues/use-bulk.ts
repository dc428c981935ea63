import { useState } from 'react';
import type { IssueSummary } from '#core/issue.ts';
import { showToast } from '#kit/toast/toasts.ts';
import { newKey } from '../../device.ts';
import { messages } from '../../messages.ts';
import { copyIssue } from '../exchange/exchange-api.ts';
import { exchangeMessages } from '../exchange/messages.ts';
import { updateIssue } from '../issues-api.ts';
import { ownerMessages } from '../owners/messages.ts';
import { renewIssues, renewMoved } from '../queries.ts';
import { changeEach, type Outcome } from './bulk.ts';
import { issuesListMessages } from './messages.ts';

const words = issuesListMessages;

/** A change that several issues can have at once. */
type BulkChange = {
  act: (issue: IssueSummary) => Promise<unknown>;
  /** What is said of so many issues that have it. */
  said: (count: number) => string;
  renew: () => Promise<void>;
};

const ARCHIVE: BulkChange = {
  act: async ({ _id }) => await updateIssue(_id, { isArchived: true }),
  said: words.archivedCount,
  renew: async () => await renewMoved('archived'),
};
const RESTORE: BulkChange = {
  act: async ({ _id }) => await updateIssue(_id, { isArchived: false }),
  said: words.restoredCount,
  renew: async () => await renewMoved('here'),
};

/** What came of a change that was not made in all. */
export type BulkResult = Outcome & { title: string; again: () => void };

/** A change that is under way: so many of all are behind it. */
export type BulkProgress = { done: number; all: number };

/**
 * Changes of several issues (LIST-16): one summary says what was done and what was refused and why. `clear`
 * takes away the selection of those that were changed.
 */
export function useBulk(clear: (ids: readonly string[]) => void) {
  const [progress, setProgress] = useState<BulkProgress>();
  const [result, setResult] = useState<BulkResult>();

  const run = async (issues: readonly IssueSummary[], change: BulkChange): Promise<Outcome> => {
    const all = issues.length;
    setResult(undefined);
    setProgress({ done: 0, all });
    const outcome = await changeEach(issues, change.act, (done) => setProgress({ done, all }));
    const isRefused = outcome.refused.length > 0;
    // What was refused may be archived by now: its card stays. The list tells by itself where it does not load.
    const renewing = (isRefused ? renewMoved('archived') : Promise.resolve())
      .then(change.renew)
      .catch(() => undefined);
    // Where no answer came none may come to this either.
    if (!isRefused) await renewing;
    setProgress(undefined);
    clear(outcome.done.map(({ _id }) => _id));
    if (isRefused) {
      const title = words.partly(change.said(outcome.done.length), all);
      const refused = outcome.refused.map(({ issue }) => issue);
      setResult({ ...outcome, title, again: () => void run(refused, change) });
    }
    return outcome;
  };

  const restore = async (issues: readonly IssueSummary[]): Promise<void> => {
    const { done, refused } = await run(issues, RESTORE);
    if (refused.length === 0) showToast({ kind: 'status', text: words.restoredCount(done.length) });
  };

  const archive = async (issues: readonly IssueSummary[]): Promise<void> => {
    const { done } = await run(issues, ARCHIVE);
    if (done.length === 0) return;
    showToast({
      kind: 'status',
      text: words.archivedCount(done.length),
      detail: done.length === 1 ? words.undoRestores : words.undoRestoresAll,
      action: { label: messages.undo, onAction: () => void restore(done) },
    });
  };

  const setReviewDate = async (
    issues: readonly IssueSummary[],
    reviewBy: string | null,
  ): Promise<void> => {
    const said = reviewBy === null ? words.datesTaken : words.datesSet;
    const act = async ({ _id }: IssueSummary) => await updateIssue(_id, { reviewBy });
    const { done, refused } = await run(issues, { act, said, renew: renewIssues });
    if (refused.length === 0) showToast({ kind: 'status', text: said(done.length) });
  };

  const setOwner = async (issues: readonly IssueSummary[], owner: string | null): Promise<void> => {
    const said = owner === null ? ownerMessages.ownersTaken : ownerMessages.ownersSet;
    const act = async ({ _id }: IssueSummary) => await updateIssue(_id, { owner });
    const { done, refused } = await run(issues, { act, said, renew: renewIssues });
    if (refused.length === 0) showToast({ kind: 'status', text: said(done.length) });
  };

  /** Returns the id of the copy where one issue was copied (EXCHANGE-9). */
  const duplicate = async (issues: readonly IssueSummary[]): Promise<string | undefined> => {
    const keys = new Map(issues.map(({ _id }) => [_id, newKey()]));
    const copies: string[] = [];
    // Tried again after a lost answer, no issue is copied twice.
    const act = async ({ _id }: IssueSummary) =>
      void copies.push(await copyIssue(_id, keys.get(_id) ?? newKey()));
    const said = exchangeMessages.duplicated;
    const { done, refused } = await run(issues, { act, said, renew: renewIssues });
    if (refused.length > 0) return undefined;
    if (issues.length === 1) return copies[0];
    showToast({ kind: 'status', text: said(done.length) });
    return undefined;
  };

  return {
    progress,
    duplicate,
    result,
    closeResult: () => setResult(undefined),
    archive,
    restore,
    setReviewDate,
    setOwner,
  };
}
