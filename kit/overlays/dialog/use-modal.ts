import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { modalClosed, modalOpened, topModal } from './modals.ts';

/** Opens the dialog as modal and returns the focus to the opener. Escape and the back gesture call onClose; `firstFocus` selects the first focus. */
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
      // It opens scrolled to its top, wherever the focus is.
      dialog.querySelector<HTMLElement>(firstFocus)?.focus({ preventScroll: true });
    };
    // Handled before the browser does, which closes nested dialogs together and sometimes skips `cancel`.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // An option has the focus while a select's list is open: Escape closes the list.
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
      // Closing it before it is removed gives the focus back.
      dialog.close();
    };
  }, [firstFocus]);

  return ref;
};
