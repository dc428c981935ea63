import type { Person, PersonState } from '#core/people/person.ts';
import { Label, type Tone } from '#kit/controls/label/Label.tsx';
import { initialsOf } from '#kit/layout/layout-shell/initials.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { useLocation } from 'wouter';
import { adminPaths } from '../../base/admin-paths.ts';
import { followInApp } from '../../base/link-click.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { formatMoment } from '../base/moment.ts';
import { MoreMenu } from '../shared/states/MoreMenu.tsx';
import { ownerMessages } from '../owners/messages.ts';
import { FormFailure } from '../shared/states/FormFailure.tsx';
import { TwoLines } from '../shared/states/TwoLines.tsx';
import { peopleMessages, stateMessages } from '../shared/people/messages.ts';
import classes from './People.module.css';
import { invite, setDisabled } from '../shared/people/use-people.ts';

const words = peopleMessages;

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
  /** How many issues they own; undefined while that is not known. */
  owns: number | undefined;
  onDisable: () => void;
}

/** When somebody signed in last; whoever looks is here now. */
function lastSignIn({
  person,
  isOwn,
  now,
  timeZone,
}: Pick<PersonRowProps, 'person' | 'isOwn' | 'now' | 'timeZone'>): string {
  if (isOwn) return words.now;
  if (person.lastSignInAt === null) return words.never;
  const text = formatMoment(person.lastSignInAt, now, timeZone);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One administrator, and what can be done with the account (ACCOUNTS-13): nothing with one's own. */
export const PersonRow = (props: PersonRowProps) => {
  const { person, isOwn, owns = 0, onDisable } = props;
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
  const disable = { label: words.disable, act: onDisable };
  const entriesOf: Readonly<Record<PersonState, readonly { label: string; act: () => void }[]>> = {
    active: [disable],
    invited: [{ label: words.sendAgain, act: () => void sendAgain.submit() }, disable],
    disabled: [{ label: words.enable, act: () => void enable.submit() }],
  };

  return (
    <li className={classes.row} data-own={isOwn || undefined}>
      <span className={classes.avatar} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <TwoLines className={classes.who} small={email}>
        <b>{name}</b> {isOwn && words.you}
      </TwoLines>
      <span className={classes.state}>
        <Label tone={TONES[state]}>{stateMessages[state]}</Label>
      </span>
      <p className={classes.owns}>
        {owns > 0 && (
          <>
            <span className={classes.lastLabel}>{ownerMessages.owns}: </span>
            {ownerMessages.ownsCount(owns)}
          </>
        )}
      </p>
      <p className={classes.last}>
        <span className={classes.lastLabel}>{words.lastSignIn}: </span>
        {lastSignIn(props)}
      </p>
      <div className={classes.more}>
        {isOwn ? (
          <MoreMenu
            label={words.more(name)}
            entries={[{ label: words.ownProfile, href: adminPaths.profile }]}
            onSelect={(_, event) => followInApp(event, () => navigate(adminPaths.profile))}
          />
        ) : (
          <MoreMenu
            label={words.more(name)}
            entries={entriesOf[state]}
            disabled={sendAgain.busy || enable.busy}
            onSelect={({ act }) => act()}
          />
        )}
      </div>
      <div className={classes.failure}>
        <FormFailure text={sendAgain.failure ?? enable.failure} />
      </div>
    </li>
  );
};
