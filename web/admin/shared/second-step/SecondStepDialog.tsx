import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import classes from '../account/SubmitDialog.module.css';
import { FormFailure } from '../states/ActionFailed.tsx';
import { CodeFields } from './CodeFields.tsx';
import { secondStepMessages as words } from './messages.ts';
import { useSecondStep } from './use-second-step.ts';

type SecondStepDialogProps = { email: string; onDone: () => void; onBack: () => void };

/** The second step, over a page whose session has ended (SIGNIN-33). */
export const SecondStepDialog = ({ email, onDone, onBack }: SecondStepDialogProps) => {
  const form = useSecondStep(onDone);
  return (
    <ConfirmationDialog
      open
      modalTitle={words.title}
      description={words.askText(email)}
      confirmLabel={words.go}
      busy={form.busy}
      onConfirm={form.submit}
      cancelLabel={words.backInDialog}
      onCancel={onBack}
      // Escape must not lose text typed into the page.
      onClose={() => undefined}
    >
      <div className={classes.form}>
        <CodeFields form={form} />
        <FormFailure text={form.failure} />
      </div>
    </ConfirmationDialog>
  );
};
