import { describe, expect, test } from 'vitest';
import { ALL_CATEGORIES, CATEGORIES, ISSUE_CATEGORIES, isCategory } from '../base/category.ts';
import { ask, confirm } from '../fixtures/trees.ts';
import { canRemoveStep, countsOf, issueCan } from './issue.ts';

// ISSUES-2
test('there are 14 categories, of which an issue can have 13', () => {
  expect(CATEGORIES).toHaveLength(14);
  expect(ISSUE_CATEGORIES).toHaveLength(13);
  expect(ISSUE_CATEGORIES).not.toContain(ALL_CATEGORIES);
  expect([isCategory('Fire'), isCategory('fire'), isCategory('')]).toEqual([true, false, false]);
});

// LIST-6
describe('the actions that an issue allows', () => {
  const draft = { publish: false, isArchived: false, firstAct: null, steps: [confirm('a', 'end')] };
  const broken = { ...draft, steps: [ask('a', 'gone', 'end')] };

  test.each([
    ['a draft with a step', draft, { offerPublish: true, publish: true }],
    ['a draft with a broken step', broken, { offerPublish: true, publish: false }],
    ['a draft without steps', { ...draft, steps: [] }, { offerPublish: false, publish: false }],
    ['a published one', { ...draft, publish: true }, { offerPublish: false, publish: false }],
    ['an archived one', { ...draft, isArchived: true }, { offerPublish: false, publish: false }],
    [
      'a published one that was archived',
      { ...draft, publish: true, isArchived: true },
      { offerPublish: false, publish: false },
    ],
  ])('are right for %s', (_, issue, expected) => {
    expect({
      offerPublish: issueCan.offerPublish({ ...issue, ...countsOf(issue) }),
      publish: issueCan.publish(issue),
    }).toEqual(expected);
  });

  // EDITOR-11
  test('REMOVE STEP is on every step after the first', () => {
    expect([0, 1, 2].map(canRemoveStep)).toEqual([false, true, true]);
  });
});
