import { useRef, useState } from 'react';
import type { Attendance, Outcome } from '#core/record/attendance.ts';
import { closeAllToasts } from '#kit/overlays/toast/toasts.ts';
import { finishWalk } from './record-walk.ts';
import type { SavedWalk } from '../../phone/store/phone-store.ts';
import type { WatchedWalk } from './use-walking.ts';

/** How an outcome ended: the server has the record, or the phone keeps it and nobody answered. */
export type Result = { outcome: Outcome; how: 'received' | 'saved'; record: Attendance };

type SubmitAttendance = {
  finish: (outcome: Outcome) => void;
  busy: Outcome | undefined;
  /** The outcome of the record that is on the phone: what follows corrects it (OUTBOX-1). */
  recorded: Outcome | undefined;
  result: Result | undefined;
};

/** What the panel shows of an outcome that was pressed; `now` is the walk then. */
export function useSubmitAttendance(now: () => { readonly saved: SavedWalk }): SubmitAttendance {
  const [busy, setBusy] = useState<Outcome>();
  const [recorded, setRecorded] = useState<Outcome>();
  const [result, setResult] = useState<Result>();
  const record = useRef<Attendance>(undefined);

  const finish = async (outcome: Outcome): Promise<void> => {
    setBusy(outcome);
    closeAllToasts();
    try {
      const how = await finishWalk(now().saved, outcome, record.current, (made) => {
        record.current = made;
        setRecorded(outcome);
      });
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
