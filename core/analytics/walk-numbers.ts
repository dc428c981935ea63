import { Type, type Static } from 'typebox';
import { Count, orNull } from '../base/schema.ts';
import { medianOf } from './analytics-charts.ts';
import { COUNTED_ANSWERS, type CountedAnswer, type CountedWalk } from './counted-walk.ts';

export const StepNumbers = Type.Object({
  step: Type.String(),
  /** The number of times that walks came to the step, and the number of those walks. In a loop one walk comes to the step several times. */
  visits: Count,
  walks: Count,
  /** The number of walks that began here. */
  began: Count,
  /** The number of walks that were escalated here and did not go on. */
  stopped: Count,
  /** The number of walks that came here and in which 'Record as escalated' was pressed here. */
  escalated: Count,
  /** The number of walks whose time on this step is known, and the median of those times in seconds. */
  timed: Count,
  seconds: orNull(Type.Number()),
});
export type StepNumbers = Static<typeof StepNumbers>;

/** The number of times that an answer of a step led on to another step, or to the final screen. */
const WayNumbers = Type.Object({
  step: Type.String(),
  answer: Type.Enum(COUNTED_ANSWERS),
  /** The id of a step, or 'final'. */
  to: Type.String(),
  count: Count,
});

/**
 * The numbers of one issue's walks. None is negative, and they add up (NUMBERS-3): the visits of a step equal
 * the ways to it plus the walks that began there, and also the ways from it plus the walks that stopped
 * there; `walks` equals those that stopped plus those that ended.
 */
export const WalkNumbers = Type.Object({
  walks: Count,
  /** The walks that ended, by outcome. */
  resolved: Count,
  escalated: Count,
  /** The number of walks that ended and name no step. */
  withoutSteps: Count,
  /** The number of walks that were escalated at a step from which the advisor then went back. */
  escalatedAside: Count,
  steps: Type.Array(StepNumbers),
  ways: Type.Array(WayNumbers),
});
export type WalkNumbers = Static<typeof WalkNumbers>;

/** The cap of a stay in seconds, one day: longer stays count as this, so that few different times are kept. */
const LONGEST = 24 * 60 * 60;

type Sums = Omit<StepNumbers, 'seconds'> & {
  /** The number of walks for each time in whole seconds. */
  times: Map<number, number>;
  /** The number of the last walk that came here, so that a walk is counted once. */
  latest: number;
};

/** Counts walks one after the other, and keeps only sums and no walk. */
export function walkCounter() {
  const steps = new Map<string, Sums>();
  const ways = new Map<string, Static<typeof WayNumbers>>();
  let walks = 0;
  const ended: Record<CountedWalk['outcome'], number> = { Resolved: 0, Escalated: 0 };
  let withoutSteps = 0;
  let escalatedAside = 0;

  const sumsOf = (step: string): Sums => {
    let sums = steps.get(step);
    if (!sums) {
      const none = { visits: 0, walks: 0, began: 0, stopped: 0, escalated: 0, timed: 0 };
      sums = { step, ...none, times: new Map(), latest: 0 };
      steps.set(step, sums);
    }
    return sums;
  };
  const come = (step: string, seconds: number | undefined): Sums => {
    const sums = sumsOf(step);
    sums.visits += 1;
    if (sums.latest === walks) return sums;
    sums.latest = walks;
    sums.walks += 1;
    if (seconds === undefined) return sums;
    sums.timed += 1;
    sums.times.set(seconds, (sums.times.get(seconds) ?? 0) + 1);
    return sums;
  };
  const lead = (step: string, answer: CountedAnswer, to: string): void => {
    const key = `${answer} ${step}\n${to}`;
    const way = ways.get(key);
    if (way) way.count += 1;
    else ways.set(key, { step, answer, to, count: 1 });
  };

  return {
    add: ({ outcome, visits, stoppedAt, escalatedAt, times }: CountedWalk): void => {
      walks += 1;
      for (const [index, { step, answer }] of visits.entries()) {
        const ms = times.get(step);
        come(step, ms === undefined ? undefined : Math.min(LONGEST, Math.round(ms / 1000)));
        lead(step, answer, visits[index + 1]?.step ?? stoppedAt ?? 'final');
      }
      if (stoppedAt !== undefined) come(stoppedAt, undefined).stopped += 1;
      else ended[outcome] += 1;
      const first = visits[0]?.step ?? stoppedAt;
      if (first === undefined) withoutSteps += 1;
      else sumsOf(first).began += 1;
      if (escalatedAt === undefined) return;
      const there = steps.get(escalatedAt);
      if (there?.latest === walks) there.escalated += 1;
      else escalatedAside += 1;
    },
    numbers: (): WalkNumbers => ({
      walks,
      resolved: ended.Resolved,
      escalated: ended.Escalated,
      withoutSteps,
      escalatedAside,
      steps: Array.from(steps.values(), ({ times, latest: _, ...sums }) => ({
        ...sums,
        seconds: medianOf(Array.from(times, ([value, count]) => ({ value, count }))),
      })),
      ways: [...ways.values()],
    }),
  };
}
