import { useLayoutEffect } from 'react';
import type { StepNoteFormProps } from '../note/StepNoteForm.tsx';

/** A step of a walk, as far as a note on it names it. */
export type StepShown = Omit<StepNoteFormProps, 'onClose'>;

let shown: StepShown | undefined;

/** The step that is on the screen; undefined on the final screen and outside of a walk. */
export function stepShown(): StepShown | undefined {
  return shown;
}

/** Says which step is shown to the dots in the head of the panel, which is drawn once and not with each step. */
export function useStepShown(step: StepShown | undefined): void {
  useLayoutEffect(() => {
    shown = step;
    return () => {
      shown = undefined;
    };
  });
}
