import {
  useCallback,
  useLayoutEffect,
  useState,
  type ReactNode,
  useSyncExternalStore,
} from 'react';
import { Router, type AroundNavHandler } from 'wouter';
import { subscribable } from '#kit/base/subscribable.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { adminMessages } from '../../base/messages.ts';
import { useWindowEvent } from '../../base/use-window-event.ts';

const words = adminMessages.editor;

let isUnsaved = false;
const { subscribe, publish } = subscribable();

function set(next: boolean): void {
  isUnsaved = next;
  publish();
}

/** Tells the shell if a page has typed text that is not saved. */
export function useUnsaved(isDirty: boolean): void {
  useLayoutEffect(() => {
    set(isDirty);
    return () => set(false);
  }, [isDirty]);
}

export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, () => isUnsaved);

interface LeaveGuardProps {
  isDirty: boolean;
  /** Returns true if the address is another page, and not a pane of the same editor. The function must stay the same from drawing to drawing. */
  leaves: (to: string) => boolean;
  children: ReactNode;
}

/** A guard that asks before somebody leaves by a link of the app; if they close the tab, the browser asks (EDITOR-16). */
export const LeaveGuard = ({ isDirty, leaves, children }: LeaveGuardProps) => {
  const [asked, setAsked] = useState<() => void>();

  useWindowEvent('beforeunload', (event) => event.preventDefault(), isDirty);

  // With a new function at each drawing, the router would search everything inside for links again.
  const aroundNav = useCallback<AroundNavHandler>(
    (navigate, to, options) => {
      if (isDirty && leaves(to)) setAsked(() => () => navigate(to, options));
      else navigate(to, options);
    },
    [isDirty, leaves],
  );

  return (
    <Router aroundNav={aroundNav}>
      {children}
      <ConfirmationDialog
        open={asked !== undefined}
        modalTitle={words.leaveTitle}
        description={words.leaveText}
        confirmLabel={words.leave}
        onConfirm={() => {
          setAsked(undefined);
          asked?.();
        }}
        cancelLabel={words.stay}
        onCancel={() => setAsked(undefined)}
      />
    </Router>
  );
};
