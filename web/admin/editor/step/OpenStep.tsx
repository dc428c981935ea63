import { listed } from '../../base/written.ts';
import { useState } from 'react';
import type { Language } from '#core/base/language.ts';
import type { Campus } from '#core/campus/setting.ts';
import { canRemoveStep } from '#core/issue/issue.ts';
import { skipsTo } from '#core/step/step-list.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import type { SavedStep } from '#core/step/step.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { adminMessages } from '../../base/messages.ts';
import { NEW_STEP } from '../../shared/draft/draft.ts';
import { shownSteps, stepEntries, type StepEntry } from '../../shared/draft/step-entries.ts';
import type { Upload } from './ImageField.tsx';
import { stepMessages } from '../actions/messages.ts';
import { StepPane } from './StepPane.tsx';
import { uploadImage } from '../../base/image-upload.ts';
import type { Editor } from '../actions/use-editor.ts';
import { showUndoToast } from '../../base/undo-toast.ts';

const words = adminMessages.editor;

/** Returns the steps that skip to `stepId`, in words, such as 'Step 2 and Step 4'; '' if none does. */
function dependantsOf(
  steps: readonly SavedStep[],
  stepId: string,
  entries: readonly StepEntry[],
): string {
  const sources = new Set<string>(skipsTo(steps, stepId).map(({ step }) => step));
  const names = entries.flatMap(({ key, number }) =>
    sources.has(key) ? [words.step(number)] : [],
  );
  return listed(names);
}

interface OpenStepProps {
  entry: StepEntry;
  editor: Editor;
  campus?: Campus | undefined;
  lang?: Language | undefined;
  addLocked?: string | undefined;
  onGone: () => void;
}

export const OpenStep = ({ entry, editor, campus, lang, addLocked, onGone }: OpenStepProps) => {
  const { state, latest, change, write, actions, takesFocus } = editor;
  const [isAsked, setAsked] = useState(false);
  const steps = state.issue?.steps ?? [];
  const { key, number, saved } = entry;
  const entries = stepEntries(state);
  const dependants = dependantsOf(steps, key, entries);

  const { key: newId } = state.draft;
  const type = (draft: StepDraft): void => change({ type: 'stepTyped', key, draft });

  const setImage = (image: string | undefined): void => {
    // An upload takes time: the image is added to the current draft, if the step is still there.
    const now = stepEntries(latest()).find((other) => other.key === key);
    if (!now || (key === NEW_STEP && latest().draft.key !== newId)) return;
    const { image: _, ...draft } = now.draft;
    type(image === undefined ? draft : { ...draft, image });
  };
  const removeImage = (): void => {
    const { image } = entry.draft;
    setImage(undefined);
    showUndoToast(stepMessages.imageRemoved, () => {
      if (stepEntries(latest()).some((other) => other.key === key)) setImage(image);
    });
  };

  // The upload is in the queue of writes, so that a later save waits for the image (STEP-2).
  const upload: Upload = async (file, onProgress) =>
    await write(async () => {
      const image = await uploadImage(file, onProgress);
      setImage(image);
      return image;
    });

  const remove = (): void => {
    setAsked(false);
    onGone();
    actions.remove(key);
  };
  // The author is asked only if other steps skip to this one (EDITOR-14). In a published issue
  // the server refuses such a removal (PUBLISH-10), so there is nothing to ask.
  const asks = dependants !== '' && !state.issue?.publish;
  const movable = shownSteps(state);
  const place = movable.findIndex(({ _id }) => _id === key);
  // The server accepts no change of an archived issue (EDITOR-20).
  const isReadonly = state.issue?.isArchived === true && saved !== undefined;
  const canMove = (by: -1 | 1): boolean =>
    !isReadonly && place !== -1 && Boolean(movable[place + by]);
  const canRemove = !isReadonly && canRemoveStep(number - 1);

  return (
    <>
      <StepPane
        entry={entry}
        steps={steps}
        entries={entries}
        campus={campus}
        lang={lang}
        onChange={type}
        onImage={(image) => (image === undefined ? removeImage() : setImage(image))}
        upload={upload}
        takesFocus={takesFocus}
        {...(canRemove && { onRemove: asks ? () => setAsked(true) : remove })}
        {...(saved && { onInsert: (copied) => actions.insertAfter(key, copied) })}
        addLocked={addLocked}
        {...(canMove(-1) && { onMoveUp: () => void actions.move(key, -1) })}
        {...(canMove(1) && { onMoveDown: () => void actions.move(key, 1) })}
      />
      <ConfirmationDialog
        open={isAsked}
        modalTitle={words.removeTitle(number)}
        description={words.removeText(dependants)}
        confirmLabel={words.removeConfirm}
        danger
        onConfirm={remove}
        cancelLabel={adminMessages.cancel}
        onCancel={() => setAsked(false)}
      />
    </>
  );
};
