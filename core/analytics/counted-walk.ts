import type { Attendance } from '../record/attendance.ts';
import { LIMITS } from '../base/limits.ts';
import { PLACED_ANSWERS, type RecordedStep, type Wording } from '../record/recorded-steps.ts';
import { isAnswer } from '../record/acts.ts';
import type { Tap } from '../record/taps.ts';

/** The answers that are counted apart. 'other' stands for an answer that the step does not have. */
export const COUNTED_ANSWERS = [...PLACED_ANSWERS, 'other'] as const;
export type CountedAnswer = (typeof COUNTED_ANSWERS)[number];

/** The one name for all steps that the walked revision does not have, so that a phone cannot fill memory with endlessly many names. */
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
  /** The path that the advisor finally walked: each step that was answered and led on. */
  readonly visits: readonly { readonly step: string; readonly answer: CountedAnswer }[];
  /** The step at which the walk was escalated, if nothing came after that. It is undefined for a walk with an end. */
  readonly stoppedAt: string | undefined;
  /** The step at which 'Record as escalated' was pressed. If it was pressed on the final screen, this is the step before it. */
  readonly escalatedAt: string | undefined;
  /** The milliseconds from the moment a step appeared to its last answer, added up over all stays there. */
  readonly times: ReadonlyMap<string, number>;
};

const NO_TIMES: ReadonlyMap<string, number> = new Map();

/** Measures the time from a tap on one step to the answer on the next. A press of NEXT is not recorded as a tap. */
function timesIn(trail: readonly Tap[], named: (step: string) => string) {
  // A trail at its limit lacks its end, so its times are not measured.
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

/** Makes a walk to count from a record whose revision the server has. */
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
  // The phone recorded this walk under way and never again: an end would have corrected the record (ESCALATE-2).
  const isOpen = escalatedAt !== undefined && finishedAt === null && outcome === 'Escalated';
  // The step was answered, but the walk did not go on from it.
  if (isOpen && visits.at(-1)?.step === escalatedAt) visits.pop();
  return {
    outcome,
    visits,
    stoppedAt: isOpen ? escalatedAt : undefined,
    escalatedAt,
    times: timesIn(trail, named),
  };
}
