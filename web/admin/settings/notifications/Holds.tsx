import { Link } from 'wouter';
import type { Hold } from '#core/notifications/ladder-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { adminCall } from '../../base/admin-api.ts';
import { formatMoment } from '../../base/moment.ts';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { NamedList } from '../../shared/page-parts/NamedList.tsx';
import { TitleWithDetail } from '../../shared/page-parts/RowParts.tsx';
import { SettingsPart } from '../../shared/page-parts/SettingsPart.tsx';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import classes from './EscalationsPage.module.css';
import { ladderMessages as words } from './ladder-messages.ts';
import { notificationFailure, renewed } from './use-notifications.ts';
import { Written } from '../../base/Written.tsx';

interface HoldsProps {
  holds: readonly Hold[];
  now: Date;
  timeZone: string;
}

const HoldRow = ({ hold, now, timeZone }: Omit<HoldsProps, 'holds'> & { hold: Hold }) => {
  const { _id: id, at, until, by, title, record } = hold;
  const time = (instant: string) => formatMoment(instant, now, timeZone);
  const lift = useSubmit(async () => {
    await renewed(adminCall('POST /api/notifications/holds/{id}/lift', { params: { id } }));
    showToast({ kind: 'status', text: words.lifted });
  }, notificationFailure);
  return (
    <li className={classes.hold}>
      <TitleWithDetail small={`${words.hold(by, time(at))} • ${words.heldUntil(time(until))}`}>
        <Link href={adminPaths.record(record)}>
          <Written of={{ title }}>{title}</Written>
        </Link>
      </TitleWithDetail>
      <Button aria-label={words.liftOf(title)} busy={lift.busy} onClick={() => void lift.submit()}>
        {words.lift}
      </Button>
      <div className={classes.failure}>
        <FormFailure text={lift.failure} />
      </div>
    </li>
  );
};

/** The networks whose escalations reach only the first step, because somebody pressed 'Not real', with a button that ends that (LADDER-22); nothing if there are none. */
export const Holds = ({ holds, ...props }: HoldsProps) =>
  holds.length > 0 && (
    <SettingsPart id="holds" title={words.holds} text={words.holdsText}>
      <NamedList name={words.holds}>
        {holds.map((hold) => (
          <HoldRow key={hold._id} hold={hold} {...props} />
        ))}
      </NamedList>
    </SettingsPart>
  );
