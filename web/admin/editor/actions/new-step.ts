import { closeToast, showToast } from '#kit/overlays/toast/toasts.ts';
import { newKey } from '../../../base/device.ts';
import { adminMessages } from '../../base/messages.ts';
import { presentPane } from '../../shared/draft/created-meanwhile.ts';
import { NEW_STEP } from '../../shared/draft/draft.ts';
import type { AddedStep } from '../../shared/draft/events.ts';
import type { OpenEditor } from './sends.ts';
import { showUndoToast } from '../../base/undo-toast.ts';

const words = adminMessages.editor;

export function newStepActions({ live: { latest, change }, navigation }: OpenEditor) {
  let dropped: number | undefined;

  const addStep = (place: Partial<AddedStep> = {}): void => {
    // If another step takes the place of the dropped one, there is nothing to undo.
    if (dropped !== undefined) closeToast(dropped);
    const { key = newKey() } = place;
    change({ type: 'stepAdded', ...place, key });
    const pane = presentPane(latest(), NEW_STEP, key);
    if (latest().hasNewStep || pane !== NEW_STEP) navigation.focusPane(pane);
    else showToast({ kind: 'alert', text: words.addLockedFailed });
  };

  const dropNew = (): void => {
    const { key = newKey(), after, steps, sent = {} } = latest().draft;
    const { [NEW_STEP]: draft } = steps;
    const { [NEW_STEP]: sentBefore } = sent;
    change({ type: 'newStepDropped' });
    if (!draft) return;
    const place = {
      draft,
      key,
      ...(after !== undefined && { after }),
      ...(sentBefore && { sent: sentBefore }),
    };
    dropped = showUndoToast(words.stepRemoved, () => addStep({ ...place, isBack: true }));
  };

  return { addStep, dropNew };
}
