import type { ReactNode } from 'react';
import { SideModal } from '#kit/overlays/side-modal/SideModal.tsx';
import { messages } from '../../../base/messages.ts';
import classes from './PreviewDialog.module.css';
import type { PreviewFrame } from './use-preview-frame.tsx';

interface PreviewDialogProps extends PreviewFrame {
  onClose: () => void;
}

export const PreviewDialog = ({ frame, note, onClose }: PreviewDialogProps) => {
  const footer: ReactNode = (
    <div className={classes.foot}>
      {frame.footer}
      {note}
    </div>
  );
  return (
    <SideModal
      {...frame}
      footer={footer}
      open
      onClose={onClose}
      closeAt="start"
      closeLabel={messages.close}
    />
  );
};
