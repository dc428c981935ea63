import { stateOf } from '#core/outbox/record-life.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { RefreshCw } from '#kit/icon/drawings/actions/refresh-cw.ts';
import { CloudOff } from '#kit/icon/drawings/signs/cloud-off.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { useStored, useServerFacts } from '../../phone/outbox/use-stored.ts';
import classes from './NotSentYet.module.css';
import { sendNow } from '../../phone/outbox/sender.ts';

interface NotSentYetProps {
  recordKey: string;
  /** Absent where a button of the page itself sends again. */
  withSendNow?: boolean;
}

/** Says where it was done that a record has not arrived, as long as that is so (OUTBOX-5). */
export const NotSentYet = ({ recordKey, withSendNow = true }: NotSentYetProps) => {
  const record = useStored('outbox')?.find(({ life }) => life.key === recordKey);
  const server = useServerFacts();
  if (!record) return null;
  const state = stateOf(record.life, server?.epoch);
  if (state === 'received') {
    return (
      <p role="status" className={classes.arrived}>
        {outboxMessages.arrived}
      </p>
    );
  }
  return (
    <div role="status" className={classes.line}>
      <Icon icon={CloudOff} size={22} />
      <p>{state === 'refused' ? outboxMessages.refused : outboxMessages.notSent}</p>
      {withSendNow && (
        <Button
          variant="primary"
          size="thumb"
          wide
          icon={<Icon icon={RefreshCw} />}
          onClick={() => void sendNow(recordKey)}
        >
          {outboxMessages.sendNow}
        </Button>
      )}
    </div>
  );
};
