import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/base/language.ts';
import { wordsIn } from '../base/words/words.ts';
import { nameLine, quoted, withoutName } from './name-line.ts';

// NOTIFICATIONS-14
test.each([
  ['Jo', 'Jo'],
  ['Zoë O’Neill-Smith', 'Zoë O’Neill-Smith'],
  ['J. Smith', 'J. Smith'],
  ['see https://evil.test/login now', 'see https evil test login now'],
  ['www.evil.test', 'www evil test'],
  ['evil。test', 'evil test'],
  ['boss@campus.test', 'boss campus test'],
  ['line\nbreak\u202eright\u200bto', 'line break right to'],
  ['ｅｖｉｌ．ｔｅｓｔ', 'evil test'],
  ['<a href="x">', 'a href "x"'],
])('%j is written in an email as %j', (typed, text) => {
  expect(quoted(typed)).toBe(text);
});

// NOTIFICATIONS-14
test('a name in an email has at most forty letters', () => {
  expect(Array.from(quoted('a'.repeat(100)))).toHaveLength(41);
  expect(quoted('🙂'.repeat(100))).toBe(`${'🙂'.repeat(40)}…`);
});

// NOTIFICATIONS-14
test.each([
  ['Jo', 'Name as typed: “Jo”'],
  ['Jo” was seen by „Security', 'Name as typed: “Jo" was seen by "Security”'],
  ['@@@', 'Name as typed: only symbols'],
])('the line of the name %j is %j', (typed, line) => {
  expect(nameLine(wordsIn('en'), typed)).toBe(line);
});

// PRIVACY-11, LANG-11
test.each(LANGUAGES)(
  "in an email in %s an advisor's name is removed only from its own line",
  (language) => {
    const words = wordsIn(language);
    const mail = (name: string) => `Jo\n${nameLine(words, name)}\nhttps://reslife.example/Jo`;
    expect(withoutName(mail('Jo'), 'Jo')).toBe(mail('Someone'));
  },
);
