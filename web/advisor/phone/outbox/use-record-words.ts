import { stateOf } from '#core/outbox/record-life.ts';
import { useStored } from '../store/use-stored.ts';
import { outboxMessages } from './messages.ts';
import { useServerFacts } from './use-server-facts.ts';

/** What is said of a record beside the walk that made it (OUTBOX-5); undefined if the phone has none. */
export function useRecordWords(recordKey: string | undefined): string | undefined {
  const record = useStored('outbox')?.find(({ life }) => life.key === recordKey);
  const server = useServerFacts();
  if (!record) return undefined;
  const state = stateOf(record.life, server?.epoch);
  if (state === 'received') return outboxMessages.arrived;
  return state === 'refused' ? outboxMessages.refused : outboxMessages.notSent;
}
