import { expect, test } from 'vitest';
import { headingTree, headingUses } from './heading-tree.ts';
import { lineBlock } from '../paragraphs/source.ts';

const READING = { lowest: 100, areLinesTitles: false };

/** Returns how many looks at its headings it takes to say what each is. */
function looksAt(words: readonly string[], levels: readonly number[]): number {
  let looks = 0;
  const counted = <T extends object>(of: T): T =>
    new Proxy(of, {
      get(target, key): unknown {
        looks += 1;
        return Reflect.get(target, key);
      },
    });
  const seen = words.map((each) => ({
    block: lineBlock(each),
    kind: 'heading' as const,
    level: 0,
    label: '',
    from: 0,
    words: each,
    isText: true,
  }));
  const headings = headingTree(seen, levels);
  for (const one of headings) Object.assign(one, { below: counted(one.below) });
  const { uses } = headingUses(counted(headings), counted(seen), () => undefined, READING);
  expect(uses.size).toBe(words.length);
  return looks;
}

const LEVELS = {
  'one level': () => 0,
  'a first one above all others': (at: number) => Math.min(at, 1),
  'two levels in turn': (at: number) => at % 2,
  'three levels in turn': (at: number) => at % 3,
};
const WORDS = {
  'one name': () => 'FIRE ALARM',
  'names of their own': (at: number) => `Alarm ${String(at)}`,
  'a name of their own and that of a part in turn': (at: number) =>
    at % 2 === 0 ? `Alarm ${String(at)}` : 'Purpose',
};

// The page reads anew at each correction: a document of ten thousand headings would stop it.
// IMPORT-8
test.each(
  Object.entries(LEVELS).flatMap(([shape, level]) =>
    Object.entries(WORDS).map(([names, name]) => ({ shape, names, level, name })),
  ),
)(
  'twice as many headings of $shape and $names take about twice as many looks',
  ({ level, name }) => {
    const looks = (many: number): number => {
      const places = [...Array(many).keys()];
      return looksAt(places.map(name), places.map(level));
    };
    expect(looks(1200) / looks(600)).toBeLessThan(2.2);
  },
);
