import { confidenceInterval, type ConfidenceInterval } from './confidence-interval.ts';
import type { StepNumbers } from './walk-numbers.ts';

/** An outlier among the numbers of a step. It states a fact and gives no advice. */
export type OutlierStep =
  | ({
      readonly what: 'escalated' | 'stopped';
      readonly step: string;
      readonly count: number;
      readonly of: number;
    } & ConfidenceInterval)
  | {
      readonly what: 'slow';
      readonly step: string;
      readonly seconds: number;
      readonly of: number;
    };

/** The most steps that are listed for one kind of outlier. */
const STEPS_LIMIT = 3;

/** The fewest walks from which a median tells that a step takes long. */
export const FEWEST_TIMED = 5;

/** Returns the steps with the highest share of which the numbers make us certain: 1 of 1 does not come before 18 of 41. */
function most(steps: readonly StepNumbers[], what: 'escalated' | 'stopped'): OutlierStep[] {
  return steps
    .filter((numbers) => numbers[what] > 0)
    .map(({ step, walks, [what]: count }) => ({
      what,
      step,
      count,
      of: walks,
      ...confidenceInterval(count, walks),
    }))
    .sort((a, b) => b.low - a.low || b.count - a.count)
    .slice(0, STEPS_LIMIT);
}

/** Returns the steps with the most escalations, then the most stops, then the longest median time (NUMBERS-5), in tree order. */
export function outlierSteps(steps: readonly StepNumbers[]): OutlierStep[] {
  const slow = steps
    .filter(({ timed, seconds }) => timed >= FEWEST_TIMED && seconds !== null && seconds > 0)
    .sort((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0))
    .slice(0, 1)
    .map(({ step, seconds, timed }) => ({
      what: 'slow' as const,
      step,
      seconds: seconds ?? 0,
      of: timed,
    }));
  return [...most(steps, 'escalated'), ...most(steps, 'stopped').slice(0, 1), ...slow];
}
