/** The open modal dialogs, the topmost last; everything outside the topmost is inert. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

export const topModal = (): HTMLDialogElement | undefined => open.at(-1);

export const modalOpened = (dialog: HTMLDialogElement): void => {
  open.push(dialog);
  tell();
};

export const modalClosed = (dialog: HTMLDialogElement): void => {
  open.splice(open.indexOf(dialog), 1);
  tell();
};

export const onModalChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
