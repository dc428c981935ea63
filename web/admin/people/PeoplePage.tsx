import { useId, useState } from 'react';
import { dayOf } from '#core/day.ts';
import type { Person } from '#core/person.ts';
import { Button } from '#kit/button/Button.tsx';
import { UserPlus } from '#kit/icon/drawings/user-plus.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { usePageTitle } from '../../page-title.ts';
import { useSession } from '../../session.ts';
import { DueList } from '../owners/DueList.tsx';
import { ownerMessages } from '../owners/messages.ts';
import { useCampus, useIssues } from '../queries.ts';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { Loading } from '../states/Loading.tsx';
import { DisableDialog } from './DisableDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { peopleMessages } from './messages.ts';
import classes from './People.module.css';
import { PersonRow } from './PersonRow.tsx';
import { usePeople } from './use-people.ts';

const words = peopleMessages;

type Asked = { to: 'invite' } | { to: 'disable'; person: Person };

/** All administrators: who they are, whether they can sign in, and who is invited (ACCOUNTS-12, ACCOUNTS-13). */
export const PeoplePage = () => {
  const people = usePeople();
  const session = useSession();
  const timeZone = useCampus()?.timeZone;
  const issues = useIssues();
  const [asked, setAsked] = useState<Asked>();
  const dueTitle = useId();
  const close = (): void => setAsked(undefined);
  usePageTitle(words.title);
  if (people.isError && !people.data) {
    return <LoadFailed title={words.loadFailed} onRetry={() => void people.refetch()} />;
  }
  // All at once, so that nothing moves.
  if (!people.data || issues.isPending) return <Loading />;
  const signedIn = people.data.filter(({ isSignedIn }) => isSignedIn).length;
  const able = people.data.filter(({ state }) => state === 'active').length;
  const now = new Date(people.dataUpdatedAt);
  return (
    <div className={classes.frame}>
      <div className={classes.page}>
        <div className={classes.people}>
          <div className={classes.head}>
            <p>{words.summary(people.data.length, signedIn)}</p>
            <Button
              variant="primary"
              icon={<Icon icon={UserPlus} size={18} />}
              onClick={() => setAsked({ to: 'invite' })}
            >
              {words.invite}
            </Button>
          </div>
          {able === 1 && <p className={classes.alone}>{words.alone}</p>}
          <div className={classes.sheet}>
            <div className={classes.columns} aria-hidden="true">
              <span>{words.person}</span>
              <span>{words.state}</span>
              <span>{ownerMessages.owns}</span>
              <span>{words.lastSignIn}</span>
            </div>
            <ul aria-label={words.title}>
              {people.data.map((person) => (
                <PersonRow
                  key={person._id}
                  person={person}
                  isOwn={person._id === session?._id}
                  now={now}
                  timeZone={timeZone}
                  owns={issues.data?.filter(({ owner }) => owner === person._id).length}
                  onDisable={() => setAsked({ to: 'disable', person })}
                />
              ))}
            </ul>
          </div>
        </div>
        <section className={classes.due} aria-labelledby={dueTitle}>
          <div className={classes.dueHead}>
            <h2 id={dueTitle}>{ownerMessages.due}</h2>
            <p>{ownerMessages.dueText}</p>
          </div>
          {issues.data ? (
            <DueList
              issues={issues.data}
              people={people.data}
              own={session?._id}
              today={dayOf(now, timeZone)}
            />
          ) : (
            <LoadFailed title={ownerMessages.dueFailed} onRetry={() => void issues.refetch()} />
          )}
        </section>
        {asked?.to === 'invite' && <InviteDialog onClose={close} />}
        {asked?.to === 'disable' && <DisableDialog person={asked.person} onClose={close} />}
      </div>
    </div>
  );
};
