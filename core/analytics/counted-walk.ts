import type { Attendance } from '../record/attendance.ts';
import { LIMITS } from '../base/limits.ts';
import { PLACED_ANSWERS, type RecordedStep, type Wording } from '../record/recorded-steps.ts';
import { isAnswer } from '../record/acts.ts';
import type { Tap } from '../record/taps.ts';

/** The answers as the tree has them; 'other' is an answer that the step does not have. */
export const COUNTED_ANSWERS = [...PLACED_ANSWERS, 'other'] as const;
export type CountedAnswer = (typeof COUNTED_ANSWERS)[number];

/** The one name for all steps that the walked revision does not have, so that nobody can send endlessly many. */
export const UNKNOWN_STEP = '';

/** The part of a record that shows where its walk went. */
export type WalkedRecord = {
  readonly issueStatus: Attendance['issueStatus'];
  readonly finishedAt: string | null;
  readonly steps: readonly Pick<RecordedStep, 'step' | 'response'>[];
  readonly trail: readonly Tap[];
};

/** A walk with only the data needed to count it (NUMBERS-2, NUMBERS-8, NUMBERS-9). */
export type CountedWalk = {
  readonly outcome: Attendance['issueStatus'];
  /** The path finally walked: what was answered and led on. */
  readonly visits: readonly { readonly step: string; readonly answer: CountedAnswer }[];
  /** The step at which it was escalated, if nothing came after that; undefined for a walk with an end. */
  readonly stoppedAt: string | undefined;
  /** The step at which 'Record as escalated' was pressed; on the final screen the one before it. */
  readonly escalatedAt: string | undefined;
  /** Milliseconds from coming to a step to its last answer, of all stays there together. */
  readonly times: ReadonlyMap<string, number>;
};

const NO_TIMES: ReadonlyMap<string, number> = new Map();

/** Measures the times between a tap on one step and the answer on the next; a press of NEXT is not recorded as a tap. */
function timesIn(trail: readonly Tap[], named: (step: string) => string) {
  // A full trail has lost its end.
  if (trail.length === 0 || trail.length >= LIMITS.trail) return NO_TIMES;
  const times = new Map<string, number>();
  let since = 0;
  for (let from = 0; from < trail.length;) {
    const here = trail[from]?.step ?? '';
    let to = from;
    let answered: number | undefined;
    let last = since;
    for (let tap = trail[to]; tap?.step === here; tap = trail[to]) {
      if (isAnswer(tap.did)) answered = tap.at;
      last = tap.at;
      to += 1;
    }
    if (answered !== undefined) {
      const step = named(here);
      times.set(step, (times.get(step) ?? 0) + Math.max(0, answered - since));
    }
    since = Math.max(since, last);
    from = to;
  }
  return times;
}

/** Reads a record of a revision whose words are known. */
export function countedWalk(
  { issueStatus: outcome, finishedAt, steps, trail }: WalkedRecord,
  wording: Wording,
): CountedWalk {
  const named = (step: string) => (wording.positions.has(step) ? step : UNKNOWN_STEP);
  const visits = steps.map(({ step, response }) => {
    const position = wording.positions.get(step);
    const responses = position === undefined ? [] : (wording.steps[position]?.responses ?? []);
    const answer = COUNTED_ANSWERS[responses.indexOf(response)] ?? 'other';
    return { step: named(step), answer };
  });
  const tapped = trail.find(({ did }) => did === 'escalate');
  const escalatedAt = tapped && named(tapped.step);
  // A walk recorded under way and never again: an end would have corrected it (ESCALATE-2).
  const isOpen = escalatedAt !== undefined && finishedAt === null && outcome === 'Escalated';
  // Answered there, and not gone on.
  if (isOpen && visits.at(-1)?.step === escalatedAt) visits.pop();
  return {
    outcome,
    visits,
    stoppedAt: isOpen ? escalatedAt : undefined,
    escalatedAt,
    times: timesIn(trail, named),
  };
}
