import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { call } from '../../base/call.ts';
import { ApiError } from '../../base/http.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { paths } from '../../base/paths.ts';
import { clearSession } from '../../base/session.ts';
import { adminMessages } from '../base/messages.ts';
import { NewPasswordInputs, useNewPassword } from '../shared/account/NewPasswordInputs.tsx';
import { accountMessages } from '../shared/account/messages.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { SignInForm } from '../shared/account/SignInForm.tsx';
import { SignInFrame } from '../shared/session/SignInFrame.tsx';

const words = adminMessages.resetPassword;

/** Returns a sentence about a password that was not set (SIGNIN-10, SIGNIN-11). */
function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return adminMessages.adminLogin.unanswered;
  if (error.code === 'PASSWORD_TO_SHORT') return words.passwordToShort;
  if (error.code === 'PASSWORD_COMMON') return words.passwordCommon;
  if (error.code === 'PASSWORD_GUESSABLE') return words.passwordGuessable;
  if (error.code === 'CAMPUS_FIRST') return accountMessages.campusFirst;
  if (error.code === 'TOO_MANY_REQUESTS') return adminMessages.adminLogin.tooManyTries;
  // A link without its code or email counts as a wrong link.
  const isWrongLink = error.code === 'INVALID_PASSCODE' || error.code === 'INVALID_INPUT';
  return isWrongLink ? words.invalidPassCode : words.failure;
}

/** The page that sets a new password (SIGNIN-8); its link has `email` and `passCode` (ROUTES-6). */
export const ResetPasswordPage = () => {
  const [, navigate] = useLocation();
  const link = new URLSearchParams(useSearch());
  const typed = useNewPassword();
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, submit } = useSubmit(async () => {
    const email = link.get('email') ?? '';
    const token = link.get('passCode') ?? '';
    const { password } = typed;
    await call('POST /api/user/auth/resetPassword', { body: { email, password, token } });
    // The server ended the sessions of this account; a session that is still stored here would skip the login.
    clearSession();
    showToast({ kind: 'status', text: words.success });
    navigate(paths.adminLogin);
  }, failureOf);

  return (
    <SignInFrame
      title={words.title}
      text={link.get('email') ?? ''}
      footer={<Link href={adminPaths.forgotPassword}>{words.newLink}</Link>}
    >
      <SignInForm
        failure={failure}
        confirm={words.confirm}
        busy={busy}
        onSubmit={() => {
          setSubmitted(true);
          if (typed.isComplete) void submit();
        }}
      >
        <NewPasswordInputs typed={typed} submitted={submitted} autoFocus />
      </SignInForm>
    </SignInFrame>
  );
};
