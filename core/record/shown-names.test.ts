import { expect, test } from 'vitest';
import { contactWith } from '../fixtures/contacts.ts';
import { ask, confirm } from '../fixtures/trees.ts';
import { checkSteps } from '../step/step-problems.ts';
import { startWalk } from '../walk/walk.ts';
import { NEW_CAMPUS } from '../campus/campus.ts';
import { momentsWithNames, shownName } from './shown-names.ts';
import { timelineOf } from './timeline.ts';

const steps = [
  { ...ask('a', 'next', 'next'), question: 'Did [[contact:duty]] or [[contact:desk]] answer?' },
  confirm('b', 'end'),
];
const contacts = [
  contactWith('duty', { name: 'North phone' }),
  contactWith('desk', { name: 'Day desk' }),
];
const walk = startWalk(checkSteps(steps) ?? expect.fail());

const named = (duty: string, at: number, before: ReturnType<typeof momentsWithNames> = []) => {
  const shown = [
    { id: 'duty', name: duty },
    { id: 'desk', name: 'Day desk' },
  ];
  return momentsWithNames(before, walk, { contacts, shown }, at);
};

// AREAS-14
test('who was named for another is kept once, and again when it is somebody else', () => {
  const south = named('South phone', 1_000);
  expect(south).toEqual([{ step: 'a', at: 1_000, did: 'named:duty=South phone' }]);
  expect(named('South phone', 2_000, south)).toBe(south);
  const own = named('North phone', 3_000, south);
  expect(own).toHaveLength(2);
  expect(shownName(own, 'a', 'duty', 2_000)).toBe('South phone');
  expect(shownName(own, 'a', 'duty')).toBe('North phone');
  expect(shownName(own, 'b', 'duty')).toBeUndefined();
});

// AREAS-14
test('nothing is kept where a text named whom it says', () => {
  expect(named('North phone', 1_000)).toEqual([]);
});

// AREAS-14, TIMELINE-1
test('a timeline has the names that were shown with each answer, and tells nothing else of them', () => {
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
    campus: { ...NEW_CAMPUS, contacts },
  };
  expect(timelineOf(source).map(({ text }) => text)).toEqual([
    'Amara began the procedure “Leak”.',
    'Amara asked: Did South phone or Day desk answer? Answered no.',
    'Amara asked again: Did Desk (off duty) or Day desk answer? Answered yes.',
    'Amara ended the procedure: resolved.',
  ]);
});
