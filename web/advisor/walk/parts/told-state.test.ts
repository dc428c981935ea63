import { describe, expect, test } from 'vitest';
import type { SentPress } from '#core/notifications/answers.ts';
import type { SentEscalation } from '#core/notifications/escalation-schema.ts';
import { newRecord, type RecordLife, type RecordState } from '#core/outbox/record-life.ts';
import type { Attendance } from '#core/record/attendance.ts';
import { clockTime } from '../../shared/clock-time.ts';
import { escalatedAt, toldState } from './told-state.ts';

const AT = Date.parse('2026-11-21T03:12:00Z');
const minutes = (count: number) => new Date(AT + count * 60_000).toISOString();
const body: Attendance = {
  advisor: 'Amara',
  issueId: 'water',
  issueStatus: 'Escalated',
  steps: [],
  startedAt: minutes(-3),
  finishedAt: null,
  trail: [{ step: 'a', at: 180_000, did: 'escalate' }],
};
const life = newRecord('k', body);
const nobody: SentEscalation = { told: [], waiting: 0, answers: [] };
const told: SentEscalation = { ...nobody, told: [{ name: 'Duty manager', at: minutes(0) }] };
const answers = (...presses: [name: string, press: SentPress][]): SentEscalation => ({
  ...told,
  answers: presses.map(([name, press], at) => ({ name, press, at: minutes(at + 1) })),
});

interface Case {
  state?: RecordState;
  of?: RecordLife<object>;
  sent?: SentEscalation;
  after?: number;
}

/** Returns the two sentences, joined. */
function said({ state = 'received', of = life, sent, after = 1 }: Case): string | undefined {
  const shown = toldState(
    { state, life: of, at: AT, known: sent && { sent } },
    AT + after * 60_000,
  );
  return shown && `${shown.title} ${shown.text}`.trim();
}

const failed = (lastFailure: 'no-answer' | 'busy') => ({ ...life, failures: 1, lastFailure });
const clock = (minute: number) => clockTime(minutes(minute));

// ESCALATE-6
describe('the state of an escalation', () => {
  test.each<[string, Case, string]>([
    ['on its way', { state: 'waiting' }, "Sending Don't wait. Call."],
    [
      'without a signal',
      { state: 'waiting', of: failed('no-answer') },
      'Not sent: no signal. Call. It is sent when you have a signal.',
    ],
    [
      'held up at the office',
      { state: 'waiting', of: failed('busy') },
      'Not sent yet. Call. It will be tried again.',
    ],
    ['received', {}, "Sending Don't wait. Call."],
    ['waiting for an email', { sent: { ...nobody, waiting: 1 } }, "Sending Don't wait. Call."],
    [
      'told',
      { sent: told },
      `Message sent to Duty manager, ${clock(0)}. Nobody has answered: call.`,
    ],
    [
      'told to an address without a name',
      { sent: { ...told, told: [{ name: null, at: minutes(0) }] } },
      `Message sent, ${clock(0)}. Nobody has answered: call.`,
    ],
    [
      'not answered for minutes',
      { sent: told, after: 3 },
      'Nobody has answered yet. Call. Duty manager was told.',
    ],
    [
      'not answered, with only one of two named',
      { sent: { ...told, told: [...told.told, { name: null, at: minutes(0) }] }, after: 3 },
      'Nobody has answered yet. Call. Duty manager was told.',
    ],
    ['taken', { sent: answers(['Dana', 'have']) }, `Dana has it, ${clock(1)}`],
    [
      'taken by two',
      { sent: answers(['Dana', 'have'], ['Sam', 'have']) },
      `Dana has it, ${clock(1)} Sam has it, ${clock(2)}`,
    ],
    [
      'taken, although another refused later',
      { sent: answers(['Dana', 'have'], ['Sam', 'cannot']) },
      `Dana has it, ${clock(1)}`,
    ],
    ['refused', { sent: answers(['Dana', 'cannot']) }, `Dana can’t take it, ${clock(1)}. Call.`],
    [
      'handed back',
      { sent: answers(['Sam', 'cannot'], ['Dana', 'handBack']) },
      `Dana handed it back, ${clock(2)}. Call. Sam can’t take it, ${clock(1)}`,
    ],
    ['done', { sent: answers(['Dana', 'done']) }, `Dana is done, ${clock(1)}`],
    [
      'done, although another refused later',
      { sent: answers(['Dana', 'done'], ['Sam', 'cannot']) },
      `Dana is done, ${clock(1)}`,
    ],
    [
      'not answered, and no message arrived for minutes',
      { sent: { ...nobody, waiting: 1 }, after: 3 },
      'Nobody has answered yet. Call.',
    ],
    [
      'told while a correction waits for a signal',
      { state: 'waiting', of: failed('no-answer'), sent: told },
      `Message sent to Duty manager, ${clock(0)}. Nobody has answered: call.`,
    ],
    [
      'still taken while a correction waits for a signal',
      { state: 'waiting', of: failed('no-answer'), sent: answers(['Dana', 'have']) },
      `Dana has it, ${clock(1)}`,
    ],
  ])('is right: %s', (_, given, words) => {
    expect(said(given)).toBe(words);
  });
});

// ESCALATE-6
test('is not shown if nobody is told, or long after an escalation without an answer', () => {
  expect(said({ sent: nobody })).toBeUndefined();
  expect(said({ after: 31 })).toBeUndefined();
});

// ESCALATE-6, ESCALATE-7
test.each([
  ['555 0188', true],
  ['12', false],
])('says that the callback number %s was sent: %s', (callback, isSent) => {
  const of = newRecord('k', { ...body, callback });
  const words = said({ of, sent: answers(['Dana', 'have']) });
  expect(words?.endsWith('Your callback number was sent.')).toBe(isSent);
});

// ESCALATE-6
test('says to call until somebody has it', () => {
  const states: Case[] = [
    { state: 'waiting' },
    { state: 'refused' },
    { state: 'sendingAgain' },
    {},
    { sent: told },
    { sent: told, after: 3 },
    { sent: answers(['Dana', 'cannot']) },
    { sent: answers(['Dana', 'handBack']) },
  ];
  for (const state of states) expect(said(state)).toMatch(/\bcall\b/i);
});

// ESCALATE-6
test('an escalation starts at its last tap or at its end, and not in practice or after Undo', () => {
  expect(escalatedAt(body)).toBe(AT);
  expect(escalatedAt({ ...body, trail: null, finishedAt: minutes(9) })).toBe(AT + 9 * 60_000);
  expect(escalatedAt({ ...body, trail: [] })).toBeUndefined();
  expect(escalatedAt({ ...body, practice: true })).toBeUndefined();
  expect(escalatedAt({ ...body, takenBack: true })).toBeUndefined();
  expect(escalatedAt({ ...body, issueStatus: 'Resolved' })).toBeUndefined();
  expect(escalatedAt({ description: 'a message' })).toBeUndefined();
});
