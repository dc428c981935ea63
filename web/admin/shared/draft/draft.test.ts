import { expect, test } from 'vitest';
import { detailsOf } from '#core/issue/typed-details.ts';
import { NO_DRAFT, storedDraft, storeDraft } from './draft.ts';

// EDITOR-16
test('a draft is stored by issue, is there again, and is removed when it is empty', () => {
  const draft = { details: detailsOf({ title: 'Lift' }), steps: { a: { question: 'Out?' } } };
  storeDraft('i', draft);
  storeDraft(undefined, { details: detailsOf({ title: 'New' }), steps: {} });
  expect(storedDraft('i')).toEqual(draft);
  expect(storedDraft(undefined).details?.title).toBe('New');
  expect(storedDraft('j')).toEqual(NO_DRAFT);
  storeDraft('i', NO_DRAFT);
  expect(Object.keys(sessionStorage).filter((key) => key.includes('draft.i'))).toEqual([]);
});

// EDITOR-16
test('a draft of an older page has its unknown details empty', () => {
  const older = { details: { title: 'Lift' }, detailsBase: { title: 'Lift' }, steps: {} };
  sessionStorage.setItem('reslife.draft.older', JSON.stringify(older));
  const whole = detailsOf({ title: 'Lift' });
  expect(storedDraft('older')).toEqual({ details: whole, detailsBase: whole, steps: {} });
});

// EDITOR-16
test.each(['nonsense', '"text"', '{}', 'null'])(
  'a stored value that is no draft (%s) counts as nothing typed',
  (text) => {
    sessionStorage.setItem('reslife.draft.broken', text);
    expect(storedDraft('broken')).toEqual(NO_DRAFT);
  },
);
