import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caretAfter, NO_HISTORY, stepped, withChange, type TextHistory } from './text-history.ts';

/** Goes from text to text. */
function historyOf(texts: readonly string[]): TextHistory {
  return texts
    .slice(1)
    .reduce((history, text, index) => withChange(history, texts[index] ?? '', text), NO_HISTORY);
}

/** Returns the texts that one comes to by going back until nothing is left. */
function wayBack(texts: readonly string[]): string[] {
  let history = historyOf(texts);
  let now = texts.at(-1) ?? '';
  const passed: string[] = [];
  for (let step = stepped(history, now, 'back'); step; step = stepped(history, now, 'back')) {
    ({ text: now, history } = step);
    passed.push(now);
  }
  return passed;
}

// CAMPUS-16
test.each([
  ['a word', ['', 'o', 'ok'], ['']],
  ['two words', ['', 'a', 'a ', 'a b', 'a bc'], ['a ', '']],
  ['a slip within a word', ['', 'a', 'ab', 'a', 'ac'], ['']],
  ['letters taken one by one', ['abc', 'ab', 'a'], ['abc']],
  ['something pasted', ['', 'a', 'a[[contact:x]]', 'a[[contact:x]]b'], ['a[[contact:x]]', 'a', '']],
  ['another place', ['ab', 'abc', 'xabc'], ['abc', 'ab']],
])('%s is undone', (_, texts, passed) => {
  expect(wayBack(texts)).toEqual(passed);
});

// CAMPUS-16
test('Undo and Redo lead to the first text and the last after any changes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 6 }), { minLength: 1, maxLength: 12 }), (texts) => {
      const changed = texts.filter((text, index) => text !== texts[index - 1]);
      expect(wayBack(changed).at(-1) ?? changed[0]).toBe(changed[0]);
      const back = stepped(historyOf(changed), changed.at(-1) ?? '', 'back');
      fc.pre(back !== undefined);
      if (back) expect(stepped(back.history, back.text, 'forth')?.text).toBe(changed.at(-1));
    }),
  );
});

// CAMPUS-16
test('the caret is after the restored text', () => {
  expect(caretAfter('Call now', 'Call [[contact:x]] now')).toBe('Call [[contact:x]] '.length);
  expect(caretAfter('Call now', 'Call')).toBe(4);
});
