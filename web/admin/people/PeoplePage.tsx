import { useState } from 'react';
import type { Person } from '#core/person.ts';
import { Button } from '#kit/button/Button.tsx';
import { UserPlus } from '#kit/icon/drawings/user-plus.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { usePageTitle } from '../../page-title.ts';
import { useSession } from '../../session.ts';
import { useCampus } from '../queries.ts';
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
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  usePageTitle(words.title);
  if (people.isError && !people.data) {
    return <LoadFailed title={words.loadFailed} onRetry={() => void people.refetch()} />;
  }
  if (!people.data) return <Loading />;
  const signedIn = people.data.filter(({ isSignedIn }) => isSignedIn).length;
  const able = people.data.filter(({ state }) => state === 'active').length;
  return (
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
          <span>{words.lastSignIn}</span>
        </div>
        <ul aria-label={words.title}>
          {people.data.map((person) => (
            <PersonRow
              key={person._id}
              person={person}
              isOwn={person._id === session?._id}
              now={new Date(people.dataUpdatedAt)}
              timeZone={timeZone}
              onDisable={() => setAsked({ to: 'disable', person })}
            />
          ))}
        </ul>
      </div>
      {asked?.to === 'invite' && <InviteDialog onClose={close} />}
      {asked?.to === 'disable' && <DisableDialog person={asked.person} onClose={close} />}
    </div>
  );
};
