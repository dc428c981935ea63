import { expect, test } from 'vitest';
import { contactWith } from '../fixtures/contacts.ts';
import { ask, confirm } from '../fixtures/trees.ts';
import { checkSteps } from '../step/step-problems.ts';
import { startWalk } from '../walk/walk.ts';
import { EMERGENCY, NEW_CAMPUS } from '../campus/campus.ts';
import type { Moment } from './moment-schema.ts';
import { momentsWithCall, momentsWithNames, shownName } from './shown-names.ts';
import { timelineOf } from './timeline.ts';

const steps = [
  { ...ask('a', 'next', 'next'), question: 'Did [[contact:duty]] or [[contact:desk]] answer?' },
  confirm('b', 'end'),
];
const withDuty = (duty: string) => ({
  ...NEW_CAMPUS,
  contacts: [contactWith('duty', { name: duty }), contactWith('desk', { name: 'Day desk' })],
});
const walk = startWalk(checkSteps(steps) ?? expect.fail());

const named = (duty: string, at: number, before: readonly Moment[] = []) =>
  momentsWithNames(before, walk, withDuty(duty), at);

// CONTACT-7, AREAS-14
test('the contact that a step named is stored once, and again if it changes', () => {
  const south = named('South phone', 1_000);
  expect(south).toEqual([
    { step: 'a', at: 1_000, did: 'named:duty=South phone' },
    { step: 'a', at: 1_000, did: 'named:desk=Day desk' },
  ]);
  expect(named('South phone', 2_000, south)).toBe(south);
  const own = named('North phone', 3_000, south);
  expect(own).toHaveLength(3);
  expect(shownName(own, 'a', 'duty', 2_000)).toBe('South phone');
  expect(shownName(own, 'a', 'duty')).toBe('North phone');
  expect(shownName(own, 'b', 'duty')).toBeUndefined();
});

const call = (id: string, before: readonly Moment[] = []) =>
  momentsWithCall(before, walk, id, withDuty('North phone'), 500);

// CONTACT-7
test('a called contact is stored with the name on its link, unless the step already named it', () => {
  const called = [{ step: 'a', at: 500, did: 'named:emergency=emergency services' }];
  expect(call(EMERGENCY)).toEqual(called);
  expect(call(EMERGENCY, called)).toBe(called);
  expect(call('who went')).toEqual([]);
  const before = named('South phone', 1_000);
  expect(call('desk', before)).toBe(before);
});

// CONTACT-7, TIMELINE-1
test('a timeline names a called contact as it was called at that time', () => {
  const record = {
    advisor: 'Amara',
    issueStatus: 'Resolved' as const,
    startedAt: '2026-11-25T03:00:00.000Z',
    finishedAt: null,
    trail: [
      { step: 'a', at: 1_000, did: 'call:duty' as const },
      { step: 'a', at: 2_000, did: 'call:desk' as const },
    ],
    moments: [...momentsWithCall([], walk, 'duty', withDuty('Jane Smith'), 1_000)],
  };
  const source = { record, title: 'Leak', steps, campus: withDuty('Bob Jones') };
  expect(timelineOf(source).map(({ text }) => text)).toEqual([
    'Amara started the procedure “Leak”.',
    'Amara tapped Call Jane Smith.',
    'Amara tapped Call Day desk.',
    'Amara ended the procedure: resolved.',
  ]);
});

// AREAS-14, TIMELINE-1
test('a timeline uses only the names that were shown at each answer', () => {
  const moments = [...named('South phone', 1_000)];
  const source = {
    record: {
      advisor: 'Amara',
      issueStatus: 'Resolved' as const,
      startedAt: '2026-11-25T03:00:00.000Z',
      finishedAt: '2026-11-25T03:10:00.000Z',
      trail: [
        { step: 'a', at: 1_000, did: 'no' as const },
        { step: 'a', at: 60_000, did: 'yes' as const },
      ],
      moments: [...named('Desk (off duty)', 50_000, moments)],
    },
    title: 'Leak',
    steps,
    campus: withDuty('North phone'),
  };
  expect(timelineOf(source).map(({ text }) => text)).toEqual([
    'Amara started the procedure “Leak”.',
    'Amara asked: Did South phone or Day desk answer? Answered no.',
    'Amara asked again: Did Desk (off duty) or Day desk answer? Answered yes.',
    'Amara ended the procedure: resolved.',
  ]);
});
