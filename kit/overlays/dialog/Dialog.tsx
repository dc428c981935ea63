import { useId, type ReactNode } from 'react';
import { IconButton } from '../../controls/button/IconButton.tsx';
import { X } from '../../icon/drawings/actions/x.ts';
import classes from './Dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  title: string;
  open: boolean;
  /** Called by Escape, the back gesture and the close button; the owner decides whether to close. */
  onClose: () => void;
  children?: ReactNode;
  icon?: ReactNode;
  /** The name of the close button; without it there is no such button. */
  closeLabel?: string;
  /** The role of a dialog about something urgent that needs an answer first. */
  role?: 'alertdialog';
  describedBy?: string | undefined;
  /** If true, the dialog is read before anything is typed: its first field gets no focus, so that no phone's keyboard covers it. */
  startsAtTop?: boolean;
}

/** The field of a form that gets the focus first, instead of the close button before it. */
const FIRST_FIELD = "[data-autofocus], input:not([type='checkbox']), select, textarea";

const OpenDialog = ({
  title,
  onClose,
  children,
  icon,
  closeLabel,
  role,
  describedBy,
  startsAtTop,
}: DialogProps) => {
  const ref = useModal(onClose, startsAtTop ? undefined : FIRST_FIELD);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className={classes.dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      {icon === undefined ? null : <div className={classes.icon}>{icon}</div>}
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {closeLabel === undefined ? null : (
          <span className={classes.close}>
            <IconButton icon={X} label={closeLabel} onClick={onClose} />
          </span>
        )}
      </div>
      {children}
    </dialog>
  );
};

/** A modal dialog named by its title; on a phone a sheet at the bottom. */
export const Dialog = (props: DialogProps) => (props.open ? <OpenDialog {...props} /> : null);
