import { memo, Suspense, useState } from 'react';
import type { IssueCategory } from '#core/base/category.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { callMessages } from '../../../guide/call-messages.ts';
import { onDemand } from '../../../base/on-demand.ts';

/** Comes after the first paint: the button is there before it. */
export const ContactsSheet = onDemand(
  'ContactsSheet',
  async () => await import('./ContactsSheet.tsx'),
);

/** Opens the sheet of everybody to call (CALL-3). */
export const ContactsButton = memo(({ category }: { category: IssueCategory | undefined }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="thumb" wide aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {callMessages.contacts}
      </Button>
      {isOpen && (
        <Suspense>
          <ContactsSheet category={category} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
