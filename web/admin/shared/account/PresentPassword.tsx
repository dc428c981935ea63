import { useState } from 'react';
import { PasswordInput } from './PasswordInput.tsx';
import { useAsksPassword } from './use-asks-password.ts';

/** The present password where the account has one to give (SESSION-16): as a dialog asks for it, and as a body sends it. */
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

/** Its field; nothing where none is asked for. */
export const PresentPassword = ({ present, ...field }: PresentPasswordProps) =>
  present.isAsked && (
    <PasswordInput
      {...field}
      autoComplete="current-password"
      value={present.password}
      onChange={present.setPassword}
    />
  );
