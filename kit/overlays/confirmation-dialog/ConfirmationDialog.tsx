import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../controls/button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import classes from './ConfirmationDialog.module.css';

interface ConfirmationDialogProps {
  open: boolean;
  modalTitle: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** The label of the button that confirms; without it there is no such button. */
  confirmLabel?: string;
  onConfirm?: () => void;
  confirmDisabled?: boolean;
  /** True while the confirmed action is in progress. */
  busy?: boolean;
  /** True if the action cannot be undone. */
  danger?: boolean;
  /** The button that is primary and gets the focus: the safe choice. With 'neither' the children choose the focus. */
  primary?: 'confirm' | 'cancel' | 'neither';
  /** The label of the button that cancels; without it there is no such button. */
  cancelLabel?: string;
  onCancel?: () => void;
  /** Hears Escape and the close button; without it onCancel hears them, or else onConfirm. */
  onClose?: () => void;
  /** The name of a close button next to the title; without it there is no such button. */
  closeLabel?: string;
  role?: 'alertdialog';
  /** A node between the description and the buttons. */
  children?: ReactNode;
}

const nothing = (): void => undefined;

/** A dialog with a title, a description, an icon and up to two buttons (KIT-16). Enter in a field confirms. */
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
  // A button that is disabled loses the focus, so the other button holds the focus until then.
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
