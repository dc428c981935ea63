import type { IssueCategory } from '#core/base/category.ts';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { callMessages } from '../../../guide/call-messages.ts';
import { messages } from '../../../base/messages.ts';
import { CalleeList } from './CalleeList.tsx';

export interface ContactsSheetProps {
  category: IssueCategory | undefined;
  onClose: () => void;
}

/** Everybody to call, over the page (CALL-3). */
export const ContactsSheet = ({ category, onClose }: ContactsSheetProps) => (
  <Dialog title={callMessages.contacts} open onClose={onClose} closeLabel={messages.close}>
    <CalleeList category={category} />
  </Dialog>
);
