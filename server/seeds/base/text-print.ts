import { createHash } from 'node:crypto';
import { normalizeStep } from '#core/step/normal-step.ts';
import {
  BRANCHES,
  type ActionDraft,
  type ConfirmationDraft,
  type SavedStep,
} from '#core/step/step.ts';

/** The texts of a procedure that advisors read, without its title. */
type ProcedureText = { readonly firstAct: string | null; readonly steps: readonly SavedStep[] };

/** Returns 16 hex characters that are the same for the same texts and answers, whatever the ids of the steps are (STARTERS-1). */
export function textPrint({ firstAct, steps }: ProcedureText): string {
  const places = new Map(steps.map(({ _id }, index) => [_id, index]));
  const said = steps.map((saved) => {
    const step = normalizeStep(saved);
    const answers = BRANCHES.map((branch) => {
      const answer: ActionDraft & ConfirmationDraft = { ...step[branch] };
      const target = places.get(answer.goToStep ?? ('' as SavedStep['_id']));
      return [answer.actionType, target, answer.customText, answer.confirmationText];
    });
    return [step.question, step.answerType, step.image, answers];
  });
  return createHash('sha256')
    .update(JSON.stringify([firstAct, said]))
    .digest('hex')
    .slice(0, 16);
}
