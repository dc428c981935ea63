import { useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { CloudUpload } from '#kit/icon/drawings/actions/cloud-upload.ts';
import { RefreshCw } from '#kit/icon/drawings/actions/refresh-cw.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import { sendNow } from '../../phone/outbox/sender.ts';
import { recordsMessages } from './messages.ts';
import classes from './WaitingRecords.module.css';

const words = recordsMessages.waiting;

/** That something waits, and a way to try all of it at once, and what came of that (OUTBOX-31). */
export const WaitingRecords = ({ records }: { records: readonly OutboxRecord[] }) => {
  const [isPressed, setIsPressed] = useState(false);
  // Pressing forgets the failures: one that is there again is the answer to it.
  const failure = records.find(({ life }) => life.failures > 0)?.life.lastFailure;
  const send = async (): Promise<void> => {
    await Promise.all(records.map(async ({ life }) => await sendNow(life.key)));
    setIsPressed(true);
  };
  return (
    <section className={classes.waiting} aria-label={words.title(records.length)}>
      <Icon icon={CloudUpload} size={22} />
      <div>
        <h2 className={classes.title}>{words.title(records.length)}</h2>
        <p className={classes.text}>{words.text}</p>
        <p role="status" className={classes.text}>
          {isPressed && failure && words.failed[failure]}
        </p>
      </div>
      <Button
        variant="primary"
        size="thumb"
        wide
        busy={isPressed && !failure}
        icon={<Icon icon={RefreshCw} />}
        onClick={() => void send()}
      >
        {outboxMessages.sendNow}
      </Button>
    </section>
  );
};
