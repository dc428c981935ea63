import { afterEach, expect, test } from 'vitest';
import type { Issue } from '#core/issue.ts';
import { activeStep, walkOn } from '#core/walk.ts';
import { beginWalk, eraseKeptWalk, keepWalk, readKeptWalk } from './kept-walk.ts';

const issue = {
  _id: 'i',
  title: 'Smoke alarm',
  revision: 3,
  steps: [
    {
      _id: 'a',
      question: 'Is it loud?',
      answerType: 'Yes or No',
      yesAction: { actionType: 'Skip to a specific step', goToStep: 'Step 3' },
      noAction: { actionType: 'Go to next step' },
    },
    { _id: 'b', question: 'B', answerType: 'Yes or No' },
    { _id: 'c', question: 'C', answerType: 'Yes or No' },
  ],
} as unknown as Issue;

afterEach(() => {
  localStorage.removeItem('reslife.walk');
});

test('a walk comes back at its step with what was entered', () => {
  const begun = beginWalk(issue, new Date('2026-11-21T03:00:00Z'));
  const answered = walkOn(walkOn(begun.walk, { type: 'answer', answer: 'yes' }), { type: 'next' });
  keepWalk({ ...begun, walk: answered, rating: 3.5, description: 'short' });
  const back = readKeptWalk();
  expect(back).toMatchObject({
    title: 'Smoke alarm',
    revision: 3,
    startedAt: '2026-11-21T03:00:00.000Z',
    rating: 3.5,
    description: 'short',
  });
  expect(back && activeStep(back.walk)?.number).toBe(3);
});

test('erased, it is not offered', () => {
  keepWalk(beginWalk(issue, new Date(0)));
  eraseKeptWalk();
  expect(readKeptWalk()).toBeUndefined();
});

test.each(['not json', '{}', '{"issueId":"i"}', '"text"'])('%s is no walk', (text) => {
  localStorage.setItem('reslife.walk', text);
  expect(readKeptWalk()).toBeUndefined();
});
