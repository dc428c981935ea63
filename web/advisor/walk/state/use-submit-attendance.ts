import { useLayoutEffect, useRef, useState } from 'react';
import type { Attendance, Outcome } from '#core/record/attendance.ts';
import { closeAllToasts, type ToastMessage } from '#kit/overlays/toast/toasts.ts';
import { messages } from '../../../base/messages.ts';
import { finishWalk } from './record-walk.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import type { WatchedWalk } from './use-walking.ts';

/** The result of an outcome: the server has the record, or the phone keeps it because no answer came. */
export type Result = { outcome: Outcome; how: 'received' | 'saved'; record: Attendance };

type SubmitAttendance = {
  finish: (outcome: Outcome) => void;
  busy: Outcome | undefined;
  /** The outcome of the record that is already on the phone; the next outcome corrects it (OUTBOX-1). */
  recorded: Outcome | undefined;
  result: Result | undefined;
};

/** Loads the code that undoes an outcome, which is already there with the final screen (`useOutcomeSoon`). */
const undoing = async () => await import('./undo-outcome.ts');

/** Shows the result of an outcome that was pressed in the panel; `onReopen` shows a walk again after its panel was left. */
export function useSubmitAttendance(
  { now, change }: WatchedWalk,
  onReopen: (walk: SavedWalk) => void,
): SubmitAttendance {
  const [busy, setBusy] = useState<Outcome>();
  const [recorded, setRecorded] = useState<Outcome>();
  const [result, setResult] = useState<Result>();
  const record = useRef<Attendance>(undefined);

  const isShown = useRef(true);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** Brings the final screen back as it was, even from another page (RECORD-25). */
  const undo = async (outcome: Outcome): Promise<void> => {
    setBusy(outcome);
    try {
      const { undoAndSay } = await undoing();
      await undoAndSay(now().saved, outcome, record.current?.finishedAt ?? null, (undone) => {
        record.current = undefined;
        setRecorded(undefined);
        setResult(undefined);
        if (isShown.current) change(undone);
        else onReopen(undone(now().saved));
      });
    } finally {
      setBusy(undefined);
    }
  };
  const finish = async (outcome: Outcome): Promise<void> => {
    const onAction = (): void => void undo(outcome);
    const more: Pick<ToastMessage, 'action'> = {};
    // If the file does not load, there is no Undo.
    const loading = undoing().then(
      (loaded) => {
        more.action = { label: messages.undo, onAction };
        return loaded;
      },
      () => undefined,
    );
    setBusy(outcome);
    closeAllToasts();
    try {
      const how = await finishWalk(
        now().saved,
        outcome,
        record.current,
        (made) => {
          record.current = made;
          setRecorded(outcome);
        },
        more,
      );
      // No other toast follows, because the dialog says that the record is saved.
      if (how === 'saved') void loading.then((loaded) => loaded?.offerUndo(onAction));
      const made = record.current;
      if ((how === 'received' || how === 'saved') && made)
        setResult({ outcome, how, record: made });
    } finally {
      setBusy(undefined);
    }
  };
  return { finish: (outcome) => void finish(outcome), busy, recorded, result };
}

export interface WalkPanelContext {
  walking: WatchedWalk;
  outcome: SubmitAttendance;
  onBack: () => void;
}
