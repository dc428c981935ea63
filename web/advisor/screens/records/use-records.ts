import { useAdvisorName } from '../../../base/advisor-name.ts';
import { isSilent, type OutboxRecord } from '../../phone/store/phone-store.ts';
import { useServerFacts, useStored } from '../../phone/outbox/use-stored.ts';

/** What this phone holds of the stored name, newest first, and of others the count alone (OUTBOX-6). */
export type Records = {
  readonly own: readonly OutboxRecord[];
  readonly others: readonly { readonly name: string; readonly count: number }[];
  /** The server's epoch as last heard, by which its receipts are judged. */
  readonly epoch: string | undefined;
};

/** Undefined until the phone's store is read. */
export function useRecords(): Records | undefined {
  const name = useAdvisorName();
  const records = useStored('outbox')?.filter((record) => !isSilent(record));
  const server = useServerFacts();
  if (!records || !server) return undefined;
  const counts = new Map<string, number>();
  for (const { advisor } of records) {
    if (advisor !== name) counts.set(advisor, (counts.get(advisor) ?? 0) + 1);
  }
  return {
    own: records
      .filter(({ advisor }) => advisor === name)
      .sort((a, b) => b.savedAt.localeCompare(a.savedAt)),
    others: Array.from(counts, ([other, count]) => ({ name: other, count })),
    epoch: server.epoch,
  };
}
