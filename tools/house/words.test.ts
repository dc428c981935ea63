import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { allFiles, readText } from './repository.ts';

const SHOWN =
  /^web\/.*messages\.ts$|^core\/record\/record-words\.ts$|^server\/(attendance\/evidence\/words|base\/words\/(?!.*\.es).*)\.ts$/;

/** The words that docs/words.md forbids. */
const forbidden = (/also inside other words: (.+)\.$/m.exec(readText('docs/words.md'))?.[1] ?? '')
  .split(', ')
  .map((word) => new RegExp(`\\b${word}`, 'i'));

/** Returns the texts of a file that have a blank or begin with a capital letter: others are keys and addresses. */
function textsIn(source: string): string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { type?: unknown; value?: unknown };
    const text = type === 'TemplateElement' ? (value as { cooked: string }).cooked : value;
    if (typeof text === 'string' && /^\p{Lu}|\s/u.test(text)) found.push(text);
    Object.values(node).forEach(look);
  };
  look(parseAst(source, { lang: 'ts' }));
  return found;
}

const brokenIn = (source: string): string[] =>
  textsIn(source).filter((text) => forbidden.some((word) => word.test(text)));

test.each([
  "const a = 'Put away';",
  'const a = (n: number) => `${n} walks of it`;',
  "const a = { b: ['Somebody saved it meanwhile'] };",
])('a forbidden word is found in %s', (source) => {
  expect(brokenIn(source)).toHaveLength(1);
});

test('a key, an address and an allowed word are not', () => {
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
