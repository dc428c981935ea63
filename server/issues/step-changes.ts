import { LIMITS } from '#core/base/limits.ts';
import { addStep, removeStep, replaceStep, restoreStep, skipsTo } from '#core/step/step-list.ts';
import { formatStepNumber } from '#core/step/step-number.ts';
import { patchStep, type StepPatch } from '#core/step/step-patch.ts';
import type { StepProblem } from '#core/step/step-problems.ts';
import { problemsInStep } from '#core/step/draft-problems.ts';
import type { StepDraft, StepId } from '#core/step/step-schema.ts';
import { normalizeStep } from '#core/step/normal-step.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { StepAction } from '../domain/audit.sql.ts';
import { ApiError } from '../http/api-error.ts';
import type { StoredIssue } from './rows/issues.sql.ts';
import type { StepSave } from './wire.ts';

/** The result of a change to a step: the step to return, and the issue, which is the same one if there is nothing to do. */
export type StepChange = { what: StepAction; issue: StoredIssue; step: SavedStep };

export type HasImage = (image: string) => Promise<boolean>;

async function assertLegalStep(
  draft: StepDraft,
  issue: StoredIssue,
  before: SavedStep | undefined,
  hasImage: HasImage,
): Promise<void> {
  const problems: StepProblem[] = problemsInStep(draft, issue.steps, before?._id);
  const newImage = draft.image === before?.image ? undefined : draft.image;
  const named = problems.some((problem) => problem.field === 'image');
  if (newImage && !named && !(await hasImage(newImage))) {
    problems.push({ field: 'image', code: 'NOT_AN_IMAGE' });
  }
  if (problems.length > 0) throw new ApiError('INVALID_STEP', { problems });
}

function assertNotFull(issue: StoredIssue): void {
  if (issue.steps.length < LIMITS.steps) return;
  throw new ApiError('INVALID_STEP', {
    detail: (say) => say.tooManySteps(LIMITS.steps),
  });
}

function removedStep(issue: StoredIssue, stepId: string): SavedStep | undefined {
  return issue.removed.find((removed) => removed.step._id === stepId)?.step;
}

function knownStep(issue: StoredIssue, stepId: string): SavedStep | undefined {
  return issue.steps.find((step) => step._id === stepId) ?? removedStep(issue, stepId);
}

export function hadStep(issue: StoredIssue, stepId: string): boolean {
  return knownStep(issue, stepId) !== undefined;
}

/** A step to create. Its id may be the key with which it was sent, and without `after` it becomes the last step. */
export type NewStep = { id: StepId; after: string | undefined; patch: StepPatch };

/** Throws unless the step exists that a new one is to follow. If somebody removed it in the meantime, that is a conflict. */
function assertHasStep(issue: StoredIssue, stepId: string): void {
  if (issue.steps.some((step) => step._id === stepId)) return;
  throw new ApiError(removedStep(issue, stepId) ? 'VERSION_CONFLICT' : 'NOT_FOUND');
}

/** Adds a step at the end or after another (ISSUES-11). */
export async function createdStep(
  issue: StoredIssue,
  { id, after, patch }: NewStep,
  hasImage: HasImage,
): Promise<StepChange> {
  const known = knownStep(issue, id);
  // The request was sent again with the same key: the step was created the first time.
  if (known) return { what: 'step.create', issue, step: known };
  assertNotFull(issue);
  if (after !== undefined) assertHasStep(issue, after);
  const draft = normalizeStep(patchStep({}, patch));
  await assertLegalStep(draft, issue, undefined, hasImage);
  const step = { _id: id, ...draft };
  return {
    what: 'step.create',
    issue: { ...issue, steps: addStep(issue.steps, step, after) },
    step,
  };
}

/** Changes the members of a step that were sent, and checks the whole step (ISSUES-12). */
async function editedStep(
  issue: StoredIssue,
  before: SavedStep,
  patch: StepPatch,
  hasImage: HasImage,
): Promise<StepChange> {
  const draft = normalizeStep(patchStep(before, patch));
  await assertLegalStep(draft, issue, before, hasImage);
  const step = { _id: before._id, ...draft };
  return { what: 'step.edit', issue: { ...issue, steps: replaceStep(issue.steps, step) }, step };
}

function assertNotInUse(issue: StoredIssue, stepId: string): void {
  if (!issue.publish) return;
  if (issue.steps.length === 1) throw new ApiError('LAST_STEP');
  const problems = skipsTo(issue.steps, stepId).map((source) => ({
    ...source,
    number: issue.steps.findIndex((step) => step._id === source.step) + 1,
  }));
  if (problems.length === 0) return;
  const names = [...new Set(problems.map(({ number }) => formatStepNumber(number)))];
  throw new ApiError('STEP_IN_USE', {
    detail: (say) => say.stepsLeadHere(names.join(', ')),
    problems,
  });
}

/** Removes a step. In a draft, the skips to it lose their target; in a published issue there may be none (PUBLISH-10). */
function withoutStep(issue: StoredIssue, step: SavedStep): StepChange {
  assertNotInUse(issue, step._id);
  const result = removeStep(issue.steps, step._id);
  if (!result) return { what: 'step.remove', issue, step };
  const removed = [...issue.removed, result.removed].slice(-LIMITS.steps);
  return { what: 'step.remove', issue: { ...issue, steps: result.steps, removed }, step };
}

/** Restores a removed step to its place, with the skips that led to it (EDITOR-13). */
function withRestoredStep(issue: StoredIssue, stepId: string): StepChange {
  const removal = issue.removed.find((removed) => removed.step._id === stepId);
  if (!removal) throw new ApiError('NOT_FOUND');
  assertNotFull(issue);
  const removed = issue.removed.filter((other) => other !== removal);
  const steps = restoreStep(issue.steps, removal);
  return { what: 'step.restore', issue: { ...issue, steps, removed }, step: removal.step };
}

/** Returns the change that a body of updateStep asks for (ISSUES-14). Removing or restoring a step a second time does nothing. */
export async function changedStep(
  issue: StoredIssue,
  stepId: string,
  { patch, isArchived }: Pick<StepSave, 'patch' | 'isArchived'>,
  hasImage: HasImage,
): Promise<StepChange> {
  const step = issue.steps.find((other) => other._id === stepId);
  const gone = removedStep(issue, stepId);
  const isEdit = Object.keys(patch).length > 0;
  if (isEdit && (isArchived === true || (isArchived === false && gone))) {
    throw new ApiError('INVALID_INPUT', {
      detail: 'Send isArchived alone to remove a step or to restore it.',
    });
  }
  if (step && isEdit) return await editedStep(issue, step, patch, hasImage);
  if (step && isArchived === true) return withoutStep(issue, step);
  if (gone && isArchived === false) return withRestoredStep(issue, stepId);
  const same = step ?? (isArchived === true ? gone : undefined);
  if (!same) throw new ApiError('NOT_FOUND');
  return { what: 'step.edit', issue, step: same };
}
