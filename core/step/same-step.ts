import { normalizeStep } from './normal-step.ts';
import type { StepDraft } from './step-schema.ts';

/** Tells whether two drafts would be stored alike. */
export function sameStep(a: StepDraft, b: StepDraft): boolean {
  return a === b || JSON.stringify(normalizeStep(a)) === JSON.stringify(normalizeStep(b));
}
