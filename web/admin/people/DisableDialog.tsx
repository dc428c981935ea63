import type { Person } from '#core/people/person.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { HandOver } from '../owners/HandOver.tsx';
import { ownerMessages } from '../owners/messages.ts';
import { useHandOver } from '../owners/use-hand-over.ts';
import { peopleMessages } from '../shared/people/messages.ts';
import { setDisabled } from '../shared/people/use-people.ts';

const words = peopleMessages;

interface DisableDialogProps {
  person: Person;
  onClose: () => void;
}

/** Says what disabling means before it is done (ACCOUNTS-10, ACCOUNTS-13, ACCOUNTS-16). */
export const DisableDialog = ({ person, onClose }: DisableDialogProps) => {
  const { _id: id, name, email, state } = person;
  const handOver = useHandOver(id);
  const disable = async (): Promise<void> => {
    await setDisabled(id, { disabled: true, ...handOver.body });
    showToast({ kind: 'status', text: words.disabled(name) });
    onClose();
  };
  return (
    <SubmitDialog
      danger
      title={words.disableTitle(name)}
      text={state === 'invited' ? words.disableInvited(email) : words.disableText(email)}
      label={words.disable}
      act={disable}
      isLoading={handOver.isLoading}
      isComplete={!handOver.isMissing}
      onClose={onClose}
    >
      {(submitted) => (
        <HandOver
          from={id}
          text={ownerMessages.theirIssues(name, handOver.titles)}
          handOver={handOver}
          submitted={submitted}
        />
      )}
    </SubmitDialog>
  );
};
