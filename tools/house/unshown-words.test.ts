import { expect, test } from 'vitest';
import { WORDS } from '#core/fixtures/word-files.ts';
import { allFiles, readText } from './repository.ts';

const CODE = /^(?:core|kit|server|web)\/.*\.(?:tsx?|html)$/;
/** Tests, and the same words in another language. */
const NOT_SHOWING = /\.(?:test|[a-z]{2})\.tsx?$|\/(?:test|fixtures)\//;

/** Returns the words that nothing but their own module names, given the texts of the code by path. */
function unshown(code: ReadonlyMap<string, string>): string[] {
  const times = new Map<string, number>();
  for (const text of code.values()) {
    for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
      times.set(name, (times.get(name) ?? 0) + 1);
    }
  }
  return [...code].flatMap(([path, text]) =>
    WORDS.test(path)
      ? Array.from(text.matchAll(/^ {2,}([a-z]\w*)(?=: |\()/gm), ([, name = '']) => name)
          .filter((name) => times.get(name) === 1)
          .map((name) => `${path}: ${name}`)
      : [],
  );
}

test('a word that no code names is found', () => {
  const words = "export const messages = {\n  title: 'Records',\n  nobodyYet: 'Nobody yet',\n};";
  const code = new Map([
    ['web/base/messages.ts', words],
    ['web/advisor/Page.tsx', 'const Page = () => <h1>{messages.title}</h1>;'],
  ]);
  expect(unshown(code)).toEqual(['web/base/messages.ts: nobodyYet']);
});

test('every word of the modules of words is named by the code that shows it', () => {
  const paths = allFiles().filter((path) => CODE.test(path) && !NOT_SHOWING.test(path));
  expect(unshown(new Map(paths.map((path) => [path, readText(path)])))).toEqual([]);
});
