import { useState } from 'react';
import type { PersonFound } from '#core/privacy/person-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminCall } from '../base/admin-api.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { useSubmit } from '../shared/account/use-submit.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import { personMessages as words } from './person-messages.ts';
import classes from './Privacy.module.css';
import { downloadAbout, sayPerson } from './use-person.ts';

type ForgetDialogProps = { name: string; onClose: () => void; onForgotten: () => void };

/** The dialog that removes a name from all data, once the name was typed again (PRIVACY-11). It is mounted while it is open. */
const ForgetDialog = ({ name, onClose, onForgotten }: ForgetDialogProps) => {
  const [typed, setTyped] = useState('');
  return (
    <SubmitDialog
      danger
      title={words.forgetTitle(name)}
      text={words.forgetText}
      label={words.forget}
      act={async () => {
        const body = { name, confirmation: typed.trim() };
        await adminCall('POST /api/privacy/person/forget', { body });
        showToast({ kind: 'status', text: words.forgotten });
        onForgotten();
      }}
      say={sayPerson(words.notForgotten)}
      isComplete={typed.trim() === name}
      onClose={onClose}
    >
      {(submitted) => (
        <FormInput
          label={words.confirm}
          required
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          submitted={submitted}
          error={submitted && typed.trim() !== name ? words.differs : undefined}
        />
      )}
    </SubmitDialog>
  );
};

const KINDS = ['records', 'messages', 'searches', 'mails'] as const;

/** Returns in words how much is stored under a name. */
const listed = ({ accounts, ...counts }: PersonFound): string[] => [
  ...KINDS.flatMap((kind) => (counts[kind] > 0 ? words[kind](counts[kind]) : [])),
  ...accounts.map(({ email }) => words.account(email)),
];

type FoundProps = { name: string; found: PersonFound; onForgotten: () => void };

const Found = ({ name, found, onForgotten }: FoundProps) => {
  const [isAsked, setAsked] = useState(false);
  const say = sayPerson(words.downloadFailed);
  const download = useSubmit(async () => await downloadAbout(name), say);
  const parts = listed(found);
  const inUse = found.accounts.filter(({ isDisabled }) => !isDisabled);
  if (parts.length === 0) return <p role="status">{words.nothing(name)}</p>;
  return (
    <div className={classes.going}>
      <h3>{words.found(name)}</h3>
      <div role="status">
        <ul>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
      {inUse.map(({ email }) => (
        <p key={email}>{words.enabled(email)}</p>
      ))}
      <FormFailure text={download.failure} />
      <div className={classes.actions}>
        <Button busy={download.busy} onClick={() => void download.submit()}>
          {words.download}
        </Button>
        <Button variant="danger" disabled={inUse.length > 0} onClick={() => setAsked(true)}>
          {words.forget}
        </Button>
      </div>
      {isAsked && (
        <ForgetDialog name={name} onClose={() => setAsked(false)} onForgotten={onForgotten} />
      )}
    </div>
  );
};

/** The part that gives the data about one person as a file, and that removes the name (PRIVACY-10, PRIVACY-11). */
export const PersonPart = () => {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<{ name: string; found: PersonFound }>();
  const name = typed.trim();
  const find = useSubmit(async () => {
    setShown({ name, found: await adminCall('POST /api/privacy/person', { body: { name } }) });
  }, sayPerson(words.findFailed));
  return (
    <SettingsPart id="person" title={words.title} text={words.text}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '') void find.submit();
        }}
      >
        <div className={classes.person}>
          <TextInput
            label={words.name}
            hint={words.nameHint}
            autoComplete="off"
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setShown(undefined);
            }}
          />
        </div>
        <div className={classes.actions}>
          <Button type="submit" busy={find.busy} disabled={name === ''}>
            {words.find}
          </Button>
        </div>
        <FormFailure text={find.failure} />
      </form>
      {shown && (
        <div className={classes.link}>
          <Found key={shown.name} {...shown} onForgotten={() => setShown(undefined)} />
        </div>
      )}
    </SettingsPart>
  );
};
