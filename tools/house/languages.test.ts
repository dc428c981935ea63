import { expect, test } from 'vitest';
import { missingWords, WORDS } from '#core/fixtures/word-files.ts';
import { allFiles, readText } from './repository.ts';
import { shownTextsIn, textsIn } from './texts-in.ts';

const WORDS_IN_ENGLISH = ['core/base/locale.ts', 'web/base/messages.ts', 'web/open/messages.ts'];
const wordsInSpanish = (folder: string): string => `web/${folder}/messages.es.ts`;

// LANG-6
test.each([
  [[], []],
  [['web/base/messages.es.ts'], []],
  [['core/base/locale.es.ts', 'web/base/messages.es.ts'], ['web/open/messages.es.ts']],
  [['core/base/locale.es.ts'], ['web/base/messages.es.ts', 'web/open/messages.es.ts']],
  [
    ['core/base/locale.es.ts', 'core/base/format.ts', ...['base', 'open'].map(wordsInSpanish)],
    ['core/base/format.es.ts'],
  ],
])('the files %j lack %j', (own, missing) => {
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
    // The kit does not know core's type: its words are compared only by name.
    const isKit = path.startsWith('kit/');
    return lacks
      .filter((lack) => !isKit || !lack.startsWith('satisfies'))
      .map((lack) => `${path}: ${lack}`);
  });
  expect(lacking).toEqual([]);
});

/** Matches the path of a module of words in another language. */
const TRANSLATED = /^(?:core|kit|web|server\/base\/words)\/.*\.(es|fr)\.ts$/;

/** The words that are the same in English: names and units, and those of each language. */
const SAME: Readonly<Record<string, string>> = {
  es: 'campus enter esc hospital internet no original webhook',
  fr: `action administration campus code confirmation contact contacts correction corrections image internet
    introduction menu message messages minute minutes note original page pages place question questions secret session
    version webhook`,
};
const SAME_EVERYWHERE = 'ctrl enter esc gb kb maxient mb min ok roompact starrez tb';

/** Returns the texts of a module that are those of the English one, except for words that are the same. */
function leftInEnglish(source: string, english: string, language: string): string[] {
  const known = new Set(`${SAME[language] ?? ''} ${SAME_EVERYWHERE}`.split(/\s+/));
  const before = new Set(shownTextsIn(english));
  return shownTextsIn(source).filter((text) => {
    // Names of members are compared in both: 'areas.', 'inRevision', '(actionType)'.
    const own = text.replaceAll(/https:\S+|^\w+\.$|\b[a-z]+[A-Z]\w*/g, '');
    const words = own.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
    return before.has(text) && words.some((word) => !known.has(word));
  });
}

// LANG-7
test.each([
  ["export const a = { b: 'Delete the record?' };", ['Delete the record?']],
  ['export const a = { b: `${1} records` };', [' records']],
  ["export const a = { b: 'Internet' };", []],
  ["export const a = { 'Delete the record?': 'Sí' };", []],
  ["export const a = (one: string) => (one === 'Delete the record?' ? 'Sí' : 'No');", []],
])('the Spanish module %s still has the English %j', (own, left) => {
  const english =
    "const a = { b: 'Delete the record?', c: 'Internet', d: 'No', e: (n: number) => `${n} records` };";
  expect(leftInEnglish(own, english, 'es')).toEqual(left);
});

// LANG-7
test('no text of a language is the English one', () => {
  const files = allFiles();
  const left = files.flatMap((path) => {
    const [, language] = TRANSLATED.exec(path) ?? [];
    const english = path.replace(/\.[a-z]{2}(?=\.ts$)/, '');
    if (language === undefined || !files.includes(english)) return [];
    return leftInEnglish(readText(path), readText(english), language).map(
      (text) => `${path}: ${text}`,
    );
  });
  expect(left).toEqual([]);
});

/** Signs that French does not write: an ordinary space before a mark or inside quotes, no space, and marks of other languages. */
const NOT_FRENCH = [
  / [:;!?%»]/,
  /« /,
  /\p{L}[;!?]|\p{L}:(?:\s|$)/u,
  /«(?!\u00a0)/,
  /[“”]/,
  /\p{L}'/u,
];

const ADDRESSES = /https:\/\/\S+/g;

const notFrench = (source: string): string[] =>
  textsIn(source).filter((text) =>
    NOT_FRENCH.some((fault) => fault.test(text.replaceAll(ADDRESSES, ''))),
  );

// LANG-6
test.each([
  ['Prêt\u202f! «\u00a0L’étape\u00a0: 3\u00a0», 1:05, https://a.fr/b?c=d', []],
  ['Prêt !', ['Prêt !']],
  ['Prêt!', ['Prêt!']],
  ['Secteur:', ['Secteur:']],
  ['« Nord »', ['« Nord »']],
  ['“Nord”', ['“Nord”']],
  ["l'étape", ["l'étape"]],
])('the French text %j has the faults %j', (text, faults) => {
  expect(notFrench(`const a = ${JSON.stringify(text)};`)).toEqual(faults);
});

// LANG-6
test('French has its own spaces, quotes and apostrophes', () => {
  const files = allFiles().filter((path) => path.endsWith('.fr.ts'));
  expect(
    files.flatMap((path) => notFrench(readText(path)).map((text) => `${path}: ${text}`)),
  ).toEqual([]);
});

// LANG-6
test('no component puts a colon after words itself, since languages differ in it', () => {
  const files = allFiles().filter((path) => /^web\/.*(?<!\.test)\.tsx$/.test(path));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => /\}:(?: \$\{| ?<)/.test(readText(path)))).toEqual([]);
});
