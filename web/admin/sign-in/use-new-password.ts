import { useState } from 'react';

/** A new password as it is typed twice; it is complete once both are the same (SIGNIN-9). */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const isComplete = password !== '' && password === again;
  return { password, setPassword, again, setAgain, isComplete };
}
