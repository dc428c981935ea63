import { describe, expect, test } from 'vitest';
import { ALL_CATEGORIES } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';
import type { PartOf } from './details.ts';
import {
  detailsOf,
  legalDetails,
  measureOf,
  partOf,
  problemsInDetails,
  sameDetails,
  sentDetails,
} from './typed-details.ts';

// EDITOR-4, ISSUES-2, ISSUES-1
describe('issue details', () => {
  test.each([
    ['title and category set', { title: 'Alarm', category: 'Fire' }, []],
    ['empty', {}, ['title REQUIRED', 'category REQUIRED']],
    ['blank', { title: '  ', category: 'Fire' }, ['title REQUIRED']],
    ['too long', { title: 'x'.repeat(LIMITS.title + 1), category: 'Fire' }, ['title TOO_LONG']],
    ['All categories', { title: 'Alarm', category: ALL_CATEGORIES }, ['category REQUIRED']],
    ['a day of review', { title: 'Alarm', category: 'Fire', reviewBy: '2027-03-01' }, []],
    ['no day of review', { title: 'Alarm', category: 'Fire', reviewBy: null }, []],
    [
      'a day of review that does not exist',
      { title: 'Alarm', category: 'Fire', reviewBy: '2027-02-30' },
      ['reviewBy NOT_A_DAY'],
    ],
    [
      'a first act within its limit, contacts not counted',
      {
        title: 'Alarm',
        category: 'Fire',
        firstAct: ` ${'x'.repeat(LIMITS.firstAct)}[[contact:security]] `,
      },
      [],
    ],
    [
      'a first act that is too long',
      { title: 'Alarm', category: 'Fire', firstAct: 'x'.repeat(LIMITS.firstAct + 1) },
      ['firstAct TOO_LONG'],
    ],
    // CONTACT-9
    [
      'a contact in the title',
      { title: 'Ask [[contact:security]]', category: 'Fire' },
      ['title BROKEN_REFERENCE'],
    ],
    [
      'a contact in the other names',
      { title: 'Alarm', category: 'Fire', alsoCalled: ['bell', '[[contact:security]]'] },
      ['alsoCalled BROKEN_REFERENCE'],
    ],
    // ISSUES-29
    [
      'existing search topics',
      { title: 'Alarm', category: 'Fire', situations: ['gas', '-fire'] },
      [],
    ],
    [
      'an unknown search topic',
      { title: 'Alarm', category: 'Fire', situations: ['gas', '--gas'] },
      ['situations NOT_ALLOWED'],
    ],
    ['brackets in the title', { title: 'Alarm [[north]]', category: 'Fire' }, []],
    ['an unknown category', { title: 'Alarm', category: 'Ice' }, ['category REQUIRED']],
  ])('have the right problems: %s', (_, details, expected) => {
    expect(problemsInDetails(detailsOf(details)).map((p) => `${p.field} ${p.code}`)).toEqual(
      expected,
    );
  });
});

const typed = detailsOf({ title: 'Alarm', category: 'Fire' });

const names = (part: PartOf): string[] => Object.keys(partOf(part, typed));

describe('the details', () => {
  test('are all present, null if they are empty', () => {
    expect(typed).toMatchObject({ title: 'Alarm', firstAct: null, reviewBy: null, owner: null });
    expect(Object.values(typed)).not.toContain(undefined);
  });

  // ISSUES-26
  test('are stored without blanks around them, and equal if nothing else differs', () => {
    const loose = { ...typed, title: ' Alarm ', firstAct: '  ', owner: '' };
    expect(legalDetails(loose)).toEqual(typed);
    expect(sameDetails(loose, typed)).toBe(true);
    expect(sameDetails({ ...typed, owner: 'ada' }, typed)).toBe(false);
  });

  test('are sent only as far as a change names them', () => {
    expect(sentDetails({ owner: null, title: 'Alarm' })).toEqual({ title: 'Alarm', owner: null });
    expect(sentDetails({})).toEqual({});
  });

  test('differ for revisions, files and advisors', () => {
    expect(names('inRevision')).not.toContain('reviewBy');
    expect(names('inFile')).toContain('reviewBy');
    expect([names('inFile'), names('forAdvisors')].flat()).not.toContain('owner');
  });
});

// ISSUES-1
test('a text that is too long is measured without the contacts it names', () => {
  const details = { ...typed, firstAct: `${'x'.repeat(201)}[[contact:security]]` };
  const [problem] = problemsInDetails(details);
  expect(problem && measureOf(problem, details)).toMatchObject({ is: 201, most: LIMITS.firstAct });
  expect(measureOf({ field: 'title', code: 'REQUIRED' }, typed)).toBeUndefined();
});
