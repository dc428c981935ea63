import { useState } from 'react';
import { PasswordInput } from './PasswordInput.tsx';
import { useAsksPassword } from './use-asks-password.ts';

/** Returns the current password, if the account has one (SESSION-16): the field of a dialog, and the value in a request. */
export function usePresentPassword() {
  const asksPassword = useAsksPassword();
  const isAsked = asksPassword === true;
  const [password, setPassword] = useState('');
  return {
    isLoading: asksPassword === undefined,
    isAsked,
    password,
    setPassword,
    isComplete: !isAsked || password !== '',
    body: isAsked ? { password } : {},
  };
}

interface PresentPasswordProps {
  label: string;
  present: ReturnType<typeof usePresentPassword>;
  submitted: boolean;
  autoFocus?: boolean;
}

/** The field for it; nothing if the account has no password. */
export const PresentPassword = ({ present, ...field }: PresentPasswordProps) =>
  present.isAsked && (
    <PasswordInput
      {...field}
      autoComplete="current-password"
      value={present.password}
      onChange={present.setPassword}
    />
  );
