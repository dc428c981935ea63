import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Since when the page is being put on paper, a UTC ISO instant: what is drawn for it is there before it is read. */
export function usePrinting(): string | undefined {
  const [since, setSince] = useState<string>();
  useEffect(() => {
    const begin = (): void => flushSync(() => setSince(new Date().toISOString()));
    const end = (): void => setSince(undefined);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return since;
}
