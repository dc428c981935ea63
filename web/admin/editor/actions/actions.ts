import type { StepDraft } from '#core/step/step-schema.ts';
import { normalizeStep } from '#core/step/normal-step.ts';
import { NEW_STEP } from '../../shared/draft/draft.ts';
import type { LiveEditor } from '../../shared/draft/live-editor.ts';
import { stepEntries } from '../../shared/draft/step-entries.ts';
import { archiveActions, adoptAction } from './archive.ts';
import { conflictActions } from './conflict-actions.ts';
import { newStepActions } from './new-step.ts';
import { orderActions } from './order.ts';
import { publishActions } from './publish-actions.ts';
import { removalAction } from './removal.ts';
import { savingActions } from './saving.ts';
import type { Navigation } from './sends.ts';

export type EditorActions = ReturnType<typeof editorActions>;

export function editorActions(live: LiveEditor, navigation: Navigation) {
  const { latest, change } = live;
  const { show, focusPane, openPane, goTo } = navigation;
  const editor = { live, navigation };
  const saving = savingActions(editor);
  const { savePane } = saving;
  const { addStep, dropNew } = newStepActions(editor);
  const removeSaved = removalAction(live, focusPane);

  return {
    ...archiveActions(live, goTo),
    ...publishActions(live),
    adoptIssue: adoptAction(live),
    ...conflictActions(live, { show, savePane }),
    ...saving,
    ...orderActions(live),
    addStep: () => addStep(),
    /** Adds a new step after another one, with the content of `draft` if there is one (EDITOR-43). */
    insertAfter: (after: string, draft?: StepDraft) =>
      addStep({ after, ...(draft && { draft: normalizeStep(draft) }) }),
    remove: (stepId: string): void => (stepId === NEW_STEP ? dropNew() : removeSaved(stepId)),

    /** Saves a pane if it is not saved, and opens the next step, or a new one after the last step (EDITOR-40). */
    saveAndContinue: async (pane: string, isSaved: boolean): Promise<void> => {
      const before = stepEntries(latest());
      const at = before.findIndex(({ key }) => key === pane);
      if (!isSaved && !(await savePane(pane, {}, NEW_STEP))) return;
      const entries = stepEntries(latest());
      // A step that was new has its id now.
      const saved = pane === NEW_STEP ? entries[at]?.key : pane;
      if (openPane() !== saved) return;
      const next = entries[entries.findIndex(({ key }) => key === saved) + 1];
      if (next) focusPane(next.key);
      else addStep();
    },

    /** Takes the urgent message for the action that waits for one; without a message, the action is dropped (PUBLISH-15). */
    answerSentence: (sentence?: string): void => {
      const { broughtBack } = latest();
      change({ type: 'noted', broughtBack: undefined });
      if (sentence !== undefined) broughtBack?.send(sentence);
    },
  };
}
