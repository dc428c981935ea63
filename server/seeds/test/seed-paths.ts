import {
  activeStep,
  answersTo,
  nextWalk,
  startWalk,
  type Answer,
  type Walk,
} from '#core/walk/walk.ts';
import {
  confirm,
  finish,
  next,
  stepsOf,
  type MeetingPlace,
  type SeedIssue,
  type SeedStep,
} from '../base/seed-shape.ts';
import { EMERGENCY } from '../starter/contacts.ts';

// The walks through a starter procedure, for the tests that hold what is on every path.

/** One stop of a walk: the step as it is written, and what was answered there. */
export type Stop = { step: SeedStep; answer: Answer | null };
/** A walk to its end. */
export type Path = readonly Stop[];
/** Returns the fault of a path, in words; undefined if there is none. */
export type Check = (path: Path) => string | undefined;

/** Returns every walk to the final screen in which no step is answered more than twice. */
function completeWalks(walk: Walk): Walk[] {
  const active = activeStep(walk);
  if (!active) return [walk];
  if (walk.path.filter((visit) => visit.step === active.step._id).length > 2) return [];
  return answersTo(active.step).flatMap((answer) => {
    const answered = nextWalk(walk, { type: 'answer', answer });
    return completeWalks(answered.onFinalScreen ? answered : nextWalk(answered, { type: 'next' }));
  });
}

export function pathsOf(seed: SeedIssue): Path[] {
  let made = 0;
  const steps = stepsOf(seed, () => `${made++}`);
  return completeWalks(startWalk(steps)).map((walk) =>
    walk.path.flatMap(({ step: id, answer }) => {
      const step = seed.steps[Number(id)];
      return step ? [{ step, answer }] : [];
    }),
  );
}

export function isMet(met: MeetingPlace | undefined, { answer }: Stop): boolean {
  return met === 'step' || (met !== undefined && met === answer);
}

export function names(contact: string) {
  return ({ step }: Stop) => step.question.includes(contact);
}

export function outcomeOf(path: Path): string | undefined {
  return /“Issue (resolved|escalated)”/.exec(path.at(-1)?.step.question ?? '')?.[1];
}

/** Tells whether `contact` is called at `from` or later. */
export function calledFrom(path: Path, from: number, contact: string): boolean {
  return path.slice(from).some(names(contact));
}

/** Returns every fault on every path, each once. */
export function faults(seed: SeedIssue, check: Check): string[] {
  return [...new Set(pathsOf(seed).flatMap((path) => check(path) ?? []))];
}

/** The last step of one that ends well, 'end'. */
export const RESOLVED = confirm('end', 'Choose “Issue resolved”.', 'Done', finish());
/** A step that calls for help and goes on, 'call'. */
export const CALLED = confirm('call', `Call ${EMERGENCY}.`, 'Done', next());

/** Returns a small procedure, to show a check what breaks it. */
export function made(...steps: SeedStep[]): SeedIssue {
  return { title: 'A', category: 'Other', steps };
}
