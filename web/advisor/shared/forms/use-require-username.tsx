import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { isAdvisorName } from '#core/people/advisor-name.ts';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { advisorName } from '../../../base/advisor-name.ts';

// This loads only if somebody has no name, because the sign-in already asks for it.
const UsernamePrompt = onDemand('UsernamePrompt', async () => await import('./UsernamePrompt.tsx'));

/** Acts right away if a usable name is stored, otherwise after the dialog has asked for it (ADVISOR-4). The caller must draw the dialog. */
export function useRequireUsername(): {
  withUsername: (act: () => void) => void;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<() => void>();
  const withUsername = (act: () => void): void => {
    if (isAdvisorName(advisorName())) act();
    else setWaiting(() => act);
  };
  // The element stays the same while nothing changes, so that a closed dialog is not drawn again.
  const dialog = useMemo(() => {
    const stopAsking = (): void => setWaiting(undefined);
    if (!waiting) return null;
    const resume = (): void => {
      stopAsking();
      waiting();
    };
    return (
      <Suspense>
        <UsernamePrompt onNamed={resume} onCancel={stopAsking} />
      </Suspense>
    );
  }, [waiting]);
  return { withUsername, dialog };
}
