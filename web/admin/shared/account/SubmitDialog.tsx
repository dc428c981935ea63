import { useState, type ReactNode } from 'react';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { adminMessages } from '../../base/messages.ts';
import { FormFailure } from '../states/ActionFailed.tsx';
import classes from './SubmitDialog.module.css';
import { useSubmit } from './use-submit.ts';

interface SubmitDialogProps {
  title: string;
  text?: string;
  danger?: boolean;
  label: string;
  /** Runs the action, after which the dialog closes. An error is shown in the dialog, in the words of `say`. */
  act: () => Promise<void>;
  say?: (error: unknown) => string;
  isLoading?: boolean;
  /** True if every field is filled in; the fields show what is missing after the first try. */
  isComplete?: boolean;
  cancelLabel?: string | undefined;
  onClose: () => void;
  /** Draws the fields, which hear if somebody pressed the button. */
  children?: (submitted: boolean) => ReactNode;
}

/** A dialog that asks, acts right away, and shows a failure in place. It is mounted while it is open. */
export const SubmitDialog = (props: SubmitDialogProps) => {
  const { text, danger = false, isLoading = false, isComplete = true } = props;
  const { cancelLabel = adminMessages.cancel } = props;
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, submit } = useSubmit(props.act, props.say);
  return (
    <ConfirmationDialog
      open
      danger={danger}
      modalTitle={props.title}
      {...(text !== undefined && { description: text })}
      confirmLabel={props.label}
      busy={busy || isLoading}
      onConfirm={() => {
        setSubmitted(true);
        if (isComplete) void submit();
      }}
      cancelLabel={cancelLabel}
      onCancel={props.onClose}
    >
      <div className={classes.form}>
        {props.children?.(submitted)}
        <FormFailure text={failure} />
      </div>
    </ConfirmationDialog>
  );
};
