import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { afterPaint } from '../after-paint.ts';
import { loadAll } from '../on-demand.ts';

const NONE: readonly unknown[] = [];

/**
 * Starts what an advisor's page does besides what it shows, once it has painted, and again at each page
 * (OUTBOX-12). Returns whether that code is there, and `later` with it: components that come on demand.
 */
export function useBackground(later: readonly unknown[] = NONE): boolean {
  const [isThere, setIsThere] = useState(false);
  const [path] = useLocation();
  useEffect(() => {
    const start = async (): Promise<void> => {
      await afterPaint;
      const { startBackground } = await import('./background.ts');
      startBackground(path);
      await loadAll(later);
      setIsThere(true);
    };
    // Without a signal, and without the app kept on the phone, it does not come: what is shown stays.
    start().catch(() => undefined);
  }, [path, later]);
  return isThere;
}
