import { useId, useState } from 'react';
import type { ToldTarget } from '#core/told/told-schema.ts';
import type { ToldKind } from '#core/told/told.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Plus } from '#kit/icon/drawings/actions/plus.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { SettingsPart } from '../shared/states/SettingsPart.tsx';
import { FormFailure } from '../shared/states/FormFailure.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { toldMessages } from './messages.ts';
import { RemoveDialog, RenewDialog, SecretDialog } from './TargetDialogs.tsx';
import { TargetForm } from './TargetForm.tsx';
import { TargetRow } from './TargetRow.tsx';
import { WaitingLine } from './WaitingLine.tsx';
import classes from './Told.module.css';
import { useTold } from './use-told.ts';

const words = toldMessages;

type Asked =
  | { to: 'add'; kind: ToldKind }
  | { to: 'change' | 'renew' | 'remove'; target: ToldTarget }
  | { to: 'secret'; secret: string };

const KINDS = ['mail', 'webhook'] as const satisfies readonly ToldKind[];

/** Who is told when an issue is escalated, and the delivery log (TOLD-10). Each change is saved by itself. */
export const ToldInTime = () => {
  const told = useTold();
  const targetsId = useId();
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  const showSecret = (secret: string | null): void =>
    setAsked(secret === null ? undefined : { to: 'secret', secret });

  return (
    <SettingsPart id="told" title={words.title} text={words.text}>
      {told.isError && !told.data && (
        <div className={classes.line}>
          <FormFailure text={words.loadFailed} />
          <Button onClick={() => void told.refetch()}>{words.tryAgain}</Button>
        </div>
      )}
      {told.data && (
        <>
          <p id={targetsId} hidden>
            {words.targets}
          </p>
          {told.data.targets.length === 0 ? (
            <p className={classes.none}>{words.nobody}</p>
          ) : (
            <ul aria-labelledby={targetsId}>
              {told.data.targets.map((target) => (
                <TargetRow
                  key={target._id}
                  target={target}
                  onAsk={(to) => setAsked({ to, target })}
                />
              ))}
            </ul>
          )}
          <div className={classes.foot}>
            {KINDS.map((kind) => (
              <Button
                key={kind}
                icon={<Icon icon={Plus} size={18} />}
                onClick={() => setAsked({ to: 'add', kind })}
              >
                {words.add[kind]}
              </Button>
            ))}
          </div>
          <WaitingLine told={told.data} at={told.dataUpdatedAt} />
          <DeliveryLog timeZone={told.data.timeZone} />
          {asked?.to === 'add' && (
            <TargetForm
              kind={asked.kind}
              allowsHttp={told.data.allowsHttp}
              onClose={close}
              onSaved={showSecret}
            />
          )}
          {asked?.to === 'change' && (
            <TargetForm
              kind={asked.target.kind}
              target={asked.target}
              allowsHttp={told.data.allowsHttp}
              onClose={close}
              onSaved={close}
            />
          )}
          {asked?.to === 'renew' && (
            <RenewDialog target={asked.target} onClose={close} onRenewed={showSecret} />
          )}
          {asked?.to === 'remove' && <RemoveDialog target={asked.target} onClose={close} />}
          {asked?.to === 'secret' && <SecretDialog secret={asked.secret} onClose={close} />}
        </>
      )}
    </SettingsPart>
  );
};
