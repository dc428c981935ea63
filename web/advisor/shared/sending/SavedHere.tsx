import { stateOf } from '#core/outbox/record-life.ts';
import { useStored, useServerFacts } from '../../phone/outbox/use-stored.ts';
import { outboxMessages } from '../../phone/outbox/messages.ts';

interface SavedHereProps {
  recordKey: string;
  className: string | undefined;
}

/** Says that the phone keeps a record, and what became of it since (RECORD-7, RECORD-15). */
export const SavedHere = ({ recordKey, className }: SavedHereProps) => {
  const record = useStored('outbox')?.find(({ life }) => life.key === recordKey);
  const server = useServerFacts();
  const state = record && stateOf(record.life, server?.epoch);
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
