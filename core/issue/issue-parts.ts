import type { Issue } from './issue.ts';
import type { Details } from './details.ts';
import { sameDetails } from './typed-details.ts';
import { sameStep } from '../step/same-step.ts';
import type { SavedStep } from '../step/step.ts';

/** A part of an issue that is saved by itself: the details, the order of steps (also changed by adding or removing), or a step by its id. */
export type IssuePart = 'details' | 'order' | StepPart;

type StepPart = `step/${string}`;

export function stepPart(stepId: string): StepPart {
  return `step/${stepId}`;
}

export function stepOfPart(part: StepPart): string {
  return part.slice('step/'.length);
}

type Parts = Details & Pick<Issue, 'steps'>;

/** Returns the parts in which two states of an issue differ (ISSUES-21). */
export function changedParts(before: Parts, after: Parts): IssuePart[] {
  const parts: IssuePart[] = sameDetails(before, after) ? [] : ['details'];
  if (before.steps === after.steps) return parts;
  const ids = ({ steps }: Parts) => steps.map(({ _id }) => _id).join('\n');
  if (ids(before) !== ids(after)) parts.push('order');
  const left = new Map<string, SavedStep>(before.steps.map((step) => [step._id, step]));
  for (const step of after.steps) {
    const was = left.get(step._id);
    left.delete(step._id);
    if (!was || !sameStep(was, step)) parts.push(stepPart(step._id));
  }
  return [...parts, ...Array.from(left.keys(), stepPart)];
}
