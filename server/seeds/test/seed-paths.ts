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

// These are the walks through a starter procedure, for tests of rules that must hold on every path.

/** One stop of a walk: the step as it is written, and the answer given there. */
export type Stop = { step: SeedStep; answer: Answer | null };
/** A complete walk. */
export type Path = readonly Stop[];
/** A function that returns the fault of a path in words, or undefined if there is none. */
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

/** The last step of a procedure that ends well, with the key 'end'. */
export const RESOLVED = confirm('end', 'Choose “Issue resolved”.', 'Done', finish());
/** A step that calls for help and goes on, with the key 'call'. */
export const CALLED = confirm('call', `Call ${EMERGENCY}.`, 'Done', next());

/** Returns a small procedure that shows what breaks a check. */
export function made(...steps: SeedStep[]): SeedIssue {
  return { title: 'A', category: 'Other', steps };
}
