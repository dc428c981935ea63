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
    // CONTACT-9
    [
      'named after a contact',
      { title: 'Ask [[contact:security]]', category: 'Fire' },
      ['title BROKEN_REFERENCE'],
    ],
    [
      'also called as a contact is',
      { title: 'Alarm', category: 'Fire', alsoCalled: ['bell', '[[contact:security]]'] },
      ['alsoCalled BROKEN_REFERENCE'],
    ],
    // ISSUES-29
    [
      'found by situations that there are',
      { title: 'Alarm', category: 'Fire', situations: ['gas', '-fire'] },
      [],
    ],
    [
      'found by a situation that there is not',
      { title: 'Alarm', category: 'Fire', situations: ['gas', '--gas'] },
      ['situations NOT_ALLOWED'],
    ],
    ['named in brackets', { title: 'Alarm [[north]]', category: 'Fire' }, []],
    ['in a category of no such name', { title: 'Alarm', category: 'Ice' }, ['category REQUIRED']],
  ])('%s', (_, details, expected) => {
    expect(problemsInDetails(detailsOf(details)).map((p) => `${p.field} ${p.code}`)).toEqual(
      expected,
    );
  });
});

const typed = detailsOf({ title: 'Alarm', category: 'Fire' });

const names = (part: PartOf): string[] => Object.keys(partOf(part, typed));

describe('the details', () => {
  test('are all there, null where they are empty', () => {
    expect(typed).toMatchObject({ title: 'Alarm', firstAct: null, reviewBy: null, owner: null });
    expect(Object.values(typed)).not.toContain(undefined);
  });

  // ISSUES-26
  test('are stored without blanks around them, and alike where nothing else differs', () => {
    const loose = { ...typed, title: ' Alarm ', firstAct: '  ', owner: '' };
    expect(legalDetails(loose)).toEqual(typed);
    expect(sameDetails(loose, typed)).toBe(true);
    expect(sameDetails({ ...typed, owner: 'ada' }, typed)).toBe(false);
  });

  test('of a change are those that it names', () => {
    expect(sentDetails({ owner: null, title: 'Alarm' })).toEqual({ title: 'Alarm', owner: null });
    expect(sentDetails({})).toEqual({});
  });

  test('of a revision, of a file and of advisors are their own', () => {
    expect(names('inRevision')).not.toContain('reviewBy');
    expect(names('inFile')).toContain('reviewBy');
    expect([names('inFile'), names('forAdvisors')].flat()).not.toContain('owner');
  });
});

// ISSUES-1
test('what is too long is measured without the contacts it names', () => {
  const details = { ...typed, firstAct: `${'x'.repeat(201)}[[contact:security]]` };
  const [problem] = problemsInDetails(details);
  expect(problem && measureOf(problem, details)).toMatchObject({ is: 201, most: LIMITS.firstAct });
  expect(measureOf({ field: 'title', code: 'REQUIRED' }, typed)).toBeUndefined();
});
