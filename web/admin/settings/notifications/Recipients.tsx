import { useState } from 'react';
import type { Contact } from '#core/campus/contact.ts';
import type {
  NotificationOverview,
  NotificationTarget,
} from '#core/notifications/notification-schema.ts';
import type { NotificationKind } from '#core/notifications/notifications.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { CloudUpload } from '#kit/icon/drawings/actions/cloud-upload.ts';
import { Plus } from '#kit/icon/drawings/actions/plus.ts';
import { NamedList } from '../../shared/page-parts/NamedList.tsx';
import { SettingsPart } from '../../shared/page-parts/SettingsPart.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import classes from './EscalationsPage.module.css';
import { notificationMessages as words } from './messages.ts';
import { RemoveDialog, RenewDialog, SecretDialog } from './TargetDialogs.tsx';
import { TargetForm } from './TargetForm.tsx';
import { TargetRow } from './TargetRow.tsx';
import { kindsToAdd } from './use-notifications.ts';

/** A line that says how many notifications waited at that moment, and how long the oldest had; nothing if none did (NOTIFICATIONS-16). */
const WaitingLine = ({ overview, at }: { overview: NotificationOverview; at: number }) => {
  const { waiting, oldestWaiting } = overview;
  if (waiting === 0) return null;
  const since = oldestWaiting === null ? 0 : at - Date.parse(oldestWaiting);
  // This is no live region, because a screen reader would read it every few seconds.
  return (
    <p className={classes.waiting}>
      <Icon icon={CloudUpload} size={18} />
      {words.waitingSince(waiting, Math.max(0, Math.floor(since / 1_000)))}
    </p>
  );
};

type ShownDialog =
  | { to: 'add'; kind: NotificationKind }
  | { to: 'change' | 'renew' | 'remove'; kind: NotificationKind; target: NotificationTarget }
  | { to: 'secret'; secret: string };

interface RecipientsProps {
  overview: NotificationOverview;
  at: number;
  contacts: readonly Contact[];
  addressOf: (target: NotificationTarget) => string;
}

/** The settings of what each recipient is sent, with the delivery log. Each change is saved by itself (NOTIFICATIONS-1). */
export const Recipients = ({ overview, at, contacts, addressOf }: RecipientsProps) => {
  const [asked, setAsked] = useState<ShownDialog>();
  const close = (): void => setAsked(undefined);
  const showSecret = (secret: string | null): void =>
    setAsked(secret === null ? undefined : { to: 'secret', secret });
  return (
    <SettingsPart id="notifications" title={words.targets} text={words.text}>
      {overview.targets.length === 0 ? (
        <p className={classes.empty}>{words.nobody}</p>
      ) : (
        <NamedList name={words.targets}>
          {overview.targets.map((target) => (
            <TargetRow
              key={target._id}
              target={target}
              address={addressOf(target)}
              onAsk={(to) => setAsked({ to, kind: target.kind, target })}
            />
          ))}
        </NamedList>
      )}
      <div className={classes.foot}>
        {kindsToAdd(overview).map((kind) => (
          <Button key={kind} icon={Plus} onClick={() => setAsked({ to: 'add', kind })}>
            {words.add[kind]}
          </Button>
        ))}
      </div>
      <WaitingLine overview={overview} at={at} />
      <DeliveryLog timeZone={overview.timeZone} />
      {(asked?.to === 'add' || asked?.to === 'change') && (
        <TargetForm
          {...asked}
          allowsHttp={overview.allowsHttp}
          taken={overview.targets}
          contacts={contacts}
          phones={overview.phones}
          onClose={close}
          onSaved={showSecret}
        />
      )}
      {asked?.to === 'renew' && (
        <RenewDialog target={asked.target} onClose={close} onRenewed={showSecret} />
      )}
      {asked?.to === 'remove' && (
        <RemoveDialog target={asked.target} address={addressOf(asked.target)} onClose={close} />
      )}
      {asked?.to === 'secret' && <SecretDialog secret={asked.secret} onClose={close} />}
    </SettingsPart>
  );
};
