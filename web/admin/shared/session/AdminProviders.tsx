import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { useSession } from '../../../base/session.ts';
import { queryClient, useCampus } from '../../base/queries.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { adminMessages } from '../../base/messages.ts';
import { cancelCalls, resumeCalls, useMissing } from '../../base/admin-api.ts';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { PasswordInput } from '../account/PasswordInput.tsx';
import { useAsksPassword } from '../account/use-asks-password.ts';
import formClasses from '../account/SubmitDialog.module.css';
import { FormFailure } from '../states/ActionFailed.tsx';
import { useSignedInElsewhere } from './signed-in-elsewhere.ts';
import { logOut, useSignIn } from './use-sign-in.ts';
import classes from './SignInFrame.module.css';

const openCampus = () => window.open(adminPaths.campusSignIn(), '_blank', 'noopener');
const openCampusAnew = () => window.open(adminPaths.campusSignInAnew, '_blank', 'noopener');

const SecondStepDialog = onDemand(
  'SecondStepDialog',
  async () => await import('../second-step/SecondStepDialog.tsx'),
);
const SetUpDialog = onDemand(
  'SetUpDialog',
  async () => await import('../second-step/SetUpDialog.tsx'),
);
const PasskeySignIn = onDemand(
  'PasskeySignIn',
  async () => await import('../second-step/PasskeySignIn.tsx'),
);

interface DialogProps {
  email: string;
  /** True if there is a session, but a change needs another sign-in (SESSION-9). */
  isProof: boolean;
  onCancel: () => void;
  onLogOut: () => void;
}

const PasswordDialog = (props: DialogProps & { onHalfway: () => void }) => {
  const { email, isProof, onCancel, onLogOut, onHalfway } = props;
  const { field, busy, failure, submit } = useSignIn(email, resumeCalls, onHalfway);
  const words = adminMessages.adminLogin;
  const toCampus = isProof ? openCampusAnew : openCampus;
  const {
    campus: hasCampus = false,
    passwords: arePasswords = true,
    passkeys: hasPasskeys = false,
  } = useCampus()?.signIn ?? {};
  // The email of an ended session says nothing about its account, because the server answers only during a session.
  const asksPassword = useAsksPassword(isProof);
  const hasPasswords = arePasswords && asksPassword !== false;
  // An account with neither signed in by a way that no page has, so it must sign in there again (SESSION-16).
  const isElsewhere = !hasPasswords && !hasCampus;

  const [ask, askCampus] = isProof
    ? [adminMessages.adminShell.proveAgainText, adminMessages.adminShell.proveAgainByCampus]
    : [adminMessages.adminShell.signInAgainText, adminMessages.adminShell.signInAgainByCampus];

  if (isProof && asksPassword === undefined) return null;

  const way = hasPasswords
    ? { description: ask(email), confirmLabel: words.login, onConfirm: submit }
    : { description: askCampus(email), confirmLabel: words.campus, onConfirm: toCampus };
  const elsewhere = {
    description: adminMessages.adminShell.proveAgainElsewhere(email),
    confirmLabel: adminMessages.adminShell.logOut,
    onConfirm: onLogOut,
  };

  return (
    <ConfirmationDialog
      open
      modalTitle={adminMessages.adminShell.signInAgainTitle}
      {...(isElsewhere ? elsewhere : way)}
      busy={busy}
      cancelLabel={isProof ? adminMessages.cancel : adminMessages.adminShell.logOut}
      onCancel={onCancel}
      // Escape must not lose typed text: the dialog waits.
      onClose={() => undefined}
    >
      <div className={formClasses.form}>
        {hasPasswords && (
          <>
            <PasswordInput label={words.password} autoComplete="current-password" {...field} />
            <FormFailure text={failure} />
          </>
        )}
        {hasPasskeys && <PasskeySignIn onDone={resumeCalls} />}
        {hasPasswords && hasCampus && (
          <div className={classes.campus}>
            <p className={classes.or}>{words.or}</p>
            <Button wide onClick={toCampus}>
              {words.campus}
            </Button>
          </div>
        )}
        {hasCampus && <p>{adminMessages.adminShell.signInAgainCampus}</p>}
      </div>
    </ConfirmationDialog>
  );
};

/** The dialog that asks for the password over the page, and for a second step; all typed text stays (SESSION-5, SIGNIN-33). */
const SignInAgain = (props: DialogProps) => {
  const [isHalfway, setHalfway] = useState(false);
  useSignedInElsewhere(resumeCalls);
  if (!isHalfway) return <PasswordDialog {...props} onHalfway={() => setHalfway(true)} />;
  const { email } = props;
  return <SecondStepDialog email={email} onDone={resumeCalls} onBack={() => setHalfway(false)} />;
};

const MissingDialog = () => {
  const missing = useMissing();
  const session = useSession();
  const [, navigate] = useLocation();
  if (!missing || !session) return null;
  const { email } = session;
  const leave = (): void => {
    cancelCalls();
    logOut(navigate);
  };
  // The server gives this page no data before the second step is set up (SIGNIN-30).
  if (missing === 'secondFactor') {
    return (
      <SetUpDialog
        isRequired
        email={email}
        cancelLabel={adminMessages.adminShell.logOut}
        onDone={resumeCalls}
        onClose={leave}
      />
    );
  }
  const isProof = missing === 'proof';
  const onCancel = isProof ? cancelCalls : leave;
  return <SignInAgain {...{ email, isProof, onCancel }} onLogOut={leave} />;
};

/** The parts around every administrator's page: its queries, and the dialogs for a missing session or second step. */
export const AdminProviders = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    {children}
    <Suspense>
      <MissingDialog />
    </Suspense>
  </QueryClientProvider>
);
