import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { afterPaint, loadAll } from '../../../base/on-demand/on-demand.ts';

const NONE: readonly unknown[] = [];

/** Starts the background work once the page has painted, again at each page (OUTBOX-12), and loads what is shown `later`. */
export function useBackground(later: readonly unknown[] = NONE): void {
  const [path] = useLocation();
  useEffect(() => {
    const start = async (): Promise<void> => {
      await afterPaint;
      const background = await import('./background.ts');
      background.startBackground(path);
      await loadAll(later);
    };
    // Without a signal, and without the app stored on the phone, it does not load: the page stays.
    start().catch(() => undefined);
  }, [path, later]);
}
