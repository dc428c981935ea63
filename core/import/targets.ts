import type { StepId } from '../step/step-schema.ts';
import { walked, type ReadStep } from './read-step.ts';
import type { Way } from './phrases/ways.ts';

/** The steps of an issue that may be skipped to, by their labels in the document: not the first, and none whose label is there twice (STEP-7). */
export type Ids = ReadonlyMap<string, StepId | undefined>;

/** Returns the ids of steps by their labels. */
export function idsByLabel(steps: readonly ReadStep[]): Ids {
  const ids = new Map<string, StepId | undefined>();
  for (const { label, id } of walked(steps)) {
    if (label !== '') ids.set(label, ids.has(label) || id === steps[0]?.id ? undefined : id);
  }
  return ids;
}

/** Returns the blocks of the steps with a way that leads to no step that may be skipped to (STEP-7). */
export function ledNowhere(steps: readonly ReadStep[]): readonly number[] {
  const ids = idsByLabel(steps);
  return [...walked(steps)]
    .filter(({ id, yes, no, once }) =>
      (yes && no ? [yes.way, no.way] : [once]).some((way) => {
        if (way.to !== 'step') return false;
        const target = ids.get(way.label);
        return target === undefined || target === id;
      }),
    )
    .map(({ block }) => block);
}

/** The target of a way: a step, or the end of the issue. */
export type Target = StepId | 'end';

/** Returns the target of a way from a step; `next` is the step below. */
export function targetOf(
  way: Way,
  from: { readonly id: StepId; readonly next: Target },
  ids: Ids,
): Target {
  if (way.to === 'end') return 'end';
  const target = way.to === 'step' ? ids.get(way.label) : undefined;
  return target === undefined || target === from.id ? from.next : target;
}

/** Returns the action that leads to `target` from the step before `following`. */
export function actionTo(target: Target, following: Target) {
  if (target === 'end') return { actionType: 'Issue resolution' as const };
  if (target === following) return { actionType: 'Go to next step' as const };
  return { actionType: 'Skip to a specific step' as const, goToStep: target };
}
