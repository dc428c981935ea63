import { describe, expect, test } from 'vitest';
import { summaryWith } from '../fixtures/issues.ts';
import { listedIds, parseListView, withStablePlaces, type Shown, type Sort } from './issue-list.ts';

const TODAY = '2026-11-22';

const issues = [
  summaryWith({ _id: 'draft', title: 'Mice 10', category: 'Pests', updatedAt: '2026-11-03' }),
  summaryWith({
    _id: 'live',
    title: 'Mice 9',
    category: 'Fire',
    publish: true,
    reviewBy: '2026-11-21',
    updatedAt: '2026-11-02',
  }),
  summaryWith({ _id: 'due', title: 'älter', reviewBy: '2026-11-22', updatedAt: '2026-11-01' }),
  summaryWith({ _id: 'gone', title: 'Gone', isArchived: true, reviewBy: '2020-01-01' }),
];

const ids = (show: Shown, sort: Sort = 'updated') => listedIds(issues, { show, sort }, TODAY);

// LIST-10
test.each<[Shown, string[]]>([
  ['all', ['draft', 'live', 'due']],
  ['draft', ['draft', 'due']],
  ['published', ['live']],
  ['overdue', ['live']],
  ['archived', ['gone']],
  ['Fire', ['live']],
  ['Water', []],
])(
  '%s shows the issues it is named for, and archived ones are only in their own view',
  (show, shown) => {
    expect(ids(show)).toEqual(shown);
  },
);

// LIST-10, REVIEW-5
test("'Review asked' shows drafts with a requested review and published issues with changes", () => {
  const waiting = [
    { ...summaryWith({ _id: 'asked' }), isReviewAsked: true },
    { ...summaryWith({ _id: 'changed', publish: true }), isPending: true },
    summaryWith({ _id: 'live', publish: true }),
  ];
  const view = { show: 'asked', sort: 'title' } as const;
  expect(listedIds(waiting, view, TODAY).toSorted()).toEqual(['asked', 'changed']);
});

// LIST-12, ISSUES-27
test('a place comes before the title if sorted by category', () => {
  const placed = [
    summaryWith({ _id: 'none', title: 'Ants', category: 'Pests' }),
    summaryWith({ _id: 'second', title: 'Bats', category: 'Pests', place: 2 }),
    summaryWith({ _id: 'first', title: 'Wasps', category: 'Pests', place: 1 }),
    summaryWith({ _id: 'same', title: 'Bees', category: 'Pests', place: 2 }),
  ];
  const inOrder = (sort: Sort) => listedIds(placed, { show: 'all', sort }, TODAY);
  expect(inOrder('category')).toEqual(['first', 'second', 'same', 'none']);
  expect(inOrder('title')).toEqual(['none', 'second', 'same', 'first']);
});

// LIST-12
test.each<[Sort, string[]]>([
  ['updated', ['draft', 'live', 'due']],
  ['title', ['due', 'live', 'draft']],
  ['review', ['live', 'due', 'draft']],
  ['category', ['live', 'draft', 'due']],
])('sorts by %s, numbers in titles as numbers and issues without a day last', (sort, order) => {
  expect(ids('all', sort)).toEqual(order);
});

// LIST-10, LIST-12
test('an unknown view in the address shows all issues, the last update first', () => {
  expect(parseListView('nothing', null)).toEqual({ show: 'all', sort: 'updated' });
  expect(parseListView('Fire', 'title')).toEqual({ show: 'Fire', sort: 'title' });
});

// LIST-13
describe('a list that somebody is looking at', () => {
  const view = { show: 'draft', sort: 'updated' } as const;

  test('keeps every place when an issue is published, archived or saved', () => {
    const changed = issues.map((issue) =>
      issue._id === 'draft'
        ? { ...issue, publish: true, updatedAt: '2026-12-01' }
        : { ...issue, isArchived: true },
    );
    const listed = ids('draft');
    expect(withStablePlaces(listed, changed, view, TODAY)).toBe(listed);
  });

  test('adds new issues at its end', () => {
    const came = summaryWith({ _id: 'new', updatedAt: '2026-12-01' });
    expect(withStablePlaces(ids('draft'), [came, ...issues], view, TODAY)).toEqual([
      'draft',
      'due',
      'new',
    ]);
  });
});
