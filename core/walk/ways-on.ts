import { answerTexts, type Step } from '../step/step.ts';
import { leadsTo } from './walk.ts';

/** An answer of a step as text, and its target: the number of a step, or the end. */
export type WayOn = { readonly answer: string; readonly to: number | 'end' };

/** Returns the ways on from a step of a legal tree, as a walk goes (WALK-7), for somebody who reads the tree (PRINT-3). */
export function waysOn(step: Step, steps: readonly Step[]): readonly WayOn[] {
  const answers =
    step.answerType === 'Show a confirmation checkbox'
      ? [[step.confirmationAction.confirmationText, step.confirmationAction] as const]
      : [
          [answerTexts(step).yes, step.yesAction] as const,
          [answerTexts(step).no, step.noAction] as const,
        ];
  return answers.map(([answer, action]) => {
    const target = leadsTo(steps, step, action);
    const index = steps.findIndex(({ _id }) => _id === target);
    return { answer, to: index < 0 ? 'end' : index + 1 };
  });
}
