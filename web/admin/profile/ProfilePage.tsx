import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { isLanguage } from '#core/base/language.ts';
import { ownNameOf } from '#core/base/language-name.ts';
import { LIMITS } from '#core/base/limits.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { Toggle } from '#kit/controls/toggle/Toggle.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { Languages, type LanguagesProps } from '../../base/worker/Languages.tsx';
import { onDemand } from '../../base/on-demand/on-demand.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { useQuery } from '../../base/navigation.ts';
import { storeSession, useSession } from '../../base/session.ts';
import { ownerMessages } from '../shared/owners/messages.ts';
import { useCampus } from '../base/queries.ts';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import { LoadFailed, Loading, FormFailure } from '../shared/states/ActionFailed.tsx';
import { useAsksPassword } from '../shared/account/use-asks-password.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { adminCall } from '../base/admin-api.ts';
import { adminMessages } from '../base/messages.ts';
import { useUnsaved } from '../shared/session/LeaveGuard.tsx';
import { ConfirmEmailDialog, DeleteAccountDialog, PasswordDialog } from './AccountDialogs.tsx';
import { EmailPart } from './EmailPart.tsx';
import { profileMessages as words } from './messages.ts';
import classes from './Profile.module.css';
import { SecondStepPart } from './SecondStepPart.tsx';
import { SignIns } from './SignIns.tsx';
import { secondStepMessages } from '../shared/second-step/messages.ts';
import { useProfile, useSignIns, shareProfile } from './use-profile.ts';
import { WokenPhones } from './WokenPhones.tsx';

const PasskeysPart = onDemand('PasskeysPart', async () => await import('./PasskeysPart.tsx'));

/** The choice about the emails on review dates (MAIL-5), which is saved right away. */
const RemindersPart = ({ reminders }: { reminders: boolean }) => {
  const { busy, failure, submit } = useSubmit(async () => {
    shareProfile(await adminCall('PUT /api/profile', { body: { reminders: !reminders } }));
  });
  return (
    <div className={classes.part}>
      <Toggle
        label={ownerMessages.remindersLabel}
        checked={busy ? !reminders : reminders}
        onChange={() => void submit()}
      />
      <FormFailure text={failure} />
    </div>
  );
};

/** The choice of a language, which is stored with the account so that emails are in it too; the app is then shown in it (LANG-9, LANG-10). */
const LanguagePart = ({ others }: Pick<LanguagesProps, 'others'>) => {
  const { failure, submit } = useSubmit(async (language: string) => {
    if (isLanguage(language)) {
      shareProfile(await adminCall('PUT /api/profile', { body: { language } }));
    }
    const { chooseLanguage } = await import('../../base/worker/choose-language.ts');
    await chooseLanguage(language);
  });
  return (
    <div className={classes.part}>
      <div className={classes.withButton}>
        <p className={classes.fact}>
          <small>{words.language}</small>
          <span>{ownNameOf(document.documentElement.lang)}</span>
        </p>
        <div className={classes.buttons}>
          <Languages
            others={others}
            variant="secondary"
            onChoose={async (code) => void (await submit(code))}
          />
        </div>
      </div>
      <FormFailure text={failure} />
    </div>
  );
};

/** The person's own name, which needs no password to change (ACCOUNTS-7). */
const NamePart = ({ name: stored }: { name: string }) => {
  const session = useSession();
  const [name, setName] = useState(stored);
  const [submitted, setSubmitted] = useState(false);
  const isTooLong = name.length > LIMITS.personName;
  useUnsaved(name !== stored);
  const { busy, failure, submit } = useSubmit(async () => {
    const profile = await adminCall('PUT /api/profile', { body: { name } });
    // The server removes characters that a name cannot have.
    setName(profile.name);
    shareProfile(profile);
    if (session) storeSession({ ...session, name: profile.name });
    showToast({ kind: 'status', text: words.nameSaved });
  });
  return (
    <form
      className={classes.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (name.trim() !== '' && !isTooLong) void submit();
      }}
    >
      <div className={classes.withButton}>
        <FormInput
          label={words.name}
          autoComplete="name"
          required
          value={name.trim() === '' ? '' : name}
          onChange={setName}
          submitted={submitted}
          error={isTooLong ? adminMessages.createIssue.tooLong(LIMITS.personName) : undefined}
        />
        <Button type="submit" busy={busy} aria-disabled={name === stored}>
          {words.saveName}
        </Button>
      </div>
      <FormFailure text={failure} />
    </form>
  );
};

/** The page of the person's own account: name, email, password, sessions, and deleting it (ACCOUNTS-10). */
export const ProfilePage = () => {
  const profile = useProfile();
  const signIns = useSignIns();
  const campus = useCampus();
  const asksPassword = useAsksPassword();
  const timeZone = campus?.timeZone;
  const [, navigate] = useLocation();
  const passCode = useQuery().get('passCode');
  const [asked, setAsked] = useState<'password' | 'delete'>();
  const close = (): void => setAsked(undefined);
  usePageTitle(ADMIN_PAGES.profile.title);
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
          {__OTHER_LANGUAGES__ && <LanguagePart others={__OTHER_LANGUAGES__} />}
        </SettingsPart>
        <SettingsPart
          id="reminders"
          title={ownerMessages.reminders}
          text={ownerMessages.remindersText}
        >
          <RemindersPart reminders={reminders} />
        </SettingsPart>
        {campus?.signIn.passwords !== false && (
          <SettingsPart id="password" title={words.password} text={words.passwordText}>
            <div className={classes.part}>
              {asksPassword === false && <p>{words.noPassword}</p>}
              {asksPassword === true && (
                <Button onClick={() => setAsked('password')}>{words.changePassword}</Button>
              )}
            </div>
          </SettingsPart>
        )}
        <SettingsPart
          id="second-step"
          title={secondStepMessages.title}
          text={secondStepMessages.text}
        >
          <SecondStepPart email={email} timeZone={timeZone} />
        </SettingsPart>
        {campus?.signIn.passkeys === true && (
          <SettingsPart
            id="passkeys"
            title={secondStepMessages.passkeys}
            text={secondStepMessages.passkeysText}
          >
            <Suspense>
              <PasskeysPart email={email} timeZone={timeZone} />
            </Suspense>
          </SettingsPart>
        )}
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
        <SettingsPart id="phones" title={words.phones} text={words.phonesText}>
          <WokenPhones timeZone={timeZone} />
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
