import { memo, useState } from 'react';
import type { IssueCategory } from '#core/category.ts';
import { Button } from '#kit/button/Button.tsx';
import { Dialog } from '#kit/dialog/Dialog.tsx';
import { messages } from '../../messages.ts';
import { CalleeList } from './CalleeList.tsx';
import { callMessages } from './messages.ts';

const words = callMessages;

/** Opens the sheet of everybody to call (CALL-3). */
export const ContactsButton = memo(({ category }: { category: IssueCategory | undefined }) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button size="thumb" wide aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.contacts}
      </Button>
      <Dialog title={words.contacts} open={isOpen} onClose={close} closeLabel={messages.close}>
        <CalleeList category={category} />
      </Dialog>
    </>
  );
});
