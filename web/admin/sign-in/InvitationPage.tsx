import { useState } from 'react';
import { useQuery as useLoaded } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { Button } from '#kit/controls/button/Button.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { call } from '../../base/call.ts';
import { isApiError } from '../../base/http.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { paths } from '../../base/paths.ts';
import { storeSession } from '../../base/session.ts';
import { useQuery } from '../../base/navigation.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { adminMessages } from '../base/messages.ts';
import { queryClient } from '../base/queries.ts';
import { FormFailure, Loading } from '../shared/states/ActionFailed.tsx';
import { invitationMessages as words } from './messages.ts';
import { NewPasswordInputs, useNewPassword } from '../shared/account/NewPasswordInputs.tsx';
import { SignInForm } from '../shared/account/SignInForm.tsx';
import { SignInFrame } from '../shared/session/SignInFrame.tsx';
import classes from '../shared/account/SignInForm.module.css';

type Invitation = { email: string; passCode: string };

/** The form for a name and a password, which then signs the person in (ACCOUNTS-15). */
const AcceptForm = ({ email, passCode }: Invitation) => {
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const typed = useNewPassword();
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, submit } = useSubmit(async () => {
    const body = { email, passCode, name, password: typed.password };
    const session = await call('POST /api/user/auth/signUp', { body });
    // The data was loaded for another person who was signed in here, so it is dropped.
    queryClient.clear();
    storeSession(session);
    showToast({ kind: 'status', text: adminMessages.adminLogin.success });
    navigate(adminPaths.admin);
  });
  const isComplete = name.trim() !== '' && typed.isComplete;

  return (
    <SignInForm
      failure={failure}
      confirm={words.accept}
      busy={busy}
      onSubmit={() => {
        setSubmitted(true);
        if (isComplete) void submit();
      }}
    >
      <FormInput
        label={words.name}
        autoComplete="name"
        autoFocus
        required
        hint={words.nameHint}
        value={name}
        onChange={setName}
        submitted={submitted}
      />
      <NewPasswordInputs typed={typed} label={words.password} submitted={submitted} />
    </SignInForm>
  );
};

/** A message that a link was used or is too old, with a button that requests a new one. */
const Ended = ({ email }: { email: string }) => {
  const [isSent, setSent] = useState(false);
  const { busy, failure, submit } = useSubmit(async () => {
    try {
      await call('POST /api/user/auth/resend-code', { body: { email } });
    } catch (error) {
      // The answer must not reveal if somebody is invited.
      if (!isApiError(error, 'EMAIL_NOT_FOUND')) throw error;
    }
    setSent(true);
  });
  return (
    <div className={classes.form}>
      <div role="status">{isSent && <p>{words.sent(email)}</p>}</div>
      <FormFailure text={failure} />
      {email !== '' && !isSent && (
        <Button variant="primary" wide busy={busy} onClick={() => void submit()}>
          {words.again}
        </Button>
      )}
    </div>
  );
};

/** The page behind an invitation's link (ACCOUNTS-15), which has `email` and `passCode` (ROUTES-6). */
export const InvitationPage = () => {
  const query = useQuery();
  const email = query.get('email') ?? '';
  const passCode = query.get('passCode') ?? '';
  const isGood = useLoaded(
    {
      queryKey: ['invitation', email, passCode],
      queryFn: async () =>
        await call('POST /api/user/auth/verifyUser', { body: { email, passCode } }),
      enabled: email !== '' && passCode !== '',
      refetchOnWindowFocus: false,
    },
    queryClient,
  );
  const isEnded = email === '' || passCode === '' || isApiError(isGood.error, 'INVALID_PASSCODE');

  return (
    <SignInFrame
      title={isEnded ? words.endedTitle : words.title}
      text={isEnded ? words.endedText : words.text(email)}
      footer={
        <>
          {words.haveAccount} <Link href={paths.adminLogin}>{words.signIn}</Link>
        </>
      }
    >
      {isEnded && <Ended email={email} />}
      {!isEnded && isGood.isPending && <Loading />}
      {/* If the server did not answer, the form is shown, and will say why it fails. */}
      {!isEnded && !isGood.isPending && <AcceptForm email={email} passCode={passCode} />}
    </SignInFrame>
  );
};
