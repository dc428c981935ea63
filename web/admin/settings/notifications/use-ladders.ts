import { useState } from 'react';
import type { NotificationOverview } from '#core/notifications/notification-schema.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminCall } from '../../base/admin-api.ts';
import { showUndoToast } from '../../base/undo-toast.ts';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { useUnsaved } from '../../shared/session/LeaveGuard.tsx';
import { settingsMessages } from '../messages.ts';
import {
  countChanges,
  draftsOf,
  laddersIn,
  withoutGone,
  wrongWaits,
  type ChangeSteps,
  type LadderDraft,
} from './ladder-draft.ts';
import { ladderMessages as words } from './ladder-messages.ts';
import { notificationFailure, renewed } from './use-notifications.ts';

type Ladders = { readonly saved: readonly LadderDraft[]; readonly version: string };

const laddersOf = ({ ladders = [], version = '' }: NotificationOverview): Ladders => ({
  saved: draftsOf(ladders),
  version,
});

export type LadderForm = ReturnType<typeof useLadders>;

/** Holds the steps as they are typed and as they are stored, which somebody else may change. */
export function useLadders(overview: NotificationOverview) {
  const [base, setBase] = useState(() => laddersOf(overview));
  const [drafts, setDrafts] = useState(base.saved);
  const [isSent, setSent] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const changes = countChanges(base.saved, drafts);
  useUnsaved(changes > 0);

  const accept = (next: Ladders, now: readonly LadderDraft[]): void => {
    setBase(next);
    setDrafts(now);
    setSent(false);
    setOvertaken(false);
  };
  const loadTheirs = (): void => accept(laddersOf(overview), laddersOf(overview).saved);

  // If nothing is typed, steps that somebody else stored are shown; a removed recipient also disappears from typed steps.
  const fresh = laddersOf(overview);
  if (fresh.version !== base.version && !isOvertaken) {
    const ids = new Set(overview.targets.map(({ _id }) => _id));
    const left = laddersIn(withoutGone(base.saved, ids));
    const isOfTargets = JSON.stringify(left) === JSON.stringify(laddersIn(fresh.saved));
    if (changes === 0) accept(fresh, fresh.saved);
    else if (isOfTargets)
      accept({ ...fresh, saved: withoutGone(base.saved, ids) }, withoutGone(drafts, ids));
    else setOvertaken(true);
  }

  const { busy, failure, submit } = useSubmit(async () => {
    const body = { ladders: [...laddersIn(drafts)], version: base.version };
    const { isSaved, ...after } = await renewed(
      adminCall('PUT /api/notifications/ladders', { body }),
    );
    if (!isSaved) {
      setOvertaken(true);
      return;
    }
    const saved = draftsOf(after.ladders);
    accept({ saved, version: after.version }, saved);
    showToast({ kind: 'status', text: words.saved });
  }, notificationFailure);

  const wrong = wrongWaits(drafts);
  return {
    drafts,
    changes,
    /** True once Save was pressed with waits that are not valid. */
    isSent,
    toMend: isSent ? wrong : 0,
    busy,
    failure: isOvertaken ? words.conflict : failure,
    isOvertaken,
    loadTheirs,
    change: setDrafts,
    changeSteps: (key: string, change: ChangeSteps): void =>
      setDrafts((all) =>
        all.map((one) => (one.key === key ? { ...one, steps: change(one.steps) } : one)),
      ),
    /** Saves the steps; returns false if a wait must be corrected first. */
    save: async (): Promise<boolean> => {
      setSent(wrong > 0);
      if (wrong > 0) return false;
      await submit();
      return true;
    },
    undo: (): void => {
      const typed = drafts;
      setDrafts(base.saved);
      setSent(false);
      showUndoToast(settingsMessages.undone, () => setDrafts(typed));
    },
  };
}
