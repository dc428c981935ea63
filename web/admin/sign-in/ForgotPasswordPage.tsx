import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { normalizeEmail } from '#core/people/account.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { call } from '../../base/call.ts';
import { ApiError } from '../../base/http.ts';
import { paths } from '../../base/paths.ts';
import { adminMessages } from '../base/messages.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { SignInForm } from '../shared/account/SignInForm.tsx';
import { SignInFrame } from '../shared/session/SignInFrame.tsx';

const words = adminMessages.forgotPassword;

/** Returns a sentence about a reset link that could not be sent (SIGNIN-7). */
function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return adminMessages.adminLogin.unanswered;
  if (error.code === 'TOO_MANY_REQUESTS') return adminMessages.adminLogin.tooManyTries;
  if (error.code === 'PASSWORDS_OFF') return adminMessages.adminLogin.passwordsOff;
  if (error.code === 'PASSWORD_TO_SHORT') return words.passwordToShort;
  return words.failure;
}

/** The page that asks for a reset link (SIGNIN-5). */
export const ForgotPasswordPage = () => {
  const [, navigate] = useLocation();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, failure, submit } = useSubmit(async () => {
    await call('POST /api/user/auth/forgotPassword', { body: { email: normalizeEmail(email) } });
    showToast({ kind: 'status', text: words.success });
  }, failureOf);
  const send = async (): Promise<void> => setSent(await submit());

  return (
    <SignInFrame
      title={words.title}
      text={words.text}
      footer={<Link href={paths.adminLogin}>{words.backToLogin}</Link>}
    >
      <SignInForm
        failure={failure}
        confirm={words.confirm}
        busy={busy}
        // SIGNIN-5
        disabled={email.trim() === ''}
        onSubmit={() => void send()}
      >
        <TextInput
          label={words.email}
          type="email"
          autoComplete="username"
          autoFocus
          required
          value={email}
          onChange={setEmail}
        />
      </SignInForm>
      <ConfirmationDialog
        open={sent}
        modalTitle={words.sentTitle}
        description={words.sentText}
        confirmLabel={words.gotIt}
        onConfirm={() => navigate(paths.adminLogin)}
        cancelLabel={words.resend}
        onCancel={() => void send()}
        onClose={() => setSent(false)}
      />
    </SignInFrame>
  );
};
