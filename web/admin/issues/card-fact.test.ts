import { expect, test } from 'vitest';
import type { IssueSummary } from '#core/issue/issue.ts';
import { issue } from '../test/listed-issues.tsx';
import { factOf } from './card-fact.ts';

const TODAY = '2026-11-22';
const WORDS = [
  '2 problems',
  'Review by 9 Jan, 2026',
  'Correction not read yet',
  'Changes waiting',
  'Review requested',
  '1 of 2 paths checked',
  'Not reviewed yet',
  'Owner: Maya',
];

const textOf = (members: Partial<IssueSummary>, owner?: string): string | undefined =>
  factOf({ ...issue('Leak', []), ...members }, TODAY, owner)?.[1];

// LIST-25
test('a card shows the first fact that applies', () => {
  const paths = { checked: 1, count: 2, isMore: false };
  let all: Partial<IssueSummary> = {
    problemCount: 2,
    reviewBy: '2026-01-09',
    isUnread: true,
    isPending: true,
    isReviewAsked: true,
    paths,
    isStarter: true,
  };
  const said = [textOf(all, 'Maya')];
  for (const member of Object.keys(all)) {
    const { [member as keyof IssueSummary]: _, ...others } = all;
    all = others;
    said.push(textOf(all, 'Maya'));
  }
  expect(said).toEqual(WORDS);
});

const counts = { current: 5, stale: 1, missing: 3 };

// TRANSLATE-36, LIST-25
test('a language that lacks texts comes before paths if advisors have it, otherwise after them', () => {
  const paths = { checked: 1, count: 2, isMore: false };
  const spanish = { language: 'es' as const, ...counts };
  const live = { publish: true, languages: [{ ...spanish, isPublished: true }], paths };
  expect(textOf(live)).toBe('Spanish: 3 missing, 1 outdated');
  const arabic = { language: 'ar' as const, ...counts, isPublished: true };
  expect(textOf({ ...live, languages: [arabic, ...live.languages] })).toBe(
    'Arabic and Spanish: 6 missing, 2 outdated',
  );
  expect(textOf({ ...live, isReviewAsked: true })).toBe('Review requested');
  const begun = { languages: [{ ...spanish, isPublished: false }], isStarter: true };
  expect(textOf({ ...begun, paths })).toBe('1 of 2 paths checked');
  expect(textOf(begun)).toBe('Spanish: 3 missing, 1 outdated');
  const whole = { ...spanish, isPublished: true, stale: 0, missing: 0 };
  expect(textOf({ publish: true, languages: [whole] }, 'Maya')).toBe('Owner: Maya');
});

// EDITOR-22, LIST-17, LIST-25, PATHS-4
test('a day ahead comes after the owner, paths that are all checked last', () => {
  const done = { reviewBy: '2999-01-09', paths: { checked: 2, count: 2, isMore: false } };
  expect(textOf(done, 'Maya')).toBe('Owner: Maya');
  expect(textOf(done)).toBe('Review by 9 Jan, 2999');
  expect(textOf({ paths: done.paths })).toBe('2 of 2 paths checked');
  expect(textOf({})).toBeUndefined();
});
