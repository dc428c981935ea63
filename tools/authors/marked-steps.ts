import { assert } from '#core/base/assert.ts';
import type { StepDraft, StepId } from '#core/step/step-schema.ts';
import {
  branchesOf,
  isSkip,
  type ActionDraft,
  type Branch,
  type SavedStep,
} from '#core/step/step.ts';

// Every answer says in its own words to which step its author sent it. So a step shows by itself whether its skips
// lead to the intended steps, whatever happens to it.

const wordsOf = ({ goToStep }: ActionDraft): string => `to ${goToStep ?? ''}`;

function chosenIn(draft: StepDraft, branch: Branch): string {
  const words =
    branch === 'confirmationAction'
      ? draft.confirmationAction?.confirmationText
      : draft[branch]?.customText;
  return words?.slice('to '.length) ?? '';
}

/** Returns the mark under which a step was begun, which its question keeps. */
export const tagOf = ({ question = '' }: StepDraft): string => /^#(\w+)/.exec(question)?.[1] ?? '';

/** Returns a step that can be saved, under its mark; `by` decides the rest. */
export function draftTo(tag: string, targets: readonly StepId[], by: number): StepDraft {
  const action = (chance: number): ActionDraft => {
    const target = chance % 4 === 3 ? undefined : targets[chance % Math.max(1, targets.length)];
    if (target !== undefined) return { actionType: 'Skip to a specific step', goToStep: target };
    return { actionType: chance % 2 === 0 ? 'Issue resolution' : 'Go to next step' };
  };
  const question = `#${tag} ${by}`;
  const [yes, no] = [action(by >> 1), action(by >> 3)];
  if (by % 5 === 0) {
    const confirmationAction = { ...yes, confirmationText: wordsOf(yes) };
    return { question, answerType: 'Show a confirmation checkbox', confirmationAction };
  }
  return {
    question,
    answerType: 'Yes or No',
    customiseAnswerType: true,
    yesAction: { ...yes, customText: wordsOf(yes) },
    noAction: { ...no, customText: wordsOf(no) },
  };
}

/** Asserts that no skip leads to another step than its words say; if that was removed, it may lead nowhere. */
export function assertTargets(
  draft: StepDraft,
  steps: readonly SavedStep[],
  removed: ReadonlySet<string>,
): void {
  const placeOf = (id: string): string => `Step ${steps.findIndex(({ _id }) => _id === id) + 1}`;
  for (const branch of branchesOf(draft)) {
    if (!isSkip(draft[branch])) continue;
    const chosen = chosenIn(draft, branch);
    const { goToStep: target } = { goToStep: undefined, ...draft[branch] };
    const isGone = removed.has(chosen) || !steps.some(({ _id }) => _id === chosen);
    const isRight = target === undefined ? isGone : target === chosen;
    const leads = target === undefined ? 'nowhere' : `to ${placeOf(target)}`;
    assert(isRight, `${draft.question}, ${branch}, leads ${leads}, not to ${placeOf(chosen)}`);
  }
}
