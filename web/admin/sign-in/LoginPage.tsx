import { useState } from 'react';
import { Link } from 'wouter';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { paths } from '../../base/paths.ts';
import { adminMessages } from '../base/messages.ts';
import { PasswordInput } from '../shared/session/PasswordInput.tsx';
import { SignInForm, SignInFrame } from '../shared/session/SignInFrame.tsx';
import { useSignIn } from '../shared/session/use-sign-in.ts';
import classes from '../shared/session/SignInFrame.module.css';

const words = adminMessages.adminLogin;

/** The administrators' sign-in (SIGNIN-1). Once the session is stored the route goes on by itself (ROUTES-5). */
export const LoginPage = () => {
  const [email, setEmail] = useState('');
  const { field, submitted, busy, failure, submit } = useSignIn(email);

  const login = async (): Promise<void> => {
    if (await submit()) showToast({ kind: 'status', text: words.success });
  };

  return (
    <SignInFrame
      title={words.title}
      text={words.text}
      footer={
        <>
          {words.advisorQuestion} <Link href={paths.advisorLogin}>{words.advisorLink}</Link>
        </>
      }
    >
      <SignInForm failure={failure} confirm={words.login} busy={busy} onSubmit={() => void login()}>
        <FormInput
          label={words.email}
          type="email"
          autoComplete="username"
          autoFocus
          required
          value={email}
          onChange={setEmail}
          submitted={submitted}
        />
        <div className={classes.withLink}>
          <PasswordInput label={words.password} autoComplete="current-password" {...field} />
          <Link href={adminPaths.forgotPassword}>{words.forgotPassword}</Link>
        </div>
      </SignInForm>
    </SignInFrame>
  );
};
