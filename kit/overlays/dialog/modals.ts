import { subscribable } from '../../base/subscribable.ts';

/** The open modal dialogs, the topmost last; everything outside the topmost is inert. */
const open: HTMLDialogElement[] = [];
const { subscribe, publish } = subscribable();

// Stops the page behind (base.css) by an attribute: a :has() on the root would make every change of the page look upwards.
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

/** Calls back whenever a dialog opens or closes; returns how to stop. */
export const onModalChange = subscribe;
