import { stateOf } from '#core/outbox/record-life.ts';
import { useKept } from '../store/use-kept.ts';
import { outboxMessages } from './messages.ts';
import { useOffice } from './use-office.ts';

/** What is said of a record beside the walk that made it (OUTBOX-5); undefined if the phone has none. */
export function useRecordWords(recordKey: string | undefined): string | undefined {
  const record = useKept('outbox')?.find(({ life }) => life.key === recordKey);
  const office = useOffice();
  if (!record) return undefined;
  const state = stateOf(record.life, office?.epoch);
  if (state === 'received') return outboxMessages.arrived;
  return state === 'refused' ? outboxMessages.refused : outboxMessages.notSent;
}
