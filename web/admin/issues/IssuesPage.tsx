import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { dayOf } from '#core/base/day.ts';
import type { Settings } from '#core/campus/campus-schema.ts';
import { missingNumbers } from '#core/campus/missing-numbers.ts';
import type { StarterLanguage } from '#core/exchange/exchange-schema.ts';
import type { IssueSummary } from '#core/issue/issue.ts';
import type { TypedDetails } from '#core/issue/details.ts';
import type { NamedPerson } from '#core/people/person.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { BlockedPublishDialog } from './BlockedPublishDialog.tsx';
import { CreateIssueDialog } from './CreateIssueDialog.tsx';
import { IssuesList } from './IssuesList.tsx';
import { Loading, LoadFailed } from '../shared/states/ActionFailed.tsx';
import { adminMessages } from '../base/messages.ts';
import { ChangedStartersNotice } from '../shared/exchange/ChangedStartersNotice.tsx';
import {
  renewIssues,
  useArchivedIssues,
  useChangedStarters,
  useStarterLanguages,
  useIssues,
  useOwners,
  useSettings,
  useWrittenIn,
} from '../base/queries.ts';
import { useMay } from '../base/role.ts';
import { MissingNumbers } from '../shared/contacts/MissingNumbers.tsx';
import { createIssue } from '../base/issues-api.ts';
import { SetupCard } from '../shared/setup/SetupCard.tsx';
import { useSetupCard } from '../shared/setup/use-setup.ts';
import { issuesListMessages } from './messages.ts';
import { TwinDialog } from './TwinDialog.tsx';
import { useCardActions } from './use-card-actions.ts';
import { useListAddress, useReturn } from './use-list-view.ts';
import { useTwins } from './use-twins.ts';

/** Merges both lists into one; an issue that is moving from one list to the other appears only once. */
function mergedLists(
  here: readonly IssueSummary[],
  archived: readonly IssueSummary[],
): readonly IssueSummary[] {
  if (archived.length === 0) return here;
  const issues = new Map(here.map((issue) => [issue._id, issue]));
  for (const issue of archived) {
    const other = issues.get(issue._id);
    if (!other || other.version < issue.version) issues.set(issue._id, issue);
  }
  return [...issues.values()];
}

/** Returns the campus with the texts that name its contacts and that advisors can open; undefined if there are none (CAMPUS-9). */
function seenByAdvisors(
  { campus, uses }: Settings,
  issues: readonly IssueSummary[],
): Pick<Settings, 'campus' | 'uses'> | undefined {
  const published = new Set(issues.filter(({ publish }) => publish).map(({ _id }) => _id));
  if (published.size === 0) return undefined;
  const seen = Object.entries(uses).map(
    ([contact, list]) => [contact, list.filter(({ _id }) => published.has(_id))] as const,
  );
  return { campus, uses: Object.fromEntries(seen) };
}

const NONE: readonly IssueSummary[] = [];
const NO_OWNERS: readonly NamedPerson[] = [];
const NO_LANGUAGES: readonly StarterLanguage[] = [];

export const IssuesPage = () => {
  const [, navigate] = useLocation();
  const { change, ...address } = useListAddress();
  const here = useIssues();
  const archived = useArchivedIssues(address.show === 'archived');
  const settings = useSettings();
  const owners = useOwners();
  // All of this loads before anything is drawn, so that no card, band or owner's name pushes the cards down later.
  const setup = useSetupCard();
  const starters = useChangedStarters(useMay('author'));
  const languages = useStarterLanguages(useMay('owner'));
  const isPending =
    here.isPending ||
    settings.isPending ||
    owners.isPending ||
    setup.isPending ||
    starters.isLoading ||
    languages.isLoading;
  const issues = useMemo(
    () => mergedLists(here.data ?? NONE, archived.data ?? NONE),
    [here.data, archived.data],
  );
  const [now] = useState(() => new Date());
  const canSet = useMay('owner');
  const writtenIn = useWrittenIn();
  const [isCreating, setCreating] = useState(false);
  // The day is that of the campus's time zone, even if the administrator is elsewhere.
  const today = dayOf(now, settings.data?.timeZone);
  const twins = useTwins();
  const { actions, cardStates, blocked, unblock } = useCardActions(twins.lookFor);
  usePageTitle(ADMIN_PAGES.admin.title);
  // This runs after the title, which scrolls to the top.
  const isReturn = useReturn(!isPending && here.data !== undefined);

  const create = async (details: TypedDetails, key: string): Promise<void> => {
    const created = await createIssue(details, key);
    await renewIssues();
    navigate(adminPaths.issue(created._id));
  };

  const numbers = useMemo(
    () => settings.data && seenByAdvisors(settings.data, here.data ?? NONE),
    [settings.data, here.data],
  );
  const isArchivedMissing = address.show === 'archived' && !archived.data;
  return (
    <>
      {(isPending || (isArchivedMissing && archived.isPending)) && <Loading />}
      {here.isError && !here.data && (
        <LoadFailed title={adminMessages.issues.loadFailed} onRetry={() => void here.refetch()} />
      )}
      {!isPending && starters.data && (
        <ChangedStartersNotice changed={starters.data} languages={languages.data ?? NO_LANGUAGES} />
      )}
      {!isPending &&
        (setup.state ? (
          <SetupCard
            state={setup.state}
            missing={numbers ? missingNumbers(numbers.campus, numbers.uses) : 0}
          />
        ) : (
          numbers && <MissingNumbers {...numbers} withLink={canSet} />
        ))}
      {!isPending && here.data && (
        <IssuesList
          issues={issues}
          address={address}
          onChange={change}
          language={settings.data?.campus?.language}
          today={today}
          owners={owners.data ?? NO_OWNERS}
          isLoading={isArchivedMissing}
          onCreate={() => setCreating(true)}
          actions={actions}
          cardStates={cardStates}
          isReturn={isReturn}
          needsApproval={settings.data?.secondPerson === true}
        />
      )}
      {isArchivedMissing && archived.isError && (
        <LoadFailed
          title={issuesListMessages.archivedFailed}
          onRetry={() => void archived.refetch()}
        />
      )}
      {isCreating && (
        <CreateIssueDialog
          onCreate={create}
          onCancel={() => setCreating(false)}
          lang={writtenIn({ isStarter: false })}
        />
      )}
      {blocked && <BlockedPublishDialog {...blocked} onClose={unblock} />}
      <TwinDialog {...twins} />
    </>
  );
};
