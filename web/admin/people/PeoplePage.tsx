import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { LIMITS } from '#core/base/limits.ts';
import type { PeoplePage as Listed, Person } from '#core/people/person.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { UserPlus } from '#kit/icon/drawings/actions/user-plus.ts';
import { Pager } from '#kit/layout/pager/Pager.tsx';
import { pagingMessages } from '../../base/paging/paging-messages.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { useQuery } from '../../base/navigation.ts';
import { useIssues, useOwners } from '../base/queries.ts';
import { LoadFailed, Loading } from '../shared/states/ActionFailed.tsx';
import { DisableDialog, InviteDialog } from './PersonDialogs.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { useMay } from '../base/role.ts';
import { useSession } from '../../base/session.ts';
import { DuePart } from './DuePart.tsx';
import { peopleMessages as words } from '../shared/people/messages.ts';
import {
  parsePeople,
  peopleAddress,
  type PeopleView,
  usePeople,
} from '../shared/people/use-people.ts';
import listPage from '../shared/page-parts/ListPage.module.css';
import classes from './People.module.css';
import { ListSearch } from '../shared/filters/ListSearch.tsx';
import { PeopleSheet } from './PeopleSheet.tsx';

/** The part of the address that opens the invitation right away, for people whom a link brings here to invite (SETUP-10). */
const INVITE = '#invite';

type ShownDialog = { to: 'invite' } | { to: 'disable' | 'role'; person: Person };

/** Returns how many people there are and how many are signed in, or how many were found. */
function summaryOf({ found, total, signedIn }: Listed, { search }: PeopleView): string {
  return search === '' ? words.summary(total, signedIn) : words.found(found, total);
}

/** The page with all administrators, their state and their role (ACCOUNTS-12, ACCOUNTS-13, ACCOUNTS-18, ROLE-8). */
export const PeoplePage = () => {
  const [, navigate] = useLocation();
  const view = parsePeople(useQuery());
  const people = usePeople(view);
  const issues = useIssues();
  const owners = useOwners();
  const [known, setKnown] = useState<Listed>();
  const canChange = useMay('owner');
  const [asked, setAsked] = useState<ShownDialog | undefined>(() =>
    canChange && window.location.hash === INVITE ? { to: 'invite' } : undefined,
  );
  const own = useSession()?._id;
  const close = (): void => setAsked(undefined);
  usePageTitle(ADMIN_PAGES.people.title);
  // If another page does not load, the numbers of all people stay.
  if (people.data && people.data !== known) setKnown(people.data);
  const listed = people.data ?? known;
  const retry = <LoadFailed title={words.loadFailed} onRetry={() => void people.refetch()} />;
  if (!listed && people.isError) return retry;
  // Everything is drawn at once, so that nothing moves.
  if (!listed || issues.isPending || owners.isPending) return <Loading />;
  const lastPage = Math.max(1, Math.ceil(listed.found / LIMITS.pageSize));
  // The address may name a page beyond the last, or people may be gone.
  if (people.data && !people.isPlaceholderData && view.page > lastPage)
    return <Redirect to={peopleAddress({ ...view, page: lastPage })} replace />;
  const now = new Date(people.dataUpdatedAt);
  const from = (view.page - 1) * LIMITS.pageSize + 1;
  const to = Math.min(listed.found, view.page * LIMITS.pageSize);
  const ownedBy = (id: string) => issues.data?.filter(({ owner }) => owner === id).length;
  return (
    <div className={classes.frame}>
      <div className={classes.page}>
        <div className={classes.people}>
          <div className={listPage.head}>
            <p aria-live="polite">{summaryOf(listed, view)}</p>
            {canChange && (
              <Button variant="primary" icon={UserPlus} onClick={() => setAsked({ to: 'invite' })}>
                {words.invite}
              </Button>
            )}
          </div>
          {(listed.total > LIMITS.pageSize || view.search !== '') && (
            <ListSearch
              large
              placeholder={words.search}
              search={view.search}
              onSearch={(search) => navigate(peopleAddress({ search, page: 1 }), { replace: true })}
            />
          )}
          {listed.isOneActive && <p className={classes.onlyAdmin}>{words.alone}</p>}
          {people.data ? (
            <PeopleSheet
              listed={people.data}
              now={now}
              ownedBy={ownedBy}
              onRole={(person) => setAsked({ to: 'role', person })}
              onDisable={(person) => setAsked({ to: 'disable', person })}
            />
          ) : people.isError ? (
            retry
          ) : (
            <Loading />
          )}
          {listed.found > LIMITS.pageSize && (
            <Pager
              page={view.page}
              pages={lastPage}
              text={pagingMessages.fromToOf(from, to, listed.found)}
              onPage={(page) => navigate(peopleAddress({ ...view, page }))}
            />
          )}
        </div>
        <DuePart
          issues={issues.data}
          owners={owners.data}
          now={now}
          onRetry={() => {
            void issues.refetch();
            void owners.refetch();
          }}
        />
        {asked?.to === 'invite' && <InviteDialog onClose={close} />}
        {asked?.to === 'role' && (
          <RoleDialog person={asked.person} isOwn={asked.person._id === own} onClose={close} />
        )}
        {asked?.to === 'disable' && <DisableDialog person={asked.person} onClose={close} />}
      </div>
    </div>
  );
};
