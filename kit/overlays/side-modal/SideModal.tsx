import { useId } from 'react';
import { useModal } from '../dialog/use-modal.ts';
import { PanelFrame, type FrameProps } from './PanelFrame.tsx';
import classes from './SideModal.module.css';

export interface SideModalProps extends FrameProps {
  open: boolean;
  /** Called by Escape, the back gesture and the close button; the owner decides whether to close. */
  onClose: () => void;
  /** A click beside the panel calls onClose too. For menus; never for panels with typed text, which would be lost. */
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
        // The backdrop appeared together with the panel (KIT-31).
        const isHeld = currentTarget.hasAttribute('data-held');
        if (closeOutside && target === currentTarget && !isHeld) frame.onClose();
      }}
    >
      <PanelFrame {...frame} titleId={titleId} />
    </dialog>
  );
};

/** A modal panel at the end side, as wide as a phone, 375 px from 576 px on, named by its title. */
export const SideModal = (props: SideModalProps) =>
  props.open ? <OpenSideModal {...props} /> : null;
