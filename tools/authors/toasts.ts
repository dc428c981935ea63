import type { ToastMessage } from '#kit/overlays/toast/toasts.ts';
import { presentPage, type Page } from './window.ts';

// Replaces the toasts on the screen; the tests press their Undo.

let lastId = 0;
const shown = new Map<number, { page: Page; message: ToastMessage }>();

export const showToast = (message: ToastMessage): number => {
  lastId += 1;
  shown.set(lastId, { page: presentPage(), message });
  return lastId;
};

export const closeToast = (id: number): void => void shown.delete(id);

/** Takes away the toasts of a page that can be pressed, and returns what pressing them does. */
export function takeToastActions(page: Page): NonNullable<ToastMessage['action']>[] {
  const own = [...shown].filter(([, toast]) => toast.page === page);
  for (const [id] of own) shown.delete(id);
  return own.flatMap(([, { message }]) => message.action ?? []);
}
