import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { useSession } from '../../../base/session.ts';
import { queryClient, useCampus } from '../../base/queries.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { adminMessages } from '../../base/messages.ts';
import { cancelCalls, resumeCalls, useSessionEnded } from '../../base/admin-api.ts';
import { FormFailure } from '../states/ActionFailed.tsx';
import { useSignedInElsewhere } from './signed-in-elsewhere.ts';
import { logOut, useSignIn } from './use-sign-in.ts';
import { PasswordInput } from './PasswordInput.tsx';
import classes from './SignInFrame.module.css';

const openCampus = () => window.open(adminPaths.campusSignIn(), '_blank', 'noopener');

const OpenDialog = ({ email }: { email: string }) => {
  const [, navigate] = useLocation();
  const { field, busy, failure, submit } = useSignIn(email);
  const words = adminMessages.adminLogin;
  const { campus: hasCampus = false, passwords: hasPasswords = true } = useCampus()?.signIn ?? {};
  useSignedInElsewhere(resumeCalls);

  const confirm = async (): Promise<void> => {
    if (await submit()) resumeCalls();
  };

  return (
    <ConfirmationDialog
      open
      modalTitle={adminMessages.adminShell.signInAgainTitle}
      description={
        hasPasswords
          ? adminMessages.adminShell.signInAgainText(email)
          : adminMessages.adminShell.signInAgainByCampus(email)
      }
      confirmLabel={hasPasswords ? words.login : words.campus}
      busy={busy}
      onConfirm={() => void (hasPasswords ? confirm() : openCampus())}
      cancelLabel={adminMessages.adminShell.logOut}
      onCancel={() => {
        cancelCalls();
        logOut(navigate);
      }}
      // Escape must not lose what was typed: the dialog waits.
      onClose={() => undefined}
    >
      <div className={classes.form}>
        {hasPasswords && (
          <>
            <PasswordInput label={words.password} autoComplete="current-password" {...field} />
            <FormFailure text={failure} />
          </>
        )}
        {hasPasswords && hasCampus && (
          <div className={classes.campus}>
            <p className={classes.or}>{words.or}</p>
            <Button wide onClick={openCampus}>
              {words.campus}
            </Button>
          </div>
        )}
        {hasCampus && <p>{adminMessages.adminShell.signInAgainCampus}</p>}
      </div>
    </ConfirmationDialog>
  );
};

/** Asks for the password over the page; everything typed stays (SESSION-5). */
const SignInAgainDialog = () => {
  const ended = useSessionEnded();
  const session = useSession();
  return ended && session ? <OpenDialog email={session.email} /> : null;
};

/** Wraps every administrator's page: its queries, and the dialog for an ended session. */
export const AdminProviders = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    {children}
    <SignInAgainDialog />
  </QueryClientProvider>
);
