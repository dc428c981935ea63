import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Issue } from '#core/issue/issue.ts';
import type { ApprovalStep } from '#core/issue/second-person.ts';
import { adminCall } from '../../base/admin-api.ts';
import { queryClient, renewIssues, useSettings } from '../../base/queries.ts';

const keyOf = ({ _id, version }: Pick<Issue, '_id' | 'version'>) => ['approval', _id, version];

/** Returns the state of an issue's review; it is not loaded if publishing needs no second person and nothing waits (REVIEW-6). */
export function useApproval(issue: Issue | undefined) {
  const needsApproval = useSettings().data?.secondPerson === true;
  const isAsked = needsApproval || issue?.pending !== undefined;
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(issue ?? { _id: '', version: 0 }),
    queryFn: async () =>
      await adminCall('GET /api/issue/{id}/review', { params: { id: issue?._id ?? '' } }),
    enabled: isAsked && issue !== undefined,
    gcTime: 0,
    // A save changes the version: the old answer is shown until the new one is loaded.
    placeholderData: keepPreviousData,
  });
  return { data, isError, refetch, needsApproval, isLive: !isAsked && issue?.publish === true };
}

/** Asks for the review of an issue in its current version, or sends it back. */
export async function saveApprovalStep(
  issue: Pick<Issue, '_id' | 'version'>,
  { step, word }: Pick<ApprovalStep, 'step' | 'word'>,
): Promise<void> {
  const { _id: id, version } = issue;
  const body = { step, version, ...(word && { word }) };
  const approval = await adminCall('PUT /api/issue/{id}/review', { params: { id }, body });
  queryClient.setQueryData(keyOf(issue), approval);
  await renewIssues();
}

/** Confirms that the person signed in read the urgent corrections of others, up to a revision (REVIEW-21). */
export async function saveRead(
  issue: Pick<Issue, '_id' | 'version'>,
  revision: number,
): Promise<void> {
  const params = { id: issue._id };
  const approval = await adminCall('PUT /api/issue/{id}/review/read', {
    params,
    body: { revision },
  });
  queryClient.setQueryData(keyOf(issue), approval);
  await renewIssues();
}
