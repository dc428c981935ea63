import { useState } from 'react';
import { canRemoveStep } from '#core/issue.ts';
import type { StepDraft } from '#core/step.ts';
import { stepEntries, type StepEntry } from './state.ts';
import { dependantsOf, RemoveStepDialog } from './RemoveStepDialog.tsx';
import type { Upload } from './ImageField.tsx';
import { StepPane } from './StepPane.tsx';
import { uploadImage } from './image-upload.ts';
import type { Editor } from './use-editor.ts';

interface OpenStepProps {
  entry: StepEntry;
  editor: Editor;
  /** Turns to the step before, after this one was removed. */
  onGone: () => void;
}

/** The pane of one step with all that can be done to it. */
export const OpenStep = ({ entry, editor, onGone }: OpenStepProps) => {
  const { state, latest, change, write, actions } = editor;
  const [isAsked, setAsked] = useState(false);
  const steps = state.issue?.steps ?? [];
  const { key, number, saved } = entry;
  const dependants = dependantsOf(steps, key);

  const type = (draft: StepDraft): void => change({ type: 'stepTyped', key, draft });

  const setImage = (image: string | undefined): void => {
    // An upload takes a while: the picture joins what stands there by then.
    const now = stepEntries(latest()).find((other) => other.key === key);
    const { image: _, ...draft } = now?.draft ?? entry.draft;
    type(image === undefined ? draft : { ...draft, image });
  };
  // In the queue of writes, so that a save pressed meanwhile waits for the picture and takes it along.
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
  // The server refuses such a removal in a published issue (PUBLISH-10): there is nothing to ask.
  const asks = dependants !== '' && !state.issue?.publish;
  const canMove = (by: -1 | 1): boolean => saved !== undefined && Boolean(steps[number - 1 + by]);

  return (
    <>
      <StepPane
        entry={entry}
        steps={steps}
        onChange={type}
        onImage={setImage}
        upload={upload}
        {...(canRemoveStep(number - 1) && { onRemove: asks ? () => setAsked(true) : remove })}
        {...(canMove(-1) && { onMoveUp: () => void actions.move(key, -1) })}
        {...(canMove(1) && { onMoveDown: () => void actions.move(key, 1) })}
      />
      {isAsked && (
        <RemoveStepDialog
          number={number}
          dependants={dependants}
          onConfirm={remove}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
};
