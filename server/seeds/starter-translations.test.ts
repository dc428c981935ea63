import { describe, expect, test } from 'vitest';
import { contactsIn, withContacts } from '#core/campus/contact-refs.ts';
import { LIMITS } from '#core/base/limits.ts';
import { detailsOf, problemsInDetails } from '#core/issue/typed-details.ts';
import { originalPrint, translatedPairs, type SeedTranslation } from './base/seed-translation.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { SPANISH_STARTERS } from './starter-library.es.ts';

const SPANISH: Readonly<Record<string, SeedTranslation>> = SPANISH_STARTERS;

const TRANSLATED = STARTER_LIBRARY.flatMap((seed) => {
  const to = SPANISH[seed.title];
  return to ? [{ seed, to, pairs: translatedPairs(seed, to) }] : [];
});

/** Matches whole words. For \b a letter with an accent is no part of a word. */
const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

/** The larger come first: 'twenty-four' is no twenty and no four. */
const NUMBERS: readonly (readonly [string, RegExp])[] = [
  ['90', whole('ninety|noventa')],
  ['60', whole('sixty|sesenta')],
  ['45', whole('forty-five|cuarenta y cinco')],
  ['40', whole('forty|cuarenta')],
  ['30', whole('thirty|treinta|half an hour|media hora')],
  ['24', whole('twenty-four|veinticuatro')],
  ['23', whole('twenty-three|veintitrés')],
  ['22', whole('twenty-two|veintidós')],
  ['20', whole('twenty|veinte')],
  ['16', whole('sixteen|dieciséis')],
  ['15', whole('fifteen|quince')],
  ['12', whole('twelve|doce')],
  ['10', whole('ten|diez')],
  ['9', whole('nine|nueve')],
  ['8', whole('eight|ocho')],
  ['7', whole('seven|siete')],
  ['6', whole('six|seis')],
  ['5', whole('five|cinco')],
  ['4', whole('four|cuatro')],
  ['3', whole('three|tres')],
  ['2', whole('two|both|twice|dos|ambos|ambas')],
];

/** Returns the numbers of a text in order of size, whether typed as digits or as words. */
function numbersIn(text: string): string {
  const digits = NUMBERS.reduce((so, [number, words]) => so.replaceAll(words, number), text);
  return (digits.match(/\d+/g) ?? []).toSorted().join(' ');
}

const ENGLISH_NOT = /\b(?:never|no|not|nobody|none|nothing|without|cannot|neither|nor)\b|n’t\b/gi;
const SPANISH_NOT = whole('no|nunca|jamás|nadie|nada|ningún|ninguna|ninguno|sin|ni|tampoco');
const times = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

// These read as an order where none is meant: a flame as a call, “speaks of” as “speak of”, “stop” as “for”.
const OTHER_ORDER =
  /\b(?:ningún|ninguna|una|ni)\s[^.:;?]*\bllama\b(?! a\b)|(?<!\p{L})Habla de\b|[:,] para,/u;

const namesIn = (text: string): string => contactsIn(text).toSorted().join();

const outcomesIn = (text: string, resolved: string, escalated: string): string =>
  [text.includes(`“${resolved}”`), text.includes(`“${escalated}”`)].join();

/** Tells whether a mark that opens a question or an exclamation is missing, or alone. */
const opensOtherwise = (text: string): boolean =>
  times(text, /¿/g) !== times(text, /\?/g) || times(text, /¡/g) !== times(text, /!/g);

/** Returns how long a text is with a name for each contact. */
const lengthOf = (text: string): number => withContacts(text, () => 'Campus Security').length;

describe.each(TRANSLATED.map((one) => [one.seed.title, one] as const))(
  '%s in Spanish',
  (_, { seed, to, pairs }) => {
    // TRANSLATE-41
    test('is made from the texts of today', () => {
      expect(`of: '${to.of}'`).toBe(`of: '${originalPrint(seed)}'`);
    });

    // TRANSLATE-41
    test('has each text, and for the same original the same one', () => {
      expect(pairs.filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
      const first = new Map(pairs.toReversed());
      expect(pairs.filter(([original, text]) => first.get(original) !== text)).toEqual([]);
    });

    // TRANSLATE-41
    test('names the contacts of each original, and no number of a country', () => {
      expect(pairs.filter(([original, text]) => namesIn(original) !== namesIn(text))).toEqual([]);
      expect(pairs.filter(([, text]) => /\d{3}/.test(text))).toEqual([]);
    });

    // TRANSLATE-41
    test('keeps every number, time and “not” of each original', () => {
      const texts = pairs.filter(([original]) => original !== seed.alsoCalled?.join(', '));
      expect(texts.filter(([original, text]) => numbersIn(original) !== numbersIn(text))).toEqual(
        [],
      );
      expect(
        texts.filter(([original, text]) => times(original, ENGLISH_NOT) > times(text, SPANISH_NOT)),
      ).toEqual([]);
    });

    // TRANSLATE-41
    test('says which outcome to choose where the original does, as the screen calls it', () => {
      expect(
        pairs.filter(
          ([original, text]) =>
            outcomesIn(original, 'Issue resolved', 'Issue escalated') !==
            outcomesIn(text, 'Incidente resuelto', 'Incidente escalado'),
        ),
      ).toEqual([]);
    });

    // TRANSLATE-41
    test('has no word that reads as another order', () => {
      expect(pairs.filter(([, text]) => OTHER_ORDER.test(text))).toEqual([]);
    });

    test('has no quote, mark or space that Spanish lacks', () => {
      const odd = /["'’]|\s{2}|\s[.,;:?!]|^[¿¡]?\p{Ll}/u;
      const texts = pairs.filter(([original]) => original !== seed.alsoCalled?.join(', '));
      expect(texts.filter(([, text]) => odd.test(text))).toEqual([]);
      expect(texts.filter(([, text]) => opensOtherwise(text))).toEqual([]);
    });

    test('is short enough to read at night, names of contacts counted', () => {
      const most = new Map<string, number>();
      for (const step of seed.steps) {
        most.set(step.question, 200);
        if ('confirmationText' in step) most.set(step.confirmationText, 70);
        else for (const { text } of [step.yes, step.no]) if (text !== undefined) most.set(text, 36);
      }
      if (seed.firstAct !== undefined) most.set(seed.firstAct, 160);
      most.set(seed.title, LIMITS.cardTitle);
      const long = pairs.flatMap(([original, text]) => {
        const limit = most.get(original) ?? Number.POSITIVE_INFINITY;
        return lengthOf(text) > limit ? [`${lengthOf(text)} of ${limit}: ${text}`] : [];
      });
      expect(long).toEqual([]);
    });

    test('says what else it is called, by words of no other', () => {
      const { title, alsoCalled } = to;
      const typed = { title, category: seed.category, alsoCalled };
      expect(problemsInDetails(detailsOf(typed))).toEqual([]);
      const others = TRANSLATED.filter((one) => one.seed !== seed).flatMap((one) => [
        one.to.title,
        ...one.to.alsoCalled,
      ]);
      const lower = new Set(others.map((name) => name.toLowerCase()));
      expect([title, ...alsoCalled].filter((name) => lower.has(name.toLowerCase()))).toEqual([]);
    });
  },
);
