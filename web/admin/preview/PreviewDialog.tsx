import { SideModal } from '#kit/side-modal/SideModal.tsx';
import { messages } from '../../messages.ts';
import { usePreviewFrame, type Previewed } from './use-preview-frame.tsx';

/** A preview over the page, as wide as a phone. */
export const PreviewDialog = ({ onClose, ...previewed }: Previewed & { onClose: () => void }) => (
  <SideModal
    {...usePreviewFrame(previewed)}
    open
    onClose={onClose}
    closeAt="start"
    closeLabel={messages.close}
  />
);
