import { LIMITS } from '#core/limits.ts';
import { addStep, removeStep, replaceStep, restoreStep, skipsTo } from '#core/step-list.ts';
import { formatStepNumber } from '#core/step-number.ts';
import { patchStep, type StepPatch } from '#core/step-patch.ts';
import { problemsInStep, type StepProblem } from '#core/step-problems.ts';
import type { StepDraft, StepId } from '#core/step-schema.ts';
import { normalizeStep, type SavedStep } from '#core/step.ts';
import { ApiError } from '../http/api-error.ts';
import type { StoredIssue } from './store.ts';
import type { StepSave } from './wire.ts';

/** What a change of a step leaves: the issue (the same one if nothing is to be done) and the step to answer. */
export type StepChange = { what: string; issue: StoredIssue; step: SavedStep };

/** Asks whether a picture is stored. */
export type HasImage = (image: string) => Promise<boolean>;

async function refuseUnlessLegal(
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

function refuseIfFull(issue: StoredIssue): void {
  if (issue.steps.length < LIMITS.steps) return;
  throw new ApiError('INVALID_STEP', { detail: `An issue has at most ${LIMITS.steps} steps.` });
}

function removedStep(issue: StoredIssue, stepId: string): SavedStep | undefined {
  return issue.removed.find((removed) => removed.step._id === stepId)?.step;
}

function knownStep(issue: StoredIssue, stepId: string): SavedStep | undefined {
  return issue.steps.find((step) => step._id === stepId) ?? removedStep(issue, stepId);
}

/** Whether the issue has or had a step of this id. */
export function hadStep(issue: StoredIssue, stepId: string): boolean {
  return knownStep(issue, stepId) !== undefined;
}

/** Adds a step at the end, under an id that may be the key it was sent with. */
export async function createdStep(
  issue: StoredIssue,
  id: StepId,
  patch: StepPatch,
  hasImage: HasImage,
): Promise<StepChange> {
  const known = knownStep(issue, id);
  // Sent again under its key: the step was made the first time.
  if (known) return { what: 'step.create', issue, step: known };
  refuseIfFull(issue);
  const draft = normalizeStep(patchStep({}, patch));
  await refuseUnlessLegal(draft, issue, undefined, hasImage);
  const step = { _id: id, ...draft };
  return { what: 'step.create', issue: { ...issue, steps: addStep(issue.steps, step) }, step };
}

/** Changes the members sent and checks the whole (design 6). */
async function editedStep(
  issue: StoredIssue,
  before: SavedStep,
  patch: StepPatch,
  hasImage: HasImage,
): Promise<StepChange> {
  const draft = normalizeStep(patchStep(before, patch));
  await refuseUnlessLegal(draft, issue, before, hasImage);
  const step = { _id: before._id, ...draft };
  return { what: 'step.edit', issue: { ...issue, steps: replaceStep(issue.steps, step) }, step };
}

function refuseIfNeeded(issue: StoredIssue, stepId: string): void {
  if (!issue.publish) return;
  if (issue.steps.length === 1) throw new ApiError('LAST_STEP');
  const problems = skipsTo(issue.steps, stepId).map((source) => ({
    ...source,
    number: issue.steps.findIndex((step) => step._id === source.step) + 1,
  }));
  if (problems.length === 0) return;
  const names = [...new Set(problems.map(({ number }) => formatStepNumber(number)))];
  throw new ApiError('STEP_IN_USE', {
    detail: `These steps lead to it: ${names.join(', ')}.`,
    problems,
  });
}

/** Takes a step away; in a draft the skips to it lose their target, in a published issue they keep it (ruling 11). */
function withoutStep(issue: StoredIssue, step: SavedStep): StepChange {
  refuseIfNeeded(issue, step._id);
  const left = removeStep(issue.steps, step._id);
  if (!left) return { what: 'step.remove', issue, step };
  const removed = [...issue.removed, left.removed].slice(-LIMITS.steps);
  return { what: 'step.remove', issue: { ...issue, steps: left.steps, removed }, step };
}

/** Brings a removed step back to its place, with the skips that led to it. */
function withStepAgain(issue: StoredIssue, stepId: string): StepChange {
  const back = issue.removed.find((removed) => removed.step._id === stepId);
  if (!back) throw new ApiError('NOT_FOUND');
  refuseIfFull(issue);
  const removed = issue.removed.filter((other) => other !== back);
  const steps = restoreStep(issue.steps, back);
  return { what: 'step.restore', issue: { ...issue, steps, removed }, step: back.step };
}

/** The change that a body of updateStep asks for. RequestContext for twice, a removal or a return does nothing. */
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
      detail: 'Send isArchived alone to remove a step or to bring it back.',
    });
  }
  if (step && isEdit) return await editedStep(issue, step, patch, hasImage);
  if (step && isArchived === true) return withoutStep(issue, step);
  if (gone && isArchived === false) return withStepAgain(issue, stepId);
  const same = step ?? (isArchived === true ? gone : undefined);
  if (!same) throw new ApiError('NOT_FOUND');
  return { what: 'step.edit', issue, step: same };
}
