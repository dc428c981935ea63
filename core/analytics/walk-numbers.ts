import type { CountedAnswer, CountedWalk } from './counted-walk.ts';

/** The counts of a step. */
export type StepNumbers = {
  readonly step: string;
  /** The times that walks came to it, and the number of those walks: a loop leads to it again. */
  readonly visits: number;
  readonly walks: number;
  /** Walks that began here. */
  readonly began: number;
  /** Walks that were escalated here with nothing after it. */
  readonly stopped: number;
  /** Walks of those that came here in which 'Record as escalated' was pressed here. */
  readonly escalated: number;
  /** Walks whose time here is known, and their median in seconds. */
  readonly timed: number;
  readonly seconds: number | null;
};

/** The times that an answer of a step led on to another step, or to the final screen. */
export type WayNumbers = {
  readonly step: string;
  readonly answer: CountedAnswer;
  /** The id of a step, or 'final'. */
  readonly to: string;
  readonly count: number;
};

/**
 * Walks of one issue in numbers. Nothing is ever negative, and all of it adds up (NUMBERS-3): visits of a
 * step are the ways to it and the walks that began there, and also the ways from it and the walks that
 * stopped there; `walks` are those that stopped and those that ended.
 */
export type WalkNumbers = {
  readonly walks: number;
  /** Those that ended, by outcome. */
  readonly resolved: number;
  readonly escalated: number;
  /** Walks that ended and name no step. */
  readonly withoutSteps: number;
  /** Walks that were escalated at a step that they went back from. */
  readonly escalatedAside: number;
  readonly steps: readonly StepNumbers[];
  readonly ways: readonly WayNumbers[];
};

/** The seconds as which longer stays count, a day, so that few different times are kept. */
const LONGEST = 24 * 60 * 60;

/** The number of walks by the whole seconds that they took. */
type Times = Map<number, number>;

/** Returns the middle of the times, the mean of the two middle ones if they are even in number. */
function medianOf(times: Times, count: number): number | null {
  if (count === 0) return null;
  const sorted = [...times].sort(([a], [b]) => a - b);
  const at = (place: number): number => {
    let passed = 0;
    for (const [seconds, walks] of sorted) {
      passed += walks;
      if (passed > place) return seconds;
    }
    return 0;
  };
  return (at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2;
}

type Sums = Omit<{ -readonly [K in keyof StepNumbers]: StepNumbers[K] }, 'seconds'> & {
  times: Times;
  /** The walk that came here last, so that it is counted once. */
  latest: number;
};

/** Counts walks one after the other; it remembers sums and no walk. */
export function walkCounter() {
  const steps = new Map<string, Sums>();
  const ways = new Map<string, { -readonly [K in keyof WayNumbers]: WayNumbers[K] }>();
  let walks = 0;
  let resolved = 0;
  let escalated = 0;
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
      else if (outcome === 'Resolved') resolved += 1;
      else escalated += 1;
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
      resolved,
      escalated,
      withoutSteps,
      escalatedAside,
      steps: Array.from(steps.values(), ({ times, latest: _, ...sums }) => ({
        ...sums,
        seconds: medianOf(times, sums.timed),
      })),
      ways: [...ways.values()],
    }),
  };
}
