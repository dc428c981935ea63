import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import type { Attendance } from '#core/record/attendance.ts';
import { assert } from '#core/base/assert.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import { wordingOf } from '#core/record/recorded-steps.ts';
import { checkSteps } from '#core/step/step-problems.ts';
import type { StepId } from '#core/step/step-schema.ts';
import type { CheckedSteps, SavedStep } from '#core/step/step.ts';
import { activeStep, answersTo, nextWalk, responsesOf, startWalk } from '#core/walk/walk.ts';
import { seededRandom } from '../server/seeds/demo.ts';
import type { IssueRevision } from '../server/attendance/attendance.sql.ts';
import type { StoredIssue } from '../server/issues/rows/issues.sql.ts';

/** Chance that repeats: the same seed gives the same numbers, ids and choices. */
export class Chance {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** A whole number from 0 up to `limit`, which is left out. */
  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  of<T>(list: readonly T[]): T {
    const one = list[this.below(list.length)];
    assert(one !== undefined, 'nothing to choose from');
    return one;
  }

  uuid(): string {
    const hex = (limit: number) => this.below(limit).toString(16);
    const four = () => hex(0x10000).padStart(4, '0');
    const eight = () => hex(0x1_0000_0000).padStart(8, '0');
    const variant = this.of(['8', '9', 'a', 'b']);
    return `${eight()}-${four()}-4${hex(0x1000).padStart(3, '0')}-${variant}${hex(0x1000).padStart(3, '0')}-${four()}${eight()}`;
  }
}

const PLACES =
  'stairwell,kitchen,lobby,bathroom,laundry room,corridor,lift,courtyard,bicycle store,common room'.split(
    ',',
  );
const ACTS =
  'call Campus Security,wait outside until help comes,switch the power off at the board,knock twice and say who you are,note the time,keep everybody out of the area,read the number on the panel aloud,open the windows,ask who else lives there,lock the door behind you'.split(
    ',',
  );
const REMARKS =
  'Clear and quick, even half asleep.|The steps came in the right order.|The key log was not in the duty bag, so it took longer than it needed to.|Facilities gave me a time at once and came twenty minutes later.|A picture of the panel would help here, since there are two of them and only one is labelled.|Good to be told when to stop and call. The duty manager answered at once and took over at the entrance, all calm.'.split(
    '|',
  );
const FIRST = 'Amara,Grace,Hana,Kenji,Liam,Mateo,Ngaire,Priya,Samir,Sofia,Yusuf,Zofia'.split(',');
const LAST = 'Nwosu,Mensah,Novak,Tanaka,O’Connor,Vargas,Tamihana,Raman,Haddad,Marques,Demir'.split(
  ',',
);
const TITLES = 'Alarm,Smoke,Leak,Broken lock,Noise,Lost key,Blackout,Sick resident,Pests'.split(
  ',',
);

/** The material for made walks: an issue, its revision, and the ways through it as they are sent. */
export type MadeIssue = {
  issue: StoredIssue;
  walked: IssueRevision;
  ways: readonly Attendance['steps'][];
};

/** Each issue has this many walks, drawn once: walking the tree for every record would take longest. */
const WAYS = 32;

// Returns steps that go straight on except one skip, so that a walk of ten has 9.5 of them on average.
function madeSteps(count: number, chance: Chance): CheckedSteps {
  const ids = Array.from({ length: count }, () => chance.uuid() as StepId);
  const on = { actionType: 'Go to next step' } as const;
  const middle = Math.floor(count / 2) - 2;
  const steps = ids.map((_id, index): SavedStep => {
    const question = `Step ${index + 1}: go to the ${chance.of(PLACES)} and ${chance.of(ACTS)}. Is the ${chance.of(PLACES)} safe?`;
    if (index % 5 === 4) {
      const confirmationAction = { ...on, confirmationText: `I did: ${chance.of(ACTS)}` };
      return { _id, question, answerType: 'Show a confirmation checkbox', confirmationAction };
    }
    const over = ids[index + 2];
    const noAction =
      index === middle && over
        ? { actionType: 'Skip to a specific step' as const, goToStep: over }
        : on;
    return {
      _id,
      question,
      answerType: 'Yes or No',
      customiseAnswerType: false,
      yesAction: on,
      noAction,
    };
  });
  const checked = checkSteps(steps);
  assert(checked, 'made steps are legal');
  return checked;
}

function wayThrough(steps: CheckedSteps, chance: Chance): Attendance['steps'] {
  let walk = startWalk(steps);
  for (let active = activeStep(walk); active; active = activeStep(walk)) {
    const answer = chance.of(answersTo(active.step));
    walk = nextWalk(nextWalk(walk, { type: 'answer', answer }), { type: 'next' });
  }
  return responsesOf(walk);
}

/** Makes published issues in their first revision, saved at `at` (UTC ISO instant). */
export function madeIssues(
  { issues, steps }: { issues: number; steps: number },
  at: string,
  chance: Chance,
): MadeIssue[] {
  return Array.from({ length: issues }, (_, index) => {
    const made = madeSteps(steps, chance);
    const issue: StoredIssue = {
      _id: chance.uuid(),
      ...detailsOf({
        title: `${chance.of(TITLES)} in the ${chance.of(PLACES)} (${index + 1})`,
        category: chance.of(ISSUE_CATEGORIES),
      }),
      publish: true,
      isArchived: false,
      isStarter: false,
      updatedAt: at,
      version: 1,
      revision: 1,
      steps: made,
      removed: [],
    };
    const { title, category } = issue;
    const walked = { revision: 1, title, category, wording: wordingOf(made) };
    return { issue, walked, ways: Array.from({ length: WAYS }, () => wayThrough(made, chance)) };
  });
}

/** Makes one record as a phone sends it, finished before `until` (milliseconds), begun at most `days` earlier. */
export function madeAttendance(
  { issue, ways }: MadeIssue,
  { until, days }: { until: number; days: number },
  chance: Chance,
): Attendance & { finishedAt: string } {
  const seconds = 60 + chance.below(1_800);
  const started = until - seconds * 1_000 - chance.below(days * 86_400 - 1_860) * 1_000;
  return {
    advisor: `${chance.of(FIRST)} ${chance.of(LAST)}`,
    issueId: issue._id,
    steps: chance.of(ways),
    issueStatus: chance.below(4) === 0 ? 'Escalated' : 'Resolved',
    feedback: {
      description: chance.below(10) < 3 ? chance.of(REMARKS) : '',
      rating: chance.below(3) === 0 ? null : (1 + chance.below(10)) / 2,
    },
    startedAt: new Date(started).toISOString(),
    finishedAt: new Date(started + seconds * 1_000).toISOString(),
    revision: issue.revision,
    practice: chance.below(100) === 0,
  };
}
