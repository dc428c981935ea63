import { useEffect, useState } from 'react';
import type { OfficeHeard } from '#core/office-answer.ts';
import { useAdvisorName } from '../../session.ts';
import { officeHeard } from '../outbox/outbox.ts';
import type { OutboxRecord } from '../outbox/outbox-record.ts';
import { onChange } from '../store/store.ts';
import { useKept } from '../store/use-kept.ts';

/** What this phone holds of the stored name, newest first, and of others the count alone (OUTBOX-6). */
export type Records = {
  readonly own: readonly OutboxRecord[];
  readonly others: readonly { readonly name: string; readonly count: number }[];
  /** The office's epoch as last heard, by which its receipts are judged. */
  readonly epoch: string | undefined;
};

function useOffice(): OfficeHeard | undefined {
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

/** Undefined until the phone's store is read. */
export function useRecords(): Records | undefined {
  const name = useAdvisorName();
  const records = useKept('outbox');
  const office = useOffice();
  if (!records || !office) return undefined;
  const counts = new Map<string, number>();
  for (const { advisor } of records) {
    if (advisor !== name) counts.set(advisor, (counts.get(advisor) ?? 0) + 1);
  }
  return {
    own: records
      .filter(({ advisor }) => advisor === name)
      .sort((a, b) => b.savedAt.localeCompare(a.savedAt)),
    others: Array.from(counts, ([other, count]) => ({ name: other, count })),
    epoch: office.epoch,
  };
}
