import { subscribable } from '../subscribable.ts';

/** The open modal dialogs, the topmost last; everything outside the topmost is inert. */
const open: HTMLDialogElement[] = [];
const { subscribe, publish } = subscribable();

export const topModal = (): HTMLDialogElement | undefined => open.at(-1);

export const modalOpened = (dialog: HTMLDialogElement): void => {
  open.push(dialog);
  publish();
};

export const modalClosed = (dialog: HTMLDialogElement): void => {
  open.splice(open.indexOf(dialog), 1);
  publish();
};

/** Calls back whenever a dialog opens or closes; returns how to stop. */
export const onModalChange = subscribe;
