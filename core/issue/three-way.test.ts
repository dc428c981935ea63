import fc from 'fast-check';
import { expect, test } from 'vitest';
import { issueWith } from '../fixtures/issues.ts';
import { ask, confirm, id } from '../fixtures/trees.ts';
import { detailsOf } from './typed-details.ts';
import { normalizeStep } from '../step/normal-step.ts';
import { sameStep } from '../step/same-step.ts';
import {
  compareDetails,
  compareSteps,
  mergedDetails,
  mergedOrder,
  mergedStep,
  orderOnto,
} from './three-way.ts';

const base = ask('a', 'next', 'c');
const customised = {
  ...base,
  customiseAnswerType: true,
  yesAction: { ...base.yesAction, customText: 'It burns' },
  noAction: { ...base.noAction, customText: 'Out' },
};

// EDITOR-18
test('a merge offers only what differs in a step, and proposes theirs if nothing was typed', () => {
  const mine = { ...base, question: 'Mine?', image: `images/${'a'.repeat(64)}.webp` };
  const theirs = {
    ...base,
    question: 'Theirs?',
    noAction: { actionType: 'Issue resolution' },
  } as const;
  const { differ, same } = compareSteps({ base, mine, theirs });
  expect(differ).toEqual([
    { member: 'question', proposed: 'mine' },
    { member: 'image', proposed: 'mine' },
    { member: 'noAction', proposed: 'theirs' },
  ]);
  expect(same).toEqual(['answerType', 'yesAction']);
  const merged = mergedStep({ mine, theirs }, { question: 'theirs', noAction: 'theirs' });
  expect(merged).toEqual({ ...normalizeStep(theirs), image: mine.image });
});

// EDITOR-18
test('answers are merged together with their answer type', () => {
  const theirs = confirm('a', 'end');
  const mine = { ...base, yesAction: { actionType: 'Issue resolution' } } as const;
  const { differ } = compareSteps({ base, mine, theirs });
  expect(differ.map(({ member }) => member)).toEqual(['question', 'answerType']);
  const merged = mergedStep({ mine, theirs }, { question: 'theirs', answerType: 'theirs' });
  expect(sameStep(merged, theirs)).toBe(true);
  expect(compareSteps({ base, mine: customised, theirs: base }).differ).toEqual([
    { member: 'answerType', proposed: 'mine' },
  ]);
});

// EDITOR-18
test('choosing everything from one side gives that side', () => {
  const side = fc.constantFrom(
    base,
    customised,
    confirm('a', 'next'),
    { ...base, question: ' Blank at both ends ' },
    ask('a', 'c', 'next'),
    {},
  );
  fc.assert(
    fc.property(side, side, side, (b, mine, theirs) => {
      const { differ } = compareSteps({ base: b, mine, theirs });
      const all = (taken: 'mine' | 'theirs') =>
        Object.fromEntries(differ.map(({ member }) => [member, taken]));
      expect(differ.length === 0).toBe(sameStep(mine, theirs));
      expect(sameStep(mergedStep({ mine, theirs }, all('mine')), mine)).toBe(true);
      expect(sameStep(mergedStep({ mine, theirs }, all('theirs')), theirs)).toBe(true);
    }),
  );
});

// EDITOR-18
test('details can be chosen one by one', () => {
  const was = detailsOf(issueWith({ reviewBy: '2027-01-31', owner: 'ada' }));
  const mine = { ...was, title: 'Mine', firstAct: '' };
  const theirs = { ...was, title: 'Theirs', reviewBy: null, owner: 'bob' };
  expect(compareDetails({ base: was, mine, theirs }).differ).toEqual([
    { member: 'title', proposed: 'mine' },
    { member: 'reviewBy', proposed: 'theirs' },
    { member: 'owner', proposed: 'theirs' },
  ]);
  expect(mergedDetails({ mine, theirs }, { reviewBy: 'theirs' })).toEqual({
    title: 'Mine',
    category: was.category,
    firstAct: null,
    alsoCalled: null,
    situations: null,
    place: null,
    reviewBy: null,
    owner: 'ada',
  });
});

const ids = (text: string) => text.split('').map(id);

// EDITOR-18
test.each([
  ['nobody else moved a step', 'abc', 'bac', 'abc', 'bac'],
  ['a step was added', 'abc', 'cab', 'abdc', 'cabd'],
  ['a step was added at the start', 'ab', 'ba', 'xab', 'xba'],
  ['a step was removed', 'abc', 'cab', 'bc', 'cb'],
  ['both sides moved the same steps', 'abc', 'bac', 'bac', 'bac'],
  ['they moved other steps', 'abc', 'bac', 'acb', undefined],
])('orders are merged if %s', (_, before, mine, theirs, merged) => {
  expect(mergedOrder({ base: ids(before), mine: ids(mine), theirs: ids(theirs) })?.join('')).toBe(
    merged,
  );
});

// EDITOR-18
test('a merged order names each existing step once', () => {
  const some = fc.shuffledSubarray('abcdef'.split(''));
  fc.assert(
    fc.property(some, some, (present, wanted) => {
      expect(orderOnto(present, wanted).toSorted()).toEqual(present.toSorted());
    }),
  );
});
