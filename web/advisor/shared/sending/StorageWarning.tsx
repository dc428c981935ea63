import { useEffect, useState } from 'react';
import { CloudOff } from '#kit/icon/drawings/signs/cloud-off.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { openStore } from '../../phone/store/store.ts';
import { useStored, useServerFacts } from '../../phone/outbox/use-stored.ts';
import classes from './StorageWarning.module.css';
import { isUnsent } from '../../phone/outbox/outbox.ts';

/** The browser asks before the page is left. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Warns where this phone keeps nothing once the page is closed, and holds it open for what is not sent (OUTBOX-33). */
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
    <div role="status" className={classes.line}>
      <Icon icon={CloudOff} size={22} />
      <p>{outboxMessages.notLasting}</p>
    </div>
  );
};
