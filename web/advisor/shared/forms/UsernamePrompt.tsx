import { useState } from 'react';
import { isAdvisorName, normalizeAdvisor } from '#core/people/advisor-name.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { nameMessages as words } from './name-messages.ts';
import { storeAdvisorName } from '../../../base/advisor-name.ts';
import { Calls } from '../calls/calls.tsx';
import { Unproven } from './unproven.tsx';
import { loginMessages } from './login-messages.ts';
import classes from './UsernamePrompt.module.css';

interface UsernamePromptProps {
  /** Hears that a name is stored, and continues. */
  onNamed: () => void;
  onCancel: () => void;
}

/** Asks for the name at the moment it is needed (ADVISOR-4), so that nobody without one is sent to another page; the calls stay in reach (CALL-11). */
export const UsernamePrompt = ({ onNamed, onCancel }: UsernamePromptProps) => {
  const [name, setName] = useState('');
  const isTooLong = normalizeAdvisor(name) !== '' && !isAdvisorName(name);
  return (
    <ConfirmationDialog
      open
      modalTitle={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      confirmDisabled={!isAdvisorName(name)}
      cancelLabel={words.cancel}
      onCancel={onCancel}
      onConfirm={() => {
        storeAdvisorName(name);
        onNamed();
      }}
    >
      <Unproven />
      <TextInput
        label={loginMessages.username}
        size="thumb"
        autoComplete="username"
        error={isTooLong ? loginMessages.tooLong : undefined}
        value={name}
        onChange={setName}
      />
      <div className={classes.calls}>
        <Calls category={undefined} />
      </div>
    </ConfirmationDialog>
  );
};
