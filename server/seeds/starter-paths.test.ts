import { describe, expect, test } from 'vitest';
import {
  CALLED,
  RESOLVED,
  calledFrom,
  faults,
  isMet,
  made,
  names,
  outcomeOf,
  pathsOf,
  type Check,
  type Path,
} from './test/seed-paths.ts';
import {
  ask,
  confirm,
  finish,
  next,
  skipTo,
  type SeedIssue,
  type SeedStep,
} from './base/seed-shape.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from './starter/contacts.ts';

const callsAtOnce: Check = (path) => {
  const late = path.find(
    (stop, i) => isMet(stop.step.danger, stop) && !path.slice(i, i + 2).some(names(EMERGENCY)),
  );
  return late && `after ${late.step.key} the emergency call is neither that step nor the next`;
};

// Rules about marks check nothing if a mark was forgotten.
const marksTheDanger: Check = (path) => {
  const call = path.find((stop, i) => {
    const near = path.slice(Math.max(0, i - 1), i + 1);
    return names(EMERGENCY)(stop) && !near.some((each) => isMet(each.step.danger, each));
  });
  return call && `no danger is marked at or before ${call.step.key}`;
};

const letsTheCrewIn: Check = (path) => {
  const isLetIn = path.some(
    (stop) => names(SECURITY)(stop) && /\b(?:crew|police)\b/.test(stop.step.question),
  );
  return path.some(names(EMERGENCY)) && !isLetIn ? 'nobody lets the crew in' : undefined;
};

const notifiesTheManager: Check = (path) => {
  const called = path.findIndex(names(EMERGENCY));
  if (called !== -1 && !calledFrom(path, called, DUTY_MANAGER)) return 'the call is not passed on';
  const isEscalated = outcomeOf(path) === 'escalated';
  return isEscalated && !path.some(names(DUTY_MANAGER)) ? 'escalated to nobody' : undefined;
};

/** A wait for the police in which there is nobody to care for. */
const IS_POLICE_HERE = /^the police have taken over/i;

const notifiesBeforeTheWait: Check = (path) => {
  const waits = path.findIndex(
    ({ step }) => step.answerType !== 'Yes or No' && IS_POLICE_HERE.test(step.confirmationText),
  );
  return waits !== -1 && !path.slice(0, waits + 1).some(names(DUTY_MANAGER))
    ? `${path[waits]?.step.key} waits for the police before the duty manager is called`
    : undefined;
};

const reportsViolence: Check = (path) => {
  const met = path.findIndex((stop) => isMet(stop.step.violence, stop));
  const isUntold = met !== -1 && !calledFrom(path, met, DUTY_MANAGER);
  return isUntold ? 'somebody was violent and the duty manager does not know' : undefined;
};

/** Tells whether CPR is only for a person who stops breathing there, and is over once the step is. */
function waitsForTheCrew(step: SeedStep): boolean {
  return (
    step.answerType !== 'Yes or No' &&
    /\bno normal breathing: on their back, CPR\b/i.test(step.question) &&
    /\btaken over\b/.test(step.confirmationText)
  );
}

// A step that is reached again would be read while the chest should be pushed, too.
const leavesCprAlone: Check = (path) => {
  const begun = path.findIndex(
    ({ step }) => /\bCPR\b/.test(step.question) && !waitsForTheCrew(step),
  );
  const after = begun === -1 ? [] : path.slice(begun + 1);
  const check = after.find(({ step }) =>
    /breath|respon|answer|pulse|wake|tilt|listen|look|watch/i.test(step.question),
  );
  const again = after.find(({ step }, i) => after.findIndex((stop) => stop.step === step) < i);
  if (check) return `CPR is interrupted by ${check.step.key}`;
  return again && `CPR is interrupted by coming back to ${again.step.key}`;
};

/** Returns the last stop at which something was met that stays with an advisor; -1 if nothing was. */
function hardestLast(path: Path): number {
  const isEscalated = outcomeOf(path) === 'escalated';
  return path.findLastIndex((stop) => {
    const isCall = isEscalated && names(EMERGENCY)(stop);
    const isHard = isMet(stop.step.hard, stop) || isMet(stop.step.violence, stop);
    return isCall || isHard || /\bCPR\b/.test(stop.step.question);
  });
}

const supportsTheAdvisor: Check = (path) => {
  const met = hardestLast(path);
  return met === -1 || calledFrom(path, met, ADVISOR_SUPPORT)
    ? undefined
    : `nobody is there for the advisor after ${path[met]?.step.key}`;
};

// A mark that was forgotten would leave the advisor without support.
const marksWhatIsHard: Check = (path) => {
  const met = path.find(({ step }) => /\bsuicide\b|\bsexual\b/i.test(step.question));
  const isMarked = path.some(({ step }) => step.hard !== undefined || step.violence !== undefined);
  return met && !isMarked ? `nothing is marked as hard, not ${met.step.key} either` : undefined;
};

const recommendsOutcome: Check = (path) =>
  outcomeOf(path) ? undefined : `no outcome is named at the end, ${path.at(-1)?.step.key}`;

const RULES = [
  { rule: 'the emergency call is the step that meets danger or the next one', check: callsAtOnce },
  { rule: 'what leads to the emergency call is marked as danger', check: marksTheDanger },
  { rule: 'who calls the emergency number has the crew let in', check: letsTheCrewIn },
  { rule: 'what is escalated or an emergency reaches the duty manager', check: notifiesTheManager },
  { rule: 'nobody waits for the police alone before the call', check: notifiesBeforeTheWait },
  { rule: 'nobody violent ends without the duty manager', check: reportsViolence },
  { rule: 'nothing is asked or checked once CPR runs', check: leavesCprAlone },
  { rule: 'the last step names the outcome to choose', check: recommendsOutcome },
  { rule: 'what is hard is followed by support for the advisor', check: supportsTheAdvisor },
  { rule: 'suicide and sexual violence are marked as hard', check: marksWhatIsHard },
];

// START-14
describe.each(RULES)('on every path $rule', ({ check }) => {
  test.each(STARTER_LIBRARY.map((seed) => [seed.title, seed] as const))('%s', (_, seed) => {
    expect(faults(seed, check)).toEqual([]);
  });
});

/** Returns what 'Do this first' asks of a person who is pushing on a chest: it is under that step too. */
function leadsFromCpr({ firstAct = '', steps }: SeedIssue): string | undefined {
  if (!steps.some(({ question }) => /\bCPR\b/.test(question))) return undefined;
  return /\b(?:tap|shake|shout|look|listen|watch|check|roll|lay|turn)\b/i.exec(firstAct)?.[0];
}

// START-42
test('the first act leads nobody away from CPR', () => {
  const [seed] = STARTER_LIBRARY.filter(({ title }) => title === 'Unresponsive person');
  expect(seed && leadsFromCpr({ ...seed, firstAct: 'Tap both shoulders.' })).toBe('Tap');
  expect(STARTER_LIBRARY.flatMap((each) => leadsFromCpr(each) ?? [])).toEqual([]);
});

// START-37
test('no walk takes more than twelve screens, but for a second visit to a noisy door', () => {
  const long = STARTER_LIBRARY.flatMap((seed) => {
    const longest = Math.max(...pathsOf(seed).map((path) => path.length));
    return longest > 12 ? [`${seed.title}: ${longest}`] : [];
  });
  expect(long).toEqual(['Noise in quiet hours: 14']);
});

describe('the walk through the paths finds', () => {
  test('a danger that is met two steps before the call', () => {
    const late = made(
      ask('danger', 'Is there danger?', next(), skipTo('end'), { danger: 'yes' }),
      confirm('look', 'Look around.', 'Done', next()),
      CALLED,
      RESOLVED,
    );
    expect(faults(late, callsAtOnce)).toEqual([
      'after danger the emergency call is neither that step nor the next',
    ]);
  });

  test('a call that no danger is marked for', () => {
    const unmarked = made(CALLED, RESOLVED);
    expect(faults(unmarked, marksTheDanger)).toEqual(['no danger is marked at or before call']);
  });

  test('a later call that no danger is marked for', () => {
    const later = made(
      confirm('call', `Call ${EMERGENCY}.`, 'Done', next(), { danger: 'step' }),
      confirm('stay', 'Stay there.', 'Done', next()),
      confirm('again', `Call ${EMERGENCY} again.`, 'Done', next()),
      RESOLVED,
    );
    expect(faults(later, marksTheDanger)).toEqual(['no danger is marked at or before again']);
  });

  test('a crew that nobody lets in, and a manager who is notified too early', () => {
    const alone = made(
      confirm('told', `Tell the ${DUTY_MANAGER}. Call ${SECURITY} for a key.`, 'Done', next()),
      CALLED,
      RESOLVED,
    );
    expect(faults(alone, letsTheCrewIn)).toEqual(['nobody lets the crew in']);
    expect(faults(alone, notifiesTheManager)).toEqual(['the call is not passed on']);
  });

  test('an escalation that reaches nobody, and violence that nobody hears of', () => {
    const quiet = made(
      ask('fight', 'Is there a fight?', next(), skipTo('up'), { violence: 'yes' }),
      RESOLVED,
      confirm('up', 'Choose “Issue escalated”.', 'Done', finish()),
    );
    expect(faults(quiet, notifiesTheManager)).toEqual(['escalated to nobody']);
    expect(faults(quiet, reportsViolence)).toEqual([
      'somebody was violent and the duty manager does not know',
    ]);
  });

  test('a wait for the police of which the duty manager hears later', () => {
    const door = confirm('door', 'Shut the door.', 'The police have taken over', next());
    expect(faults(made(CALLED, door, RESOLVED), notifiesBeforeTheWait)).toEqual([
      'door waits for the police before the duty manager is called',
    ]);
  });

  test('CPR that a check or a loop interrupts', () => {
    const checked = made(
      confirm('cpr', 'Start CPR.', 'Done', next()),
      ask('breathing', 'Is the breathing normal?', next(), next()),
      RESOLVED,
    );
    expect(faults(checked, leavesCprAlone)).toEqual(['CPR is interrupted by breathing']);
    const looped = made(
      confirm('first', 'Call for help.', 'Done', next()),
      confirm('cpr', 'Start CPR.', 'Done', next()),
      ask('crew', 'Has the crew taken over?', next(), skipTo('cpr')),
      RESOLVED,
    );
    expect(faults(looped, leavesCprAlone)).toEqual(['CPR is interrupted by coming back to crew']);
  });

  test('an advisor whom nobody supports after what was hard', () => {
    const notified = confirm('told', `${ADVISOR_SUPPORT} is there for you.`, 'Done', next());
    const escalated = confirm('up', 'Choose “Issue escalated”.', 'Done', finish());
    const asked = ask('suicide', 'Talk of suicide?', next(), next(), { hard: 'yes' });
    expect(faults(made(notified, asked, RESOLVED), supportsTheAdvisor)).toEqual([
      'nobody is there for the advisor after suicide',
    ]);
    expect(faults(made(asked, notified, RESOLVED), supportsTheAdvisor)).toEqual([]);
    expect(faults(made(CALLED, RESOLVED), supportsTheAdvisor)).toEqual([]);
    expect(faults(made(CALLED, escalated), supportsTheAdvisor)).toEqual([
      'nobody is there for the advisor after call',
    ]);
    const cpr = confirm('cpr', 'Start CPR.', 'Done', next());
    expect(faults(made(cpr, RESOLVED), supportsTheAdvisor)).toEqual([
      'nobody is there for the advisor after cpr',
    ]);
  });

  test('talk of suicide that nobody marked as hard', () => {
    const unmarked = made(ask('danger', 'Talk of suicide?', next(), next()), RESOLVED);
    expect(faults(unmarked, marksWhatIsHard)).toEqual([
      'nothing is marked as hard, not danger either',
    ]);
  });

  test('an end that names no outcome', () => {
    expect(faults(made(confirm('end', 'Done.', 'Done', finish())), recommendsOutcome)).toEqual([
      'no outcome is named at the end, end',
    ]);
  });
});
