import { describe, expect, test } from 'vitest';
import { ALL_CATEGORIES, CATEGORIES, ISSUE_CATEGORIES, isCategory } from '../base/category.ts';
import { ask, confirm } from '../fixtures/trees.ts';
import { canRemoveStep, countsOf, issueCan, problemsInIssue } from './issue.ts';
import { LIMITS } from '../base/limits.ts';

// ISSUES-2
test('there are 14 categories, of which an issue can have 13', () => {
  expect(CATEGORIES).toHaveLength(14);
  expect(ISSUE_CATEGORIES).toHaveLength(13);
  expect(ISSUE_CATEGORIES).not.toContain(ALL_CATEGORIES);
  expect([isCategory('Fire'), isCategory('fire'), isCategory('')]).toEqual([true, false, false]);
});

// EDITOR-4, ISSUES-2, ISSUES-19
describe('issue details', () => {
  test.each([
    ['set', { title: 'Alarm', category: 'Fire' }, []],
    ['empty', {}, ['title REQUIRED', 'category REQUIRED']],
    ['blank', { title: '  ', category: 'Fire' }, ['title REQUIRED']],
    ['too long', { title: 'x'.repeat(LIMITS.title + 1), category: 'Fire' }, ['title TOO_LONG']],
    ['in All categories', { title: 'Alarm', category: ALL_CATEGORIES }, ['category REQUIRED']],
    ['to be reviewed', { title: 'Alarm', category: 'Fire', reviewBy: '2027-03-01' }, []],
    ['never to be reviewed', { title: 'Alarm', category: 'Fire', reviewBy: null }, []],
    [
      'to be reviewed on no day',
      { title: 'Alarm', category: 'Fire', reviewBy: '2027-02-30' },
      ['reviewBy NOT_A_DAY'],
    ],
    [
      'to begin with something short, contacts not counted',
      {
        title: 'Alarm',
        category: 'Fire',
        firstAct: ` ${'x'.repeat(LIMITS.firstAct)}[[contact:security]] `,
      },
      [],
    ],
    [
      'to begin with too much',
      { title: 'Alarm', category: 'Fire', firstAct: 'x'.repeat(LIMITS.firstAct + 1) },
      ['firstAct TOO_LONG'],
    ],
    ['in a category of no such name', { title: 'Alarm', category: 'Ice' }, ['category REQUIRED']],
  ])('%s', (_, details, expected) => {
    expect(problemsInIssue(details).map((p) => `${p.field} ${p.code}`)).toEqual(expected);
  });
});

// LIST-6
describe('what an issue can do', () => {
  const draft = { publish: false, isArchived: false, steps: [confirm('a', 'end')] };
  const broken = { ...draft, steps: [ask('a', 'gone', 'end')] };

  test.each([
    ['a draft with a step', draft, { offerPublish: true, publish: true }],
    ['a draft with a broken step', broken, { offerPublish: true, publish: false }],
    ['a draft without steps', { ...draft, steps: [] }, { offerPublish: false, publish: false }],
    ['published', { ...draft, publish: true }, { offerPublish: false, publish: false }],
    ['archived', { ...draft, isArchived: true }, { offerPublish: false, publish: false }],
    [
      'published, then archived',
      { ...draft, publish: true, isArchived: true },
      { offerPublish: false, publish: false },
    ],
  ])('%s', (_, issue, expected) => {
    expect({
      offerPublish: issueCan.offerPublish({ ...issue, ...countsOf(issue) }),
      publish: issueCan.publish(issue),
    }).toEqual(expected);
  });

  // EDITOR-11
  test('REMOVE STEP stands on every step after the first', () => {
    expect([0, 1, 2].map(canRemoveStep)).toEqual([false, true, true]);
  });
});
