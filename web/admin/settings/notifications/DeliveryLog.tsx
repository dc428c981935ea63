import { useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { NotificationDelivery } from '#core/notifications/notification-schema.ts';
import { DELIVERY_STATES, type DeliveryState } from '#core/notifications/notifications.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { Label, type Tone } from '#kit/controls/label/Label.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import { ShowOlder } from '../../shared/page-parts/ShowOlder.tsx';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { adminCall } from '../../base/admin-api.ts';
import { formatMoment } from '../../base/moment.ts';
import { TitleWithDetail } from '../../shared/page-parts/RowParts.tsx';
import { notificationMessages as words, reasonOf } from './messages.ts';
import classes from './EscalationsPage.module.css';
import { useDeliveries, renewed, notificationFailure } from './use-notifications.ts';
import { Address } from './TargetRow.tsx';

const STATES = DELIVERY_STATES.map((value) => ({ value, label: words.states[value] }));

const TONES: Readonly<Record<DeliveryState, Tone>> = {
  delivered: 'positive',
  waiting: 'warning',
  givenUp: 'danger',
};

function triesText({ state, tries, dueAt }: NotificationDelivery, now: Date): string {
  if (state !== 'waiting') return words.tries(tries);
  return words.triesUntil(tries, Date.parse(dueAt) - now.getTime());
}

type DeliveryRowProps = { delivery: NotificationDelivery; now: Date; timeZone: string };

const DeliveryRow = ({ delivery, now, timeZone }: DeliveryRowProps) => {
  const { _id: id, event, title, record, kind, state, at, answer, canResend } = delivery;
  const address = kind === 'push' ? words.phoneOf(delivery.address) : delivery.address;
  const { step, round } = delivery;
  const what = title ?? words.event[event];
  const when = formatMoment(at, now, timeZone);
  const reason = state === 'delivered' ? undefined : reasonOf(answer);
  const again = useSubmit(async () => {
    const params = { id };
    await renewed(adminCall('POST /api/notifications/deliveries/{id}/again', { params }));
    showToast({ kind: 'status', text: words.again });
  }, notificationFailure);
  return (
    <li className={classes.delivery} tabIndex={-1}>
      <time dateTime={at} className={classes.time}>
        {when.charAt(0).toUpperCase() + when.slice(1)}
      </time>
      <TitleWithDetail
        className={classes.recipient}
        small={<Address text={words.to(address, step, round)} />}
      >
        {record === null ? what : <Link href={adminPaths.record(record)}>{what}</Link>}
      </TitleWithDetail>
      <span>
        <Label tone={TONES[state]}>{words.states[state]}</Label>
      </span>
      <span className={classes.tries}>{triesText(delivery, now)}</span>
      {canResend && (
        <span className={classes.retry}>
          <Button
            variant="plain"
            aria-label={words.againOf(what, address)}
            busy={again.busy}
            onClick={() => void again.submit()}
          >
            {words.sendAgain}
          </Button>
        </span>
      )}
      {reason !== undefined && <p className={classes.reason}>{reason}</p>}
      <div className={classes.failure}>
        <FormFailure text={again.failure} />
      </div>
    </li>
  );
};

/** The list of notifications with recipient and result (NOTIFICATIONS-5), the newest first. */
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
        <h2 id={titleId}>{words.log}</h2>
        <Dropdown
          label={words.show}
          hideLabel
          options={[{ value: 'all', label: words.all }, ...STATES]}
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
        <p className={classes.empty}>{shown === 'all' ? words.nothingSent : words.nothingShown}</p>
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
