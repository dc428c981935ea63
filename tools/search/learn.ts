// Usage: npm run learn-search [-- --language es] [-- --leave-out] [-- --words]
// Learns the table of meanings of a language, English if none is given, from the phrases in `learned-from` of
// tools/phrases or of the language's folder there, and writes it; with --leave-out it writes nothing and
// says how many phrases of each writer a table finds that was learned from the others: of the first that a writer had for
// a situation, as many as there are in a held-out drawer, and of all. With --words it writes only the words of a language
// anew, such as those of dangers, and keeps its table.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { assert } from '../../core/base/assert.ts';
import { LANGUAGES, ORIGINAL, type Language } from '../../core/base/language.ts';
import { readMeanings, type Meanings } from '../../core/search/meanings.ts';
import { STARTER_LIBRARY } from '../../server/seeds/starter-library.ts';
import { root } from '../base/runtime.mjs';
import { otherTableOf, tableIn, WORDS } from './other-table.ts';
import { readPhrases, SITUATIONS, type Phrase } from './phrases.ts';
import { tableOf } from './table.ts';
import { train, type Shape } from './train.ts';

/** The shapes of the tables besides that of English, each within 50 KB: of so few phrases as in Spanish more rows tell no more. */
const SHAPES: { readonly [L in Language]?: Shape } = {
  es: { rows: 7000, dropped: 0.15, small: 1.2 },
  fr: { rows: 9000, dropped: 0.3, small: 1.5 },
};

const learned = (some: readonly Phrase[], shape: Shape | undefined) => tableOf(train(some, shape));

const titles = new Set(STARTER_LIBRARY.map(({ title }) => title));
const isStarter = SITUATIONS.map(({ title }) => titles.has(title));

/** Returns the share, in 100, of phrases whose situation is among the first `count` of those with a starter procedure. */
function share(phrases: readonly Phrase[], meaningsOf: Meanings, count: number): string {
  const right = phrases.filter(({ situation, text }) => {
    const points = meaningsOf(text);
    const own = points[situation] ?? -Infinity;
    return (
      points.filter((one, at) => isStarter[at] && one > own).length < count &&
      points[0] !== undefined
    );
  });
  return ((100 * right.length) / phrases.length).toFixed(1);
}

/** The phrases of a situation that a writer of a held-out drawer wrote. */
const FIRST = 6;

/** Returns the first phrases of each situation. */
const firstOf = (held: readonly Phrase[]): Phrase[] =>
  Map.groupBy(held, ({ situation }) => situation)
    .values()
    .flatMap((some) => some.slice(0, FIRST))
    .toArray();

const { values } = parseArgs({
  options: {
    'leave-out': { type: 'boolean' },
    words: { type: 'boolean' },
    language: { type: 'string', default: ORIGINAL },
  },
});
const language = LANGUAGES.find((one) => one === values.language);
assert(language, `no language is called ${values.language}`);
assert(!values.words || language !== ORIGINAL, 'the English words are in core/search/danger.ts');
const shape = SHAPES[language];
const phrases = readPhrases(language);
if (values['leave-out']) {
  // Titles and what was mended afterwards are nobody's hand.
  const hands = new Set(phrases.map((one) => one.hand)).difference(new Set(['titles', 'mended']));
  for (const hand of hands) {
    const meaningsOf = readMeanings(
      learned(
        phrases.filter((one) => one.hand !== hand),
        shape,
      ).buffer,
    );
    const held = phrases.filter((one) => one.hand === hand && isStarter[one.situation]);
    const row = [firstOf(held), held].flatMap((some) => [
      share(some, meaningsOf, 1),
      share(some, meaningsOf, 3),
    ]);
    process.stdout.write(`${[hand, ...row].join('\t')}\n`);
  }
} else {
  const path = join(root, `core/search/meanings.${language}.bin`);
  const meanings = values.words ? tableIn(readFileSync(path)) : learned(phrases, shape);
  const table = language === ORIGINAL ? meanings : otherTableOf(WORDS[language], meanings);
  writeFileSync(path, table);
  const kilobytes = (brotliCompressSync(table).length / 1000).toFixed(1);
  process.stdout.write(`${phrases.length} phrases, ${kilobytes} KB by Brotli\n`);
}
