import { useState, type ReactNode } from 'react';
import { advisorName } from '../../session.ts';
import { NameFirst } from './UsernamePrompt.tsx';

/** Acts at once where a name is stored, else after the dialog has asked for it (ruling 7). Draw the dialog. */
export function useNameFirst(): { withName: (act: () => void) => void; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<() => void>();
  const stopAsking = (): void => setWaiting(undefined);
  const withName = (act: () => void): void => {
    if (advisorName() === '') setWaiting(() => act);
    else act();
  };
  const named =
    waiting &&
    (() => {
      stopAsking();
      waiting();
    });
  return { withName, dialog: <NameFirst onNamed={named} onCancel={stopAsking} /> };
}
