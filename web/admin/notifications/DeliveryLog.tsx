import { useId, useRef, useState } from 'react';
import type { NotificationDelivery } from '#core/notifications/notification-schema.ts';
import { DELIVERY_STATES, type DeliveryState } from '#core/notifications/notifications.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { FormFailure } from '../shared/states/FormFailure.tsx';
import { ShowOlder } from '../shared/states/ShowOlder.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { notificationMessages } from './messages.ts';
import classes from './Notifications.module.css';
import { useDeliveries } from './use-notifications.ts';

const words = notificationMessages;

const SHOWN = ['all', ...DELIVERY_STATES] as const;

/** Who was notified of what and what became of it (NOTIFICATIONS-5), the newest first. */
export const DeliveryLog = ({ timeZone }: { timeZone: string }) => {
  const [shown, setShown] = useState<DeliveryState | 'all'>('all');
  const log = useDeliveries(shown === 'all' ? undefined : shown);
  const lines: NotificationDelivery[] =
    log.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
  const now = new Date(log.dataUpdatedAt);
  const rows = useRef<HTMLUListElement>(null);
  const titleId = useId();
  return (
    <section className={classes.log} aria-labelledby={titleId}>
      <div className={classes.logHead}>
        <h3 id={titleId}>{words.log}</h3>
        <Dropdown
          label={words.show}
          hideLabel
          options={SHOWN.map((value) => ({ value, label: words.shown[value] }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      {log.isError && !log.data && (
        <div className={classes.line}>
          <FormFailure text={words.logFailed} />
          <Button onClick={() => void log.refetch()}>{words.tryAgain}</Button>
        </div>
      )}
      {log.data && lines.length === 0 && (
        <p className={classes.none}>{shown === 'all' ? words.nothingSent : words.nothingShown}</p>
      )}
      {lines.length > 0 && (
        <ul ref={rows} aria-labelledby={titleId}>
          {lines.map((line) => (
            <DeliveryRow key={line._id} delivery={line} now={now} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <ShowOlder list={log} rows={rows} />
    </section>
  );
};
