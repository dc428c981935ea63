import type { Person } from '#core/person.ts';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { showToast } from '#kit/toast/toasts.ts';
import { messages } from '../../messages.ts';
import { useSubmit } from '../account/use-submit.ts';
import { FormFailure } from '../states/FormFailure.tsx';
import { peopleMessages } from './messages.ts';
import { setDisabled } from './use-people.ts';

const words = peopleMessages;

interface DisableDialogProps {
  person: Person;
  onClose: () => void;
}

/** Says what disabling means before it is done (ACCOUNTS-10, ACCOUNTS-13). */
export const DisableDialog = ({ person, onClose }: DisableDialogProps) => {
  const { _id: id, name, email, state } = person;
  const { busy, failure, submit } = useSubmit(async () => {
    await setDisabled(id, true);
    showToast({ kind: 'status', text: words.disabled(name) });
    onClose();
  });
  return (
    <ConfirmationDialog
      open
      danger
      modalTitle={words.disableTitle(name)}
      description={state === 'invited' ? words.disableInvited(email) : words.disableText(email)}
      confirmLabel={words.disable}
      busy={busy}
      onConfirm={() => void submit()}
      cancelLabel={messages.cancel}
      onCancel={onClose}
    >
      <FormFailure text={failure} />
    </ConfirmationDialog>
  );
};
