import { useId } from 'react';
import type { PeoplePage, Person } from '#core/people/person.ts';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { Users } from '#kit/icon/drawings/signs/users.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { useSession } from '../../base/session.ts';
import { ownerMessages } from '../owners/messages.ts';
import { useCampus } from '../base/queries.ts';
import { peopleMessages } from '../shared/people/messages.ts';
import classes from './People.module.css';
import { PersonRow } from './PersonRow.tsx';

const words = peopleMessages;

interface PeopleSheetProps {
  listed: PeoplePage;
  now: Date;
  /** How many issues somebody owns; undefined while that is not known. */
  ownedBy: (id: string) => number | undefined;
  onDisable: (person: Person) => void;
}

/** A page of the people, ten at a time (ACCOUNTS-18). */
export const PeopleSheet = ({ listed, now, ownedBy, onDisable }: PeopleSheetProps) => {
  const nameId = useId();
  const own = useSession()?._id;
  const timeZone = useCampus()?.timeZone;
  const { people } = listed;
  if (people.length === 0)
    return <EmptyState title={words.noneFound} icon={<Icon icon={Users} size={24} />} />;
  return (
    <div className={classes.sheet}>
      <div className={classes.columns} aria-hidden="true">
        <span>{words.person}</span>
        <span>{words.state}</span>
        <span>{ownerMessages.owns}</span>
        <span>{words.lastSignIn}</span>
      </div>
      <p id={nameId} hidden>
        {words.title}
      </p>
      <ul aria-labelledby={nameId}>
        {people.map((person) => (
          <PersonRow
            key={person._id}
            person={person}
            isOwn={person._id === own}
            now={now}
            timeZone={timeZone}
            owns={ownedBy(person._id)}
            onDisable={() => onDisable(person)}
          />
        ))}
      </ul>
    </div>
  );
};
