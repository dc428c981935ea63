import { subscribable } from '../../base/subscribable.ts';

/** The open modal dialogs, the topmost last; everything outside the topmost is inert. */
const open: HTMLDialogElement[] = [];
const { subscribe, publish } = subscribable();

// Stops the page behind from scrolling (base.css), by an attribute: with :has() on the root, every change of the page would cost more.
const holdPage = (): boolean =>
  document.documentElement.toggleAttribute('data-modal', open.length > 0);

export const topModal = (): HTMLDialogElement | undefined => open.at(-1);

export const modalOpened = (dialog: HTMLDialogElement): void => {
  open.push(dialog);
  holdPage();
  publish();
};

export const modalClosed = (dialog: HTMLDialogElement): void => {
  open.splice(open.indexOf(dialog), 1);
  holdPage();
  publish();
};

/** Calls back whenever a dialog opens or closes; returns a function that stops the calls. */
export const onModalChange = subscribe;
