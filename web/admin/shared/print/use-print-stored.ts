import { useEffect, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { useWindowEvent } from '../../base/use-window-event.ts';
import { printMessages as words } from './messages.ts';

type Shown = Pick<UseQueryResult, 'refetch' | 'dataUpdatedAt'>;

/** The most ms for which printing waits for missing images. */
const PATIENCE_MS = 20_000;

const arrived = async (image: HTMLImageElement): Promise<void> => {
  if (image.complete) return;
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
  });
};

/** Resolves once each image of the page has loaded or failed, or after that time (PRINT-8). */
async function picturesArrived(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all([...document.images].map(arrived)), late]);
}

/** A request to print something, with the time in ms of its oldest data, once that was loaded again. */
type PrintRequest = { readonly of: string; readonly readAt?: number };

/**
 * Prints the page after loading its data again, because a number may have changed since the page
 * was opened. The shortcuts that print do the same as `print`, while `isReady` (PRINT-8). `chosen`
 * names the choice: if it changes, nothing is printed.
 */
export function usePrintStored(shown: readonly Shown[], chosen: string, isReady: boolean) {
  const [asked, setAsked] = useState<PrintRequest>();
  if (asked && asked.of !== chosen) setAsked(undefined);
  const busy = asked !== undefined;
  const print = async (): Promise<void> => {
    if (busy) return;
    const asking: PrintRequest = { of: chosen };
    setAsked(asking);
    const all = await Promise.all(shown.map(async ({ refetch }) => await refetch()));
    const isRead = all.every(({ isSuccess }) => isSuccess);
    const readAt = Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt));
    const next = isRead ? { of: chosen, readAt } : undefined;
    setAsked((now) => (now === asking ? next : now));
    if (!isRead) showToast({ kind: 'alert', text: words.notPrinted, detail: words.notPrintedText });
  };
  const readAt = asked?.readAt;
  const drawn =
    readAt !== undefined && shown.every(({ dataUpdatedAt }) => dataUpdatedAt >= readAt) && asked;
  useEffect(() => {
    if (!drawn) return undefined;
    let isShown = true;
    // This waits until React has drawn, because the list of paths is drawn only for the paper.
    void picturesArrived().then(() => {
      if (!isShown) return;
      setAsked(undefined);
      window.print();
    });
    return () => {
      isShown = false;
    };
  }, [drawn]);

  useWindowEvent('keydown', (event) => {
    const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isReady || !isHeld || event.key.toLowerCase() !== 'p') return;
    event.preventDefault();
    void print();
  });
  return { print: () => void print(), busy };
}
