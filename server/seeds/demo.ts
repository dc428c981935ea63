import { assert } from '#core/base/assert.ts';
import type { Attendance, Outcome } from '#core/record/attendance.ts';
import type { IssueCategory } from '#core/base/category.ts';
import type { Issue } from '#core/issue/issue.ts';
import { checkSteps } from '#core/step/step-problems.ts';
import type { CheckedSteps } from '#core/step/step.ts';
import {
  activeStep,
  answersTo,
  responsesOf,
  startWalk,
  nextWalk,
  type Walk,
} from '#core/walk/walk.ts';
import { DEMO_AREAS } from './demo-campus.ts';

export type WalkableIssue = Pick<Issue, '_id' | 'category' | 'revision' | 'steps'>;

/** An attendance with every time known. The `now` of the seeding is never before `finishedAt`. */
export type DemoAttendance = Attendance & { startedAt: string; finishedAt: string };

type Random = () => number;
type Weighted<T> = readonly (readonly [T, number])[];

const ATTENDANCES = 320;
const DAYS = 90;

const ADVISORS = [
  'Amara Nwosu',
  'Grace Mensah',
  'Hana Novak',
  'Kenji Tanaka',
  'Liam O’Connor',
  'Mateo Vargas',
  'Ngaire Tamihana',
  'Priya Raman',
  'Samir Haddad',
  'Sofia Marques',
  'Yusuf Demir',
  'Zofia Lewandowska',
];

/** The relative frequency of calls in each category. */
const CALLS: Record<IssueCategory, number> = {
  Access: 9,
  Fire: 4,
  Heating: 4,
  'Illicit substances': 4,
  'Kitchen appliances': 3,
  Medical: 3,
  'Noise complaint': 10,
  Other: 3,
  Pests: 2,
  'RLA events': 2,
  'Safety concern': 3,
  Water: 4,
  Welfare: 5,
};

/** The relative frequency of calls by campus hour, from midnight on. Duty starts in the evening and is busiest around midnight. */
const HOURS = [9, 8, 6, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 7, 9, 10];

// An advisor is on duty in one area, except for every third one, who chose none.
const areaOf = (advisor: string): string | undefined =>
  DEMO_AREAS[ADVISORS.indexOf(advisor) % (DEMO_AREAS.length + 1)]?.name;

// Only this share of the walks that escalate is kept, so that about three calls in four end well.
const ESCALATED_SHARE = 0.03;
/** The factor by which issues that always escalate are rarer than other calls of their category. */
const RARE = 0.4;

const RATINGS: Weighted<number | null> = [
  [null, 9],
  [2, 1],
  [2.5, 1],
  [3, 2],
  [3.5, 3],
  [4, 6],
  [4.5, 6],
  [5, 5],
];

const REMARKS: Record<Outcome, readonly string[]> = {
  Resolved: [
    'Clear and quick, even half asleep.',
    'The steps came in the right order.',
    'Waiting ten minutes before going back really works.',
    'A picture of the panel would help here.',
    'The key log was not in the duty bag.',
    'Worked without signal in the basement.',
    'First time alone on this kind of call. Felt guided all the way.',
    'Facilities gave me a time at once.',
    'It took longer than it needed to, mostly waiting.',
    'Good reminder not to go in.',
  ],
  Escalated: [
    'The duty manager answered at once.',
    'Campus Security took 25 minutes to arrive.',
    'Good to be told when to stop and call.',
    'I would put the call to Campus Security one step earlier.',
    'Handed over at the entrance, all calm.',
    'The on-call line rang for a long time before anyone answered.',
    'Please add where the spare blankets are kept.',
    'It helped to have the words to say.',
  ],
};

/** Returns a source of numbers from 0 to below 1, which are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(weighted: Weighted<T>, random: Random): T {
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random() * total;
  const picked = weighted.find(([, weight]) => (rest -= weight) < 0) ?? weighted.at(-1);
  assert(picked, 'nothing to pick from');
  return picked[0];
}

function even<T>(list: readonly T[]): Weighted<T> {
  return list.map((item) => [item, 1]);
}

/** Answers at random until the final screen. A tree without an endless loop always gets there. */
function walkToTheEnd(steps: CheckedSteps, random: Random): Walk {
  let walk = startWalk(steps);
  for (let active = activeStep(walk); active; active = activeStep(walk)) {
    const answer = pick(even(answersTo(active.step)), random);
    walk = nextWalk(nextWalk(walk, { type: 'answer', answer }), { type: 'next' });
  }
  return walk;
}

/** Returns the outcome that the last step asks for, or 'Resolved' if it asks for none. */
function outcomeOf(walk: Walk): Outcome {
  const last = walk.steps.find((step) => step._id === walk.path.at(-1)?.step);
  return last?.question.includes('“Issue escalated”') ? 'Escalated' : 'Resolved';
}

const canEndWell = ({ steps }: WalkableIssue): boolean =>
  steps.some((step) => step.question?.includes('“Issue resolved”'));

/** Tells whether a walk visits any step more than twice, since nobody knocks at a door five times. */
function isLoopy(walk: Walk): boolean {
  const visits = walk.path.map((visit) => visit.step);
  return visits.some((id) => visits.filter((other) => other === id).length > 2);
}

function likelyWalk(steps: CheckedSteps, random: Random): Walk {
  for (;;) {
    const walk = walkToTheEnd(steps, random);
    const isTaken = outcomeOf(walk) === 'Resolved' || random() < ESCALATED_SHARE;
    if (isTaken && !isLoopy(walk)) return walk;
  }
}

function nightTime(now: Date, timeZone: string, random: Random): Temporal.Instant {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .startOfDay();
  const hour = pick(
    HOURS.map((weight, index) => [index, weight] as const),
    random,
  );
  const days = Math.floor(random() * DAYS);
  const seconds = Math.floor(random() * 3600);
  return today.subtract({ days }).with({ hour }).add({ seconds }).toInstant();
}

function demoAttendance(
  issue: WalkableIssue,
  started: Temporal.Instant,
  random: Random,
): DemoAttendance {
  const steps = checkSteps(issue.steps);
  assert(steps, `issue ${issue._id} is not legal`);
  const walk = likelyWalk(steps, random);
  const issueStatus = outcomeOf(walk);
  const seconds = walk.path.reduce((sum) => sum + 20 + Math.floor(random() * 100), 0);
  const description = random() < 0.3 ? pick(even(REMARKS[issueStatus]), random) : '';
  const advisor = pick(even(ADVISORS), random);
  const area = areaOf(advisor);
  return {
    advisor,
    issueId: issue._id,
    steps: responsesOf(walk),
    issueStatus,
    feedback: { description, rating: pick(RATINGS, random) },
    startedAt: started.toString({ smallestUnit: 'millisecond' }),
    finishedAt: started.add({ seconds }).toString({ smallestUnit: 'millisecond' }),
    revision: issue.revision,
    ...(area !== undefined && { area }),
  };
}

/** Makes attendances of the last 90 days, the oldest first, mostly at night in `timeZone`, and none after `now`. The same `random` gives the same attendances. */
export function demoAttendances(
  issues: readonly WalkableIssue[],
  { now, timeZone, random }: { now: Date; timeZone: string; random: Random },
): DemoAttendance[] {
  const calls = issues
    .filter((issue) => issue.steps.length > 0)
    .map((issue) => [issue, CALLS[issue.category] * (canEndWell(issue) ? 1 : RARE)] as const);
  if (calls.length === 0) return [];
  // The list begins with every issue once, so that chance leaves none out. The others follow the frequency of their category.
  return Array.from({ length: ATTENDANCES }, (_, i) =>
    demoAttendance(calls[i]?.[0] ?? pick(calls, random), nightTime(now, timeZone, random), random),
  )
    .filter((attendance) => attendance.finishedAt <= now.toISOString())
    .sort((a, b) => a.startedAt.localeCompare(b.startedAt));
}
