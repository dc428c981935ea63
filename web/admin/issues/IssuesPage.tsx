import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { IssueDetails, IssueSummary } from '#core/issue.ts';
import { blockingProblems, type TreeProblem } from '#core/tree-check.ts';
import { isApiError } from '../../call.ts';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../page-title.ts';
import { useQuery } from '../../use-query.ts';
import { BlockedPublishDialog } from './BlockedPublishDialog.tsx';
import { CreateIssueDialog } from './CreateIssueDialog.tsx';
import { IssuesList } from './IssuesList.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { Loading } from '../states/Loading.tsx';
import { adminMessages } from '../messages.ts';
import { knownSettings, renewIssues, useIssues, useSettings } from '../queries.ts';
import { MissingNumbers } from '../settings/MissingNumbers.tsx';
import { createIssue, getIssue, updateIssue } from '../issues-api.ts';

type Blocked = { issue: IssueSummary; problems: readonly TreeProblem[] };

/** Publishes an issue; returns the problems that prevent it, also those of a newer version on the server. */
async function publish(issue: IssueSummary): Promise<readonly TreeProblem[]> {
  if (issue.problemCount > 0) {
    // The list counts them only; they may have been mended since.
    const { steps, firstAct } = await getIssue(issue._id);
    const problems = blockingProblems(steps, { firstAct, campus: knownSettings()?.campus });
    if (problems.length > 0) return problems;
  }
  try {
    await updateIssue(issue._id, { publish: true });
    return [];
  } catch (error) {
    if (!isApiError(error, 'NOT_PUBLISHABLE')) throw error;
    return error.problems;
  }
}

// The editor's Back leads to the list without a search: the last search is applied again.
let searchWhenLeft = '';

function useRestoredSearch(search: string, setSearch: (search: string) => void): void {
  const restore = useEffectEvent(() => {
    if (search === '' && searchWhenLeft !== '') setSearch(searchWhenLeft);
    searchWhenLeft = '';
  });
  useEffect(() => restore(), []);
}

/** The administrators' list of issues. What is searched for stands in the address. */
export const IssuesPage = () => {
  const [, navigate] = useLocation();
  const issues = useIssues();
  const settings = useSettings();
  const search = useQuery().get('search') ?? '';
  const setSearch = (next: string): void => navigate(paths.adminIssues(next), { replace: true });
  useRestoredSearch(search, setSearch);
  // Both at once, so that the band does not push the cards down.
  const isPending = issues.isPending || settings.isPending;
  const [isCreating, setCreating] = useState(false);
  const [busyId, setBusyId] = useState<string>();
  const [blocked, setBlocked] = useState<Blocked>();
  const [failedId, setFailedId] = useState<string>();
  usePageTitle(adminMessages.issues.title);

  const create = async (details: IssueDetails, key: string): Promise<string | undefined> => {
    try {
      const created = await createIssue(details, key);
      await renewIssues();
      navigate(paths.issue(created._id));
      return undefined;
    } catch {
      return adminMessages.createIssue.failure;
    }
  };

  // The same functions at every key, so that no card is drawn again.
  const open = useCallback(
    (path: string): void => {
      searchWhenLeft = new URLSearchParams(window.location.search).get('search') ?? '';
      navigate(path);
    },
    [navigate],
  );

  const tryToPublish = useCallback(async (issue: IssueSummary): Promise<void> => {
    setBusyId(issue._id);
    try {
      const problems = await publish(issue);
      if (problems.length > 0) setBlocked({ issue, problems });
      setFailedId(undefined);
    } catch {
      // No toast: the page says it in place (SHELL-5).
      setFailedId(issue._id);
    }
    await renewIssues();
    setBusyId(undefined);
  }, []);

  return (
    <>
      {isPending && <Loading />}
      {issues.isError && !issues.data && (
        <LoadFailed title={adminMessages.issues.loadFailed} onRetry={() => void issues.refetch()} />
      )}
      {!isPending && settings.data && <MissingNumbers campus={settings.data.campus} withLink />}
      {!isPending && issues.data && (
        <IssuesList
          issues={issues.data}
          search={search}
          onSearch={setSearch}
          onCreate={() => setCreating(true)}
          onOpen={open}
          onPublish={tryToPublish}
          busyId={busyId}
          failedId={failedId}
        />
      )}
      {isCreating && <CreateIssueDialog onCreate={create} onCancel={() => setCreating(false)} />}
      {blocked && <BlockedPublishDialog {...blocked} onClose={() => setBlocked(undefined)} />}
    </>
  );
};
