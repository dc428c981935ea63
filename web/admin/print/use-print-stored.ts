import { useEffect, useEffectEvent, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { printMessages } from './messages.ts';

const words = printMessages;

type Shown = Pick<UseQueryResult, 'refetch' | 'dataUpdatedAt'>;

/** So long, in ms, paper waits for pictures of which nothing is heard. */
const PATIENCE_MS = 20_000;

const arrived = async (image: HTMLImageElement): Promise<void> => {
  if (image.complete) return;
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
  });
};

/** Resolves once each picture of the page has come or failed, or after a while (PRINT-9). */
async function picturesArrived(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all([...document.images].map(arrived)), late]);
}

/**
 * Prints what is shown once it was read anew: a number may have changed since the page was opened. The keys that print do the
 * same as `print`, while `isReady` (PRINT-8).
 */
export function usePrintStored(shown: readonly Shown[], isReady: boolean) {
  const [busy, setBusy] = useState(false);
  // When the oldest of what is to be printed was read, in ms; undefined once it is.
  const [read, setRead] = useState<{ at: number }>();
  const print = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const all = await Promise.all(shown.map(async ({ refetch }) => await refetch()));
    if (all.every(({ isSuccess }) => isSuccess))
      return setRead({ at: Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt)) });
    setBusy(false);
    showToast({ kind: 'alert', text: words.notPrinted, detail: words.notPrintedText });
  };
  const drawn = read && shown.every(({ dataUpdatedAt }) => dataUpdatedAt >= read.at) && read;
  useEffect(() => {
    if (!drawn) return undefined;
    let isShown = true;
    // Not while React draws: the list of paths is drawn for the paper alone.
    void picturesArrived().then(() => {
      if (!isShown) return;
      setBusy(false);
      setRead(undefined);
      window.print();
    });
    return () => {
      isShown = false;
    };
  }, [drawn]);

  const press = useEffectEvent((event: KeyboardEvent): void => {
    const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isReady || !isHeld || event.key.toLowerCase() !== 'p') return;
    event.preventDefault();
    void print();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return { print: () => void print(), busy };
}
