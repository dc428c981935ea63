import { SideModal } from '#kit/overlays/side-modal/SideModal.tsx';
import { messages } from '../../../base/messages.ts';
import classes from './PreviewDialog.module.css';
import type { PreviewFrame } from './use-preview-frame.tsx';

type PreviewDialogProps = PreviewFrame & { onClose: () => void };

export const PreviewDialog = ({ frame, note, onClose }: PreviewDialogProps) => (
  <SideModal
    {...frame}
    footer={
      <div className={classes.foot}>
        {frame.footer}
        {note}
      </div>
    }
    open
    onClose={onClose}
    closeAt="start"
    closeLabel={messages.close}
  />
);
