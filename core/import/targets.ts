import type { StepId } from '../step/step-schema.ts';
import type { ReadStep } from './read-step.ts';
import type { Way } from './ways.ts';

/** The steps of an issue by their labels in the document; a label that is there twice names none. */
export type Ids = ReadonlyMap<string, StepId | undefined>;

/** Returns the id of the step of a block, or of the task of one of its answers. */
export const idOf = (block: number, of?: 'yes' | 'no'): StepId =>
  (of ? `b${block}-${of}` : `b${block}`) as StepId;

/** Returns the ids of steps by their labels. */
export function idsByLabel(reads: readonly ReadStep[]): Ids {
  const ids = new Map<string, StepId | undefined>();
  for (const { label, block } of reads) {
    if (label !== '') ids.set(label, ids.has(label) ? undefined : idOf(block));
  }
  return ids;
}

const waysOf = ({ yes, no, once }: ReadStep): readonly Way[] =>
  yes && no ? [yes.way, no.way] : [once];

/** Tells whether every answer of a step that skips goes to a step that may be skipped to (STEP-7). */
export function leadsSomewhere(read: ReadStep, first: StepId, ids: Ids): boolean {
  return waysOf(read).every((way) => {
    if (way.to !== 'step') return true;
    const target = ids.get(way.label);
    return target !== undefined && target !== first && target !== idOf(read.block);
  });
}

/** The target of a way: a step, or the end of the issue. */
export type Target = StepId | 'end';

/** Returns the target of a way; `next` is the step below. */
export function targetOf(way: Way, next: Target, ids: Ids): Target {
  if (way.to === 'end') return 'end';
  return (way.to === 'step' && ids.get(way.label)) || next;
}

/** Returns the action that leads to `target` from the step before `following`. */
export function actionTo(target: Target, following: Target) {
  if (target === 'end') return { actionType: 'Issue resolution' as const };
  if (target === following) return { actionType: 'Go to next step' as const };
  return { actionType: 'Skip to a specific step' as const, goToStep: target };
}
