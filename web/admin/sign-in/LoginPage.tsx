import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#kit/button/Button.tsx';
import { FormInput } from '#kit/form-input/FormInput.tsx';
import { showToast } from '#kit/toast/toasts.ts';
import { paths } from '../../paths.ts';
import { FormFailure } from '../states/FormFailure.tsx';
import { adminMessages } from '../messages.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useSignIn } from './use-sign-in.ts';
import classes from './SignInFrame.module.css';

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
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void login();
        }}
      >
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
          <Link href={paths.forgotPassword}>{words.forgotPassword}</Link>
        </div>
        <FormFailure text={failure} />
        <Button variant="primary" type="submit" wide busy={busy}>
          {words.login}
        </Button>
      </form>
    </SignInFrame>
  );
};
