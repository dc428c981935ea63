import { useEffect, useState } from 'react';
import type { OfficeHeard } from '#core/outbox/office-answer.ts';
import { onChange } from '../store/store.ts';
import { officeHeard } from './outbox.ts';

/** What the phone last heard of the office, now and whenever it hears more; undefined until it is read. */
export function useOffice(): OfficeHeard | undefined {
  const [heard, setHeard] = useState<OfficeHeard>();
  useEffect(() => {
    const look = async (): Promise<void> => setHeard(await officeHeard());
    void look();
    return onChange((names) => {
      if (names.includes('facts')) void look();
    });
  }, []);
  return heard;
}
