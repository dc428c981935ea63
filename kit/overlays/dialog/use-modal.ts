import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { modalClosed, modalOpened, topModal } from './modals.ts';

/** Opens the dialog as a modal one, and gives the focus back to the opener at the end. Escape and the back gesture call onClose; `firstFocus` is a selector of the element that gets the focus first. */
export const useModal = (
  onClose: () => void,
  firstFocus = '[data-autofocus]',
): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  const askToClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const open = (): void => {
      dialog.showModal();
      // The dialog opens scrolled to its top, even if the focus is further down.
      dialog.querySelector<HTMLElement>(firstFocus)?.focus({ preventScroll: true });
    };
    // Escape is handled before the browser handles it, because the browser closes nested dialogs together and sometimes fires no `cancel`.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // While a select's list is open, an option has the focus: Escape then closes only the list.
      if (topModal() !== dialog || (event.target as Element).localName === 'option') return;
      event.preventDefault();
      askToClose();
    };
    const onCancel = (event: Event): void => {
      if (event.target !== dialog) return;
      event.preventDefault();
      askToClose();
    };
    const onNativeClose = (event: Event): void => {
      if (event.target !== dialog || dialog.open) return;
      open();
      askToClose();
    };
    open();
    modalOpened(dialog);
    const page = dialog.ownerDocument;
    page.addEventListener('keydown', onKeyDown);
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onNativeClose);
    return () => {
      page.removeEventListener('keydown', onKeyDown);
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onNativeClose);
      modalClosed(dialog);
      // The dialog is closed before it is removed, so that the focus goes back.
      dialog.close();
    };
  }, [firstFocus]);

  return ref;
};
