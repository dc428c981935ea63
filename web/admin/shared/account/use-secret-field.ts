import { useRef, useState } from 'react';
import { useSubmit } from './use-submit.ts';

/**
 * Makes a form with one secret, which `act` sends once it is complete. After a refusal its field
 * has the focus with the text selected, so that the next key replaces it; the reason is read out as
 * an alert (SIGNIN-2, SIGNIN-33, SESSION-5).
 */
export function useSecretField(
  act: (secret: string) => Promise<void>,
  isComplete: (secret: string) => boolean,
  say?: (error: unknown) => string,
) {
  const ref = useRef<HTMLInputElement>(null);
  const [value, onChange] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, submit } = useSubmit(act, say);
  const send = async (): Promise<void> => {
    setSubmitted(true);
    if (!isComplete(value) || (await submit(value))) return;
    ref.current?.focus();
    ref.current?.select();
  };
  return {
    field: { ref, value, onChange, submitted },
    busy,
    failure,
    submit: () => void send(),
  };
}
