import { beforeEach, expect, test } from 'vitest';
import { saveNoteDraft, noteDraft } from './StepNoteForm.tsx';

const KEY = 'reslife.note';
const draft = { walk: 'w', step: 'a', key: 'k', text: 'The door code is old' };

beforeEach(() => localStorage.removeItem(KEY));

test('what was typed about a step is there again, and nothing about another', () => {
  saveNoteDraft(draft);
  expect(noteDraft('w', 'a')).toEqual(draft);
  expect(noteDraft('w', 'b').text).toBe('');
});

test.each(['', '{', 'null', '7', '[null, 7, {}]', `[{"walk":"w","step":"a","key":1,"text":"x"}]`])(
  'a note is typed and stored though the phone holds %j in its place',
  (held) => {
    localStorage.setItem(KEY, held);
    expect(noteDraft('w', 'a').text).toBe('');
    saveNoteDraft(draft);
    expect(noteDraft('w', 'a')).toEqual(draft);
  },
);
