import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import classes from '../account/SubmitDialog.module.css';
import { FormFailure } from '../states/ActionFailed.tsx';
import { CodeFields } from './CodeFields.tsx';
import { secondStepMessages as words } from './messages.ts';
import { useSecondStep } from './use-second-step.ts';

interface SecondStepDialogProps {
  email: string;
  onDone: () => void;
  onBack: () => void;
}

/** The second step over a page whose session ended (SIGNIN-33). */
export const SecondStepDialog = ({ email, onDone, onBack }: SecondStepDialogProps) => {
  const { field, remember, setRemember, busy, failure, finish } = useSecondStep();
  const confirm = async (): Promise<void> => {
    if (await finish()) onDone();
  };
  return (
    <ConfirmationDialog
      open
      modalTitle={words.title}
      description={words.askText(email)}
      confirmLabel={words.go}
      busy={busy}
      onConfirm={() => void confirm()}
      cancelLabel={words.backInDialog}
      onCancel={onBack}
      // Escape must not lose text typed into the page.
      onClose={() => undefined}
    >
      <div className={classes.form}>
        <CodeFields field={field} remember={remember} setRemember={setRemember} />
        <FormFailure text={failure} />
      </div>
    </ConfirmationDialog>
  );
};
