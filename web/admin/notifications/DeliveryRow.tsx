import type { NotificationDelivery } from '#core/notifications/notification-schema.ts';
import type { DeliveryState } from '#core/notifications/notifications.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Label, type Tone } from '#kit/controls/label/Label.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { Link } from 'wouter';
import { adminPaths } from '../../base/admin-paths.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { formatMoment } from '../base/moment.ts';
import { FormFailure } from '../shared/states/FormFailure.tsx';
import { TwoLines } from '../shared/states/TwoLines.tsx';
import { reasonOf, notificationMessages } from './messages.ts';
import { Address } from './Address.tsx';
import classes from './Notifications.module.css';
import { sendAgain, notificationFailure } from './use-notifications.ts';

const words = notificationMessages;

const TONES: Readonly<Record<DeliveryState, Tone>> = {
  delivered: 'positive',
  waiting: 'warning',
  givenUp: 'danger',
};

function triesText({ state, tries, dueAt }: NotificationDelivery, now: Date): string {
  if (state !== 'waiting') return words.tries(tries);
  return words.triesUntil(tries, Date.parse(dueAt) - now.getTime());
}

interface DeliveryRowProps {
  delivery: NotificationDelivery;
  now: Date;
  timeZone: string;
}

/** One line of the log: when, what and to whom, what became of it, and why it has not arrived. */
export const DeliveryRow = ({ delivery, now, timeZone }: DeliveryRowProps) => {
  const { _id: id, event, title, record, address, state, at, answer, canResend } = delivery;
  const what = title ?? words.event[event];
  const when = formatMoment(at, now, timeZone);
  const reason = state === 'delivered' ? undefined : reasonOf(answer);
  const again = useSubmit(async () => {
    await sendAgain(id);
    showToast({ kind: 'status', text: words.again });
  }, notificationFailure);
  return (
    <li className={classes.delivery} tabIndex={-1}>
      <time dateTime={at} className={classes.when}>
        {when.charAt(0).toUpperCase() + when.slice(1)}
      </time>
      <TwoLines className={classes.who} small={<Address text={words.to(address)} />}>
        {record === null ? what : <Link href={adminPaths.record(record)}>{what}</Link>}
      </TwoLines>
      <span className={classes.state}>
        <Label tone={TONES[state]}>{words.states[state]}</Label>
      </span>
      <span className={classes.tries}>{triesText(delivery, now)}</span>
      {canResend && (
        <span className={classes.again}>
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
