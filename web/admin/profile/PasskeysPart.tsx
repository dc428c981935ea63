import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Passkey } from '#core/people/passkey.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { KeyRound } from '#kit/icon/drawings/categories/key-round.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminCall } from '../base/admin-api.ts';
import { formatMoment } from '../base/moment.ts';
import { secondStepMessages as words } from '../shared/second-step/messages.ts';
import { NamedList } from '../shared/page-parts/NamedList.tsx';
import { LoadFailed } from '../shared/states/ActionFailed.tsx';
import { TitleWithDetail } from '../shared/page-parts/RowParts.tsx';
import { AddDialog, PASSKEYS, RemoveDialog, RenameDialog } from './PasskeyDialogs.tsx';
import classes from './Profile.module.css';

type ShownDialog = { to: 'add' } | { to: 'rename' | 'remove'; passkey: Passkey };

type PasskeysPartProps = { email: string; timeZone: string | undefined };

/** The passkeys of the person's own account (SIGNIN-37). */
export const PasskeysPart = ({ email, timeZone }: PasskeysPartProps) => {
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: PASSKEYS,
    queryFn: async () => await adminCall('GET /api/profile/passkeys'),
  });
  const [asked, setAsked] = useState<ShownDialog>();
  const close = (): void => setAsked(undefined);
  const moment = (at: string) => formatMoment(at, new Date(dataUpdatedAt), timeZone);
  return (
    <>
      <NamedList name={words.passkeys}>
        {data?.map((passkey) => (
          <li key={passkey._id} className={classes.signIn}>
            <Icon icon={KeyRound} size={18} />
            <TitleWithDetail
              className={classes.browser}
              small={words.passkeySince(
                moment(passkey.createdAt),
                passkey.usedAt === null ? null : moment(passkey.usedAt),
              )}
            >
              <b>{passkey.name}</b>
            </TitleWithDetail>
            <div className={classes.rowButtons}>
              <Button
                variant="quiet"
                size="small"
                aria-label={words.renamePasskey(passkey.name)}
                onClick={() => setAsked({ to: 'rename', passkey })}
              >
                {words.rename}
              </Button>
              <Button
                variant="quiet-danger"
                size="small"
                aria-label={words.removePasskey(passkey.name)}
                onClick={() => setAsked({ to: 'remove', passkey })}
              >
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </NamedList>
      <div className={classes.part}>
        {isError && !data && (
          <LoadFailed title={words.passkeysFailed} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && <p>{words.noPasskey}</p>}
        {data && <Button onClick={() => setAsked({ to: 'add' })}>{words.addPasskey}</Button>}
      </div>
      {asked?.to === 'add' && <AddDialog email={email} onClose={close} />}
      {asked?.to === 'rename' && <RenameDialog passkey={asked.passkey} onClose={close} />}
      {asked?.to === 'remove' && <RemoveDialog passkey={asked.passkey} onClose={close} />}
    </>
  );
};
