import { expect, test } from 'vitest';
import { allFiles, readText } from './repository.ts';
import { textsIn } from './texts-in.ts';

const SHOWN =
  /^web\/.*messages\.ts$|^core\/record\/record-words\.ts$|^server\/(attendance\/evidence\/words|base\/words\/(?!.*\.es).*)\.ts$/;

/** The words that docs/words.md forbids. */
const forbidden = (/also inside other words: (.+)\.$/m.exec(readText('docs/words.md'))?.[1] ?? '')
  .split(', ')
  .map((word) => new RegExp(`\\b${word}`, 'i'));

const brokenIn = (source: string): string[] =>
  textsIn(source)
    .filter((text) => /^\p{Lu}|\s/u.test(text))
    .filter((text) => forbidden.some((word) => word.test(text)));

test.each([
  "const a = 'Put away';",
  'const a = (n: number) => `${n} walks of it`;',
  "const a = { b: ['Somebody saved it meanwhile'] };",
])('a forbidden word is found in %s', (source) => {
  expect(brokenIn(source)).toHaveLength(1);
});

test('a key, an address and an allowed word are not found', () => {
  expect(brokenIn("const a = { 'trail.cut': 'The walls', b: '/admin/trail' };")).toEqual([]);
});

test('no screen, mail, record or evidence shows a word that docs/words.md forbids', () => {
  const files = allFiles().filter((file) => SHOWN.test(file));
  expect(files.length).toBeGreaterThan(50);
  const broken = files.flatMap((file) =>
    brokenIn(readText(file)).map((text) => `${file}: ${text}`),
  );
  expect(broken).toEqual([]);
});
