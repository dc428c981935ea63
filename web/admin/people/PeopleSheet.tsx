import { useLocation } from 'wouter';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import type { PeoplePage, Person, PersonState } from '#core/people/person.ts';
import { displayName } from '#core/base/display-name.ts';
import { Label, type Tone } from '#kit/controls/label/Label.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { Users } from '#kit/icon/drawings/signs/users.ts';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { initialsOf } from '#kit/layout/layout-shell/initials.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { useSession } from '../../base/session.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { followInApp } from '../../base/navigation.ts';
import { ownerMessages } from '../shared/owners/messages.ts';
import { useCampus } from '../base/queries.ts';
import { useMay } from '../base/role.ts';
import {
  peopleMessages as words,
  ROLE_NAMES,
  roleMessages,
  stateMessages,
} from '../shared/people/messages.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { formatMoment } from '../base/moment.ts';
import { NamedList } from '../shared/page-parts/NamedList.tsx';
import { MoreMenu, TitleWithDetail } from '../shared/page-parts/RowParts.tsx';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { invite, setDisabled } from '../shared/people/use-people.ts';
import classes from './People.module.css';
import { marks } from '#core/base/mark-messages.ts';

const TONES: Readonly<Record<PersonState, Tone>> = {
  active: 'positive',
  invited: 'warning',
  disabled: 'neutral',
};

interface PersonRowProps {
  person: Person;
  isOwn: boolean;
  now: Date;
  timeZone: string | undefined;
  /** The number of issues that the person owns; undefined until it is loaded. */
  owns: number | undefined;
  /** The role in words; undefined if everybody is an owner. */
  role: string | undefined;
  /** True if the role cannot change, because nobody else is an owner. */
  isLastOwner: boolean;
  onRole: () => void;
  onDisable: () => void;
}

/** Returns when the person last signed in; for the reader's own account, that it is here now. */
function lastSignIn({ person, isOwn, now, timeZone }: PersonRowProps): string {
  if (isOwn) return words.now;
  if (person.lastSignInAt === null) return words.never;
  const text = formatMoment(person.lastSignInAt, now, timeZone);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One administrator, with the actions on the account (ACCOUNTS-13, ROLE-8); the reader's own account has only its role. */
const PersonRow = (props: PersonRowProps) => {
  const { person, isOwn, owns = 0, role, isLastOwner, onRole, onDisable } = props;
  const { _id: id, name, email, state } = person;
  const [, navigate] = useLocation();
  const sendAgain = useSubmit(async () => {
    await invite(email);
    showToast({ kind: 'status', text: words.sent(email) });
  });
  const enable = useSubmit(async () => {
    await setDisabled(id, { disabled: false });
    showToast({ kind: 'status', text: words.enabled(name) });
  });
  const canChange = useMay('owner');
  const disable = { label: words.disable, act: onDisable };
  const roles = isLastOwner ? [] : [{ label: roleMessages.change, act: onRole }];
  const href = adminPaths.profile;
  const profile = { label: words.ownProfile, href, act: () => navigate(href) };
  const entriesOf: Readonly<Record<PersonState, readonly { label: string; act: () => void }[]>> = {
    active: [...roles, disable],
    invited: [{ label: words.sendAgain, act: () => void sendAgain.submit() }, ...roles, disable],
    disabled: [{ label: words.enable, act: () => void enable.submit() }, ...roles],
  };
  const ofOthers = canChange ? entriesOf[state] : [];
  const entries = isOwn ? [profile, ...(canChange ? roles : [])] : ofOthers;

  return (
    <li className={classes.row} data-own={isOwn || undefined}>
      <span className={classes.avatar} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <TitleWithDetail
        className={classes.person}
        small={role === undefined ? email : `${email} · ${role}`}
      >
        <b>{name}</b> {isOwn && <span>{words.you}</span>}
      </TitleWithDetail>
      <span className={classes.state}>
        <Label tone={TONES[state]}>{stateMessages[state]}</Label>
      </span>
      <p className={classes.ownedIssues}>
        {owns > 0 && (
          <>
            <span className={classes.lastLabel}>{`${ownerMessages.owns}${marks.colon} `}</span>
            {ownerMessages.ownsCount(owns)}
          </>
        )}
      </p>
      <p className={classes.lastSignIn}>
        <span className={classes.lastLabel}>{`${words.lastSignIn}${marks.colon} `}</span>
        {lastSignIn(props)}
      </p>
      <div className={classes.more}>
        {entries.length > 0 && (
          <MoreMenu
            label={words.more(name)}
            entries={entries}
            disabled={sendAgain.busy || enable.busy}
            onSelect={(entry, event) =>
              'href' in entry ? followInApp(event, entry.act) : entry.act()
            }
          />
        )}
      </div>
      <div className={classes.failure}>
        <FormFailure text={sendAgain.failure ?? enable.failure} />
      </div>
    </li>
  );
};

/** Returns a person's role in words, if the campus's sign-in sets it (SIGNIN-40), and the person's categories (ROLE-11). */
function roleOf({ role, isRoleOfCampus, categories = [] }: Person): string {
  const named = [ROLE_NAMES[role], ...(isRoleOfCampus ? [roleMessages.ofCampus] : [])].join(', ');
  return categories.length === 0 ? named : `${named} · ${categories.map(displayName).join(', ')}`;
}

interface PeopleSheetProps {
  listed: PeoplePage;
  now: Date;
  /** Returns the number of issues somebody owns; undefined until it is known. */
  ownedBy: (id: string) => number | undefined;
  onRole: (person: Person) => void;
  onDisable: (person: Person) => void;
}

/** A page of ten people (ACCOUNTS-18). */
export const PeopleSheet = ({ listed, now, ownedBy, onRole, onDisable }: PeopleSheetProps) => {
  const own = useSession()?._id;
  const timeZone = useCampus()?.timeZone;
  const { people, isOneOwner } = listed;
  const areAllOwners = people.every(
    ({ role, isRoleOfCampus }) => role === 'owner' && !isRoleOfCampus,
  );
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
      <NamedList name={ADMIN_PAGES.people.title}>
        {people.map((person) => (
          <PersonRow
            key={person._id}
            person={person}
            isOwn={person._id === own}
            now={now}
            timeZone={timeZone}
            owns={ownedBy(person._id)}
            role={areAllOwners ? undefined : roleOf(person)}
            isLastOwner={isOneOwner && person.state === 'active' && person.role === 'owner'}
            onRole={() => onRole(person)}
            onDisable={() => onDisable(person)}
          />
        ))}
      </NamedList>
    </div>
  );
};
