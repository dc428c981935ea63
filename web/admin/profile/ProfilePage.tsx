import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#kit/controls/button/Button.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { useQuery } from '../../base/use-query.ts';
import { ownerMessages } from '../owners/messages.ts';
import { useCampus } from '../base/queries.ts';
import { SettingsPart } from '../shared/states/SettingsPart.tsx';
import { LoadFailed } from '../shared/states/LoadFailed.tsx';
import { Loading } from '../shared/states/Loading.tsx';
import { ConfirmEmailDialog } from './ConfirmEmailDialog.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { EmailPart } from './EmailPart.tsx';
import { profileMessages } from './messages.ts';
import { NamePart } from './NamePart.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import classes from './Profile.module.css';
import { RemindersPart } from './RemindersPart.tsx';
import { SignIns } from './SignIns.tsx';
import { useProfile, useSignIns } from './use-profile.ts';

const words = profileMessages;

/** The own account: name, email, password, sessions, and its end (ACCOUNTS-10). */
export const ProfilePage = () => {
  const profile = useProfile();
  const signIns = useSignIns();
  const timeZone = useCampus()?.timeZone;
  const [, navigate] = useLocation();
  const passCode = useQuery().get('passCode');
  const [asked, setAsked] = useState<'password' | 'delete'>();
  const close = (): void => setAsked(undefined);
  usePageTitle(words.title);
  if (profile.isError && !profile.data) {
    return <LoadFailed title={words.loadFailed} onRetry={() => void profile.refetch()} />;
  }
  if (!profile.data || !profile.isFetchedAfterMount) return <Loading />;
  const { email, name, pendingEmail, reminders } = profile.data;
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <SettingsPart id="who" title={words.who} text={words.whoText}>
          <NamePart name={name} />
          <EmailPart
            profile={profile.data}
            linkEnded={passCode !== null && pendingEmail === null}
          />
        </SettingsPart>
        <SettingsPart
          id="reminders"
          title={ownerMessages.reminders}
          text={ownerMessages.remindersText}
        >
          <RemindersPart reminders={reminders} />
        </SettingsPart>
        <SettingsPart id="password" title={words.password} text={words.passwordText}>
          <div className={classes.part}>
            <Button onClick={() => setAsked('password')}>{words.changePassword}</Button>
          </div>
        </SettingsPart>
      </div>
      <div className={classes.column}>
        <SettingsPart id="sign-ins" title={words.signIns} text={words.signInsText}>
          {signIns.data && (
            <SignIns
              signIns={signIns.data}
              now={new Date(signIns.dataUpdatedAt)}
              timeZone={timeZone}
            />
          )}
          {signIns.isError && !signIns.data && (
            <LoadFailed title={words.signInsFailed} onRetry={() => void signIns.refetch()} />
          )}
        </SettingsPart>
        <SettingsPart id="delete" title={words.deletion} text={words.deletionText}>
          <div className={classes.part}>
            <Button variant="danger" onClick={() => setAsked('delete')}>
              {words.deletion}
            </Button>
          </div>
        </SettingsPart>
      </div>
      {asked === 'password' && <PasswordDialog onClose={close} />}
      {asked === 'delete' && <DeleteAccountDialog email={email} onClose={close} />}
      {passCode !== null && pendingEmail !== null && (
        <ConfirmEmailDialog
          passCode={passCode}
          pendingEmail={pendingEmail}
          onClose={() => navigate(adminPaths.profile, { replace: true })}
        />
      )}
    </div>
  );
};
