import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { afterPaint, loadAll } from '../../../base/on-demand.ts';

const NONE: readonly unknown[] = [];

/**
 * Starts what an advisor's page does besides what it shows, once it has painted, and again at each page
 * (OUTBOX-12), and loads what it shows `later` (`OnceLoaded`).
 */
export function useBackground(later: readonly unknown[] = NONE): void {
  const [path] = useLocation();
  useEffect(() => {
    const start = async (): Promise<void> => {
      await afterPaint;
      const background = await import('./background.ts');
      background.startBackground(path);
      await loadAll(later);
    };
    // Without a signal, and without the app kept on the phone, it does not come: what is shown stays.
    start().catch(() => undefined);
  }, [path, later]);
}
