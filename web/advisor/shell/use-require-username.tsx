import { useMemo, useState, type ReactNode } from 'react';
import { isAdvisorName } from '#core/advisor-name.ts';
import { advisorName } from '../../session.ts';
import { UsernamePrompt } from './UsernamePrompt.tsx';

/** Acts at once where a usable name is stored, else after the dialog has asked for it (ADVISOR-4). Draw the dialog. */
export function useRequireUsername(): {
  withUsername: (act: () => void) => void;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<() => void>();
  const withUsername = (act: () => void): void => {
    if (isAdvisorName(advisorName())) act();
    else setWaiting(() => act);
  };
  // One element while nothing changes, so that what draws it draws no closed dialog again.
  const dialog = useMemo(() => {
    const stopAsking = (): void => setWaiting(undefined);
    const named =
      waiting &&
      (() => {
        stopAsking();
        waiting();
      });
    return <UsernamePrompt onNamed={named} onCancel={stopAsking} />;
  }, [waiting]);
  return { withUsername, dialog };
}
