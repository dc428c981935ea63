import { normalizeStep } from './normal-step.ts';
import { brokenReferenceIn } from '../campus/text-problems.ts';
import { contactRef, contactsIn } from '../campus/contact-refs.ts';
import { problemsInForm, type StepProblem } from './step-problems.ts';
import type { StepDraft, StepId } from './step-schema.ts';
import { textsOf } from './step-texts.ts';
import type { SavedStep } from './step.ts';

// Answers may not name contacts, so even a correct reference is wrong there.
function problemsInReferences(draft: StepDraft): StepProblem[] {
  return textsOf(normalizeStep(draft)).flatMap(({ field, text, namesContacts }): StepProblem[] => {
    const [named] = namesContacts ? [] : contactsIn(text);
    const found = named === undefined ? brokenReferenceIn(text) : contactRef(named);
    return found === undefined ? [] : [{ field, code: 'BROKEN_REFERENCE', found }];
  });
}

/** Lists the problems of a draft (STEP-1 to STEP-8, CONTACT-9). If there are none, it may be saved. `stepId` is undefined for a new step. */
export function problemsInStep(
  draft: StepDraft,
  steps: readonly SavedStep[],
  stepId: StepId | undefined = (draft as Partial<SavedStep>)._id,
): StepProblem[] {
  return [...problemsInForm(draft, steps, stepId), ...problemsInReferences(draft)];
}
