import { useId } from 'react';
import { useModal } from '../dialog/use-modal.ts';
import { PanelFrame, type FrameProps } from './PanelFrame.tsx';
import classes from './SideModal.module.css';

export interface SideModalProps extends FrameProps {
  open: boolean;
  /** Called by Escape, the back gesture and the close button; the owner decides whether to close. */
  onClose: () => void;
  /** If true, a click outside the panel calls onClose too. This is for menus, never for panels with typed text, which would be lost. */
  closeOutside?: boolean;
}

const OpenSideModal = ({ closeOutside = false, ...frame }: SideModalProps) => {
  const ref = useModal(frame.onClose);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className={classes.panel}
      aria-labelledby={titleId}
      onPointerDown={({ target, currentTarget }) => {
        // The backdrop appeared together with the panel, so it is held, too (KIT-31).
        const isHeld = currentTarget.hasAttribute('data-held');
        if (closeOutside && target === currentTarget && !isHeld) frame.onClose();
      }}
    >
      <PanelFrame {...frame} titleId={titleId} />
    </dialog>
  );
};

/** A modal panel at the end side, named by its title: as wide as a phone, and 375 px wide on screens from 576 px. */
export const SideModal = (props: SideModalProps) =>
  props.open ? <OpenSideModal {...props} /> : null;
