import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../controls/button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import classes from './ConfirmationDialog.module.css';

interface ConfirmationDialogProps {
  open: boolean;
  modalTitle: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** The confirming button; absent: none. */
  confirmLabel?: string;
  onConfirm?: () => void;
  confirmDisabled?: boolean;
  /** The confirmed action is in progress. */
  busy?: boolean;
  /** The action cannot be undone. */
  danger?: boolean;
  /** The primary and focused button: the safe choice. With 'neither' the children choose the focus. */
  primary?: 'confirm' | 'cancel' | 'neither';
  /** The cancelling button; absent: none. */
  cancelLabel?: string;
  onCancel?: () => void;
  /** Escape and the close button; else onCancel, else onConfirm. */
  onClose?: () => void;
  /** Absent: no close button beside the title. */
  closeLabel?: string;
  role?: 'alertdialog';
  /** Between the description and the buttons. */
  children?: ReactNode;
}

const nothing = (): void => undefined;

/** A title, a description, an icon and up to two buttons (KIT-16). Enter in a field confirms. */
export const ConfirmationDialog = ({
  open,
  modalTitle,
  description,
  icon,
  confirmLabel,
  onConfirm = nothing,
  confirmDisabled = false,
  busy = false,
  danger = false,
  primary = 'confirm',
  cancelLabel,
  onCancel,
  onClose = onCancel ?? onConfirm,
  closeLabel,
  role,
  children,
}: ConfirmationDialogProps) => {
  const descriptionId = useId();
  const confirmButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  // A button loses the focus when it is disabled: the other one holds it meanwhile.
  useLayoutEffect(() => {
    const [confirm, cancel] = [confirmButton.current, cancelButton.current];
    if (confirmDisabled && confirm?.matches(':focus')) cancel?.focus();
    if (confirmDisabled || !cancel?.matches(':focus')) return;
    cancel.form?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [confirmDisabled]);
  const isCancelSafe = primary === 'cancel' || danger;
  const confirmVariant = primary === 'confirm' ? 'primary' : 'secondary';
  return (
    <Dialog
      title={modalTitle}
      open={open}
      onClose={onClose}
      icon={icon}
      describedBy={description === undefined ? undefined : descriptionId}
      {...(role === undefined ? {} : { role })}
      {...(closeLabel === undefined ? {} : { closeLabel })}
    >
      <form
        // The page says what is wrong in its own words, not in the browser's.
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!confirmDisabled && !busy) onConfirm();
        }}
      >
        {description === undefined ? null : (
          <div id={descriptionId} className={classes.description}>
            {description}
          </div>
        )}
        {children === undefined ? null : <div className={classes.content}>{children}</div>}
        <div className={classes.actions}>
          {cancelLabel === undefined ? null : (
            <Button
              ref={cancelButton}
              variant={primary === 'cancel' ? 'primary' : 'secondary'}
              data-autofocus={isCancelSafe || confirmDisabled || undefined}
              onClick={onCancel}
            >
              {cancelLabel}
            </Button>
          )}
          {confirmLabel === undefined ? null : (
            <Button
              ref={confirmButton}
              variant={danger ? 'fill-danger' : confirmVariant}
              type="submit"
              data-autofocus={(!isCancelSafe && primary === 'confirm') || undefined}
              disabled={confirmDisabled}
              busy={busy}
            >
              {confirmLabel}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
};
