import { Button } from '#kit/controls/button/Button.tsx';
import { RefreshCw } from '#kit/icon/drawings/actions/refresh-cw.ts';
import { CloudOff } from '#kit/icon/drawings/signs/cloud-off.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { outboxMessages } from '../phone/outbox/messages.ts';
import {
  useRecord,
  useRecordWords,
  useServerFacts,
  useStored,
} from '../phone/outbox/use-stored.ts';
import { sendNow } from '../phone/outbox/sender.ts';
import { useEffect, useState } from 'react';
import { openStore } from '../phone/store/store.ts';
import { isUnsent } from '../phone/outbox/outbox.ts';
import classes from './record-notices.module.css';

interface NotSentYetProps {
  recordKey: string;
  /** False if a button of the page itself sends again. */
  withSendNow?: boolean;
}

/** A sentence next to the action, as long as a record has not arrived (OUTBOX-5). */
export const NotSentYet = ({ recordKey, withSendNow = true }: NotSentYetProps) => {
  const state = useRecord(recordKey)?.state;
  const words = useRecordWords(recordKey);
  if (!state) return null;
  if (state === 'received') {
    return (
      <p role="status" className={classes.arrived}>
        {words}
      </p>
    );
  }
  return (
    <div role="status" className={classes.line}>
      <Icon icon={CloudOff} size={22} />
      <p>{words}</p>
      {withSendNow && (
        <Button
          variant="primary"
          size="thumb"
          wide
          icon={RefreshCw}
          onClick={() => void sendNow(recordKey)}
        >
          {outboxMessages.sendNow}
        </Button>
      )}
    </div>
  );
};

interface SavedHereProps {
  recordKey: string;
  className: string | undefined;
}

/** A sentence that the phone keeps a record, and later the record's state (RECORD-7, OUTBOX-5). */
export const SavedHere = ({ recordKey, className }: SavedHereProps) => {
  const { savedHere } = outboxMessages;
  return (
    <p role="status" className={className}>
      {useRecordWords(recordKey, savedHere) ?? savedHere}
    </p>
  );
};

/** Makes the browser ask before the page is left. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Warns if this device loses everything when the page closes, and makes the browser ask before it closes the page with unsent records (OUTBOX-33). */
export const StorageWarning = () => {
  const [lasts, setLasts] = useState(true);
  const server = useServerFacts();
  const records = useStored('outbox') ?? [];
  const walks = useStored('walks') ?? [];
  const isUnsafe = walks.length > 0 || records.some((record) => isUnsent(record, server?.epoch));
  useEffect(() => {
    void openStore().then((store) => setLasts(store.lasts));
  }, []);
  useEffect(() => {
    if (lasts || !isUnsafe) return undefined;
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [lasts, isUnsafe]);
  if (lasts) return null;
  return (
    <div role="status" className={classes.warning}>
      <Icon icon={CloudOff} size={22} />
      <p>{outboxMessages.notLasting}</p>
    </div>
  );
};
