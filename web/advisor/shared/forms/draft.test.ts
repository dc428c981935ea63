import { beforeEach, expect, test } from 'vitest';
import { draftOf, saveDraft } from './draft.ts';

const KEY = 'reslife.note';
const draft = { walk: 'w', step: 'a', key: 'k', text: 'The door code is old' };

beforeEach(() => localStorage.removeItem(KEY));

test('a draft for a step is there again, and other steps have none', () => {
  saveDraft(draft);
  expect(draftOf('w', 'a')).toEqual(draft);
  expect(draftOf('w', 'b').text).toBe('');
});

test.each(['', '{', 'null', '7', '[null, 7, {}]', `[{"walk":"w","step":"a","key":1,"text":"x"}]`])(
  'a note is stored although the phone holds %j in its place',
  (held) => {
    localStorage.setItem(KEY, held);
    expect(draftOf('w', 'a').text).toBe('');
    saveDraft(draft);
    expect(draftOf('w', 'a')).toEqual(draft);
  },
);
