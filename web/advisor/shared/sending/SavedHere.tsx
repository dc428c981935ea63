import { stateOf } from '#core/outbox/record-life.ts';
import { useKept } from '../../phone/store/use-kept.ts';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { useOffice } from '../../phone/outbox/use-office.ts';

interface SavedHereProps {
  recordKey: string;
  className: string | undefined;
}

/** Says that the phone keeps a record, and what became of it since (RECORD-7, RECORD-15). */
export const SavedHere = ({ recordKey, className }: SavedHereProps) => {
  const record = useKept('outbox')?.find(({ life }) => life.key === recordKey);
  const office = useOffice();
  const state = record && stateOf(record.life, office?.epoch);
  const words =
    state === 'refused'
      ? outboxMessages.refused
      : state === 'received'
        ? outboxMessages.arrived
        : outboxMessages.savedHere;
  return (
    <p role="status" className={className}>
      {words}
    </p>
  );
};
