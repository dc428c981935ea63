import { useSyncExternalStore } from 'react';
import { subscribable } from '../../base/subscribable.ts';

export interface ToastMessage {
  text: string;
  /** A status waits until the screen reader is silent; an alert is announced right away. */
  kind: 'status' | 'alert';
  /** The icon of a status: a green tick, or a neutral one. */
  tone?: 'positive' | 'neutral';
  /** A second line, less prominent. */
  detail?: string;
  action?: { label: string; onAction: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const { subscribe, publish } = subscribable();

const show = (next: readonly ShownToast[]): void => {
  toasts = next;
  publish();
};

/** Shows a toast; if one with the same words is shown, it is replaced, so that the words are announced again. */
export const showToast = (message: ToastMessage): number => {
  lastId += 1;
  const others = toasts.filter(
    ({ text, kind, action }) => action || text !== message.text || kind !== message.kind,
  );
  show([...others, { ...message, id: lastId }]);
  return lastId;
};

export const closeToast = (id: number): void => {
  show(toasts.filter((toast) => toast.id !== id));
};

/** Closes the toasts that offer an action, because the state that the action would change is no longer the same. */
export const closeActions = (): void => {
  show(toasts.filter(({ action }) => !action));
};

export const closeAllToasts = (): void => {
  show([]);
};

export const useToasts = (): readonly ShownToast[] => useSyncExternalStore(subscribe, () => toasts);
