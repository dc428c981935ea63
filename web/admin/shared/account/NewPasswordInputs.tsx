import { useState } from 'react';
import { adminMessages } from '../../base/messages.ts';
import { PasswordInput } from './PasswordInput.tsx';

const words = adminMessages.resetPassword;

/** Holds a new password that is typed twice; it is complete once both are the same (SIGNIN-8). */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const isComplete = password !== '' && password === again;
  return { password, setPassword, again, setAgain, isComplete };
}

interface NewPasswordInputsProps {
  typed: ReturnType<typeof useNewPassword>;
  label?: string;
  submitted: boolean;
  autoFocus?: boolean;
}

/** The fields for a new password and its repetition (SIGNIN-8, SIGNIN-11). */
export const NewPasswordInputs = ({ typed, submitted, ...first }: NewPasswordInputsProps) => (
  <>
    <PasswordInput
      label={words.newPassword}
      {...first}
      autoComplete="new-password"
      hint={words.hint}
      value={typed.password}
      onChange={typed.setPassword}
      submitted={submitted}
    />
    <PasswordInput
      label={words.confirmPassword}
      autoComplete="new-password"
      value={typed.again}
      onChange={typed.setAgain}
      mustMatch={typed.password}
      submitted={submitted}
    />
  </>
);
