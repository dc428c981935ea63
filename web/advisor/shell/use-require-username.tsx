import { useState, type ReactNode } from 'react';
import { isAdvisorName } from '#core/advisor-name.ts';
import { advisorName } from '../../session.ts';
import { UsernamePrompt } from './UsernamePrompt.tsx';

/** Acts at once where a usable name is stored, else after the dialog has asked for it (ADVISOR-4). Draw the dialog. */
export function useRequireUsername(): {
  withUsername: (act: () => void) => void;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<() => void>();
  const stopAsking = (): void => setWaiting(undefined);
  const withUsername = (act: () => void): void => {
    if (isAdvisorName(advisorName())) act();
    else setWaiting(() => act);
  };
  const named =
    waiting &&
    (() => {
      stopAsking();
      waiting();
    });
  return { withUsername, dialog: <UsernamePrompt onNamed={named} onCancel={stopAsking} /> };
}
