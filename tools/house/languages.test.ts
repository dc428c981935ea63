import { expect, test } from 'vitest';
import { missingWords, WORDS } from '../web-build/files.ts';
import { allFiles, readText } from './repository.ts';

const WORDS_IN_ENGLISH = ['core/base/locale.ts', 'web/base/messages.ts', 'web/open/messages.ts'];

// LANG-6
test.each([
  [[], []],
  [['web/base/messages.es.ts'], []],
  [['core/base/locale.es.ts', 'web/base/messages.es.ts'], ['web/open/messages.es.ts']],
  [['core/base/locale.es.ts'], ['web/base/messages.es.ts', 'web/open/messages.es.ts']],
])('with %j beside the English words %j is missing', (own, missing) => {
  expect(missingWords([...WORDS_IN_ENGLISH, ...own])).toEqual(missing);
});

// LANG-6
test('every language on offer has all its words', () => {
  const files = allFiles();
  expect(files.filter((path) => WORDS.test(path)).length).toBeGreaterThan(70);
  expect(missingWords(files)).toEqual([]);
});

/** Returns the words of a module, by name. */
const exportsOf = (source: string): string[] =>
  Array.from(source.matchAll(/^export (?:const|function) (\w+)/gm), ([, name = '']) => name).sort();

/** Returns what a translated module lacks. */
function lacksOf(own: string, english: string): string[] {
  const missing = exportsOf(english).filter((name) => !exportsOf(own).includes(name));
  const checked = Array.from(own.matchAll(/\bsatisfies\s+Translated</g)).length;
  const constants = Array.from(own.matchAll(/^export const /gm)).length;
  return [...missing, ...(checked < constants ? ['satisfies Translated<typeof …>'] : [])];
}

// LANG-6
test.each([
  ["export const a = { b: 'Sí' } satisfies Translated<typeof english>;", []],
  ["export const a = { b: 'Sí' };", ['satisfies Translated<typeof …>']],
  ["export const b = 'Sí' satisfies Translated<typeof english>;", ['a']],
])('%s lacks %j', (own, lacks) => {
  expect(lacksOf(own, "export const a = { b: 'Yes' } as const;")).toEqual(lacks);
});

// LANG-6
test('every module of words in a language is checked against the English one', () => {
  const lacking = allFiles().flatMap((path) => {
    const english = path.replace(/\.[a-z]{2}(?=\.ts$)/, '');
    if (english === path || !WORDS.test(english)) return [];
    const lacks = lacksOf(readText(path), readText(english));
    // The kit does not know core's type: its words are compared by name alone.
    const isKit = path.startsWith('kit/');
    return lacks
      .filter((lack) => !isKit || !lack.startsWith('satisfies'))
      .map((lack) => `${path}: ${lack}`);
  });
  expect(lacking).toEqual([]);
});
