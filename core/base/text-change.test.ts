import fc from 'fast-check';
import { expect, test } from 'vitest';
import { around, textChange } from './text-change.ts';

// RECORDED-2
test('a sentence around a text is split correctly, whatever signs its other words have', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (name, end) => {
      expect(around((text) => name + text + end)).toEqual([name, end]);
    }),
  );
  const name = 'Sam \u{FFFC}\u{FFFB}';
  expect(around((text) => `${name} began ${text}.`)).toEqual([`${name} began `, '.']);
});

const knock = 'Knock and speak to the residents.';

// EDITOR-18
test.each([
  [knock, knock, [knock, '', '']],
  [knock, `${knock} Stay out.`, [`${knock} `, 'Stay out.', '']],
  [
    knock,
    'Knock, wait ten seconds, and speak to the residents.',
    ['Knock', ', wait ten seconds,', ' and speak to the residents.'],
  ],
  ['Call 911', 'Call 912', ['Call ', '912', '']],
  ['a a', 'a a a', ['a a ', 'a', '']],
  ['', 'Größe 😀', ['', 'Größe 😀', '']],
])('marks the change from %j to %j', (before, after, parts) => {
  expect(textChange(before, after)).toEqual(parts);
});

test('a marked change loses no character of the new text', () => {
  const texts = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      expect(textChange(before, after).join('')).toBe(after);
    }),
  );
});
