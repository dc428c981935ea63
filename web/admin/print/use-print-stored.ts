import { useEffect, useEffectEvent, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { printMessages } from './messages.ts';

const words = printMessages;

type Shown = Pick<UseQueryResult, 'refetch' | 'dataUpdatedAt'>;

/**
 * Prints what is shown once it was read anew: a number may have changed since the page was opened. The keys that print do the
 * same as `print`, while `isReady` (PRINT-8).
 */
export function usePrintStored(shown: readonly Shown[], isReady: boolean) {
  const [busy, setBusy] = useState(false);
  // When the oldest of what is printed was read, in ms.
  const [readAt, setReadAt] = useState<number>();
  const print = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const read = await Promise.all(shown.map(async ({ refetch }) => await refetch()));
    setBusy(false);
    if (read.every(({ isSuccess }) => isSuccess))
      setReadAt(Math.min(...read.map(({ dataUpdatedAt }) => dataUpdatedAt)));
    else showToast({ kind: 'alert', text: words.notPrinted, detail: words.notPrintedText });
  };
  const isDrawn =
    readAt !== undefined && shown.every(({ dataUpdatedAt }) => dataUpdatedAt >= readAt);
  const drawnAt = isDrawn ? readAt : undefined;
  useEffect(() => {
    // Not while React draws: the list of paths is drawn for the paper alone.
    if (drawnAt !== undefined) queueMicrotask(() => window.print());
  }, [drawnAt]);

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
