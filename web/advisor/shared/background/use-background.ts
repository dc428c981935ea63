import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { afterPaint, loadAll } from '../../../base/on-demand/on-demand.ts';

const NONE: readonly unknown[] = [];

/** Starts the background work once the page has painted, and again at each page (OUTBOX-12), and loads the components shown `later`. */
export function useBackground(later: readonly unknown[] = NONE): void {
  const [path] = useLocation();
  useEffect(() => {
    const start = async (): Promise<void> => {
      await afterPaint;
      const background = await import('./background.ts');
      background.startBackground(path);
      await loadAll(later);
    };
    // If there is no signal and the app is not stored on the phone, the work does not load, but the page stays.
    start().catch(() => undefined);
  }, [path, later]);
}
