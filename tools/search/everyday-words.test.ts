import { expect, test } from 'vitest';
import { dangerIn } from '../../core/search/danger.ts';
import type { Understand, Understood } from '../../core/search/search-term.ts';
import { isWithin } from '../../core/search/search-words.ts';
import { WORDS } from './other-table.ts';

/** Everyday words that are one slip from a word of danger. */
const EVERYDAY: { readonly [L in keyof typeof WORDS]: string } = {
  es: `ahora ahorrada ahorrado ahorrando ahorrar ahorrarse ahorro apuntalo balon bobas bombo claro
    escobeta exploro maternos mojada mojado piscola pulpo puntal quedando quejando
    recen reten sueldo suele suelto sueno trajo trato trigo viniendo`,
  fr: `ballon bougie canin carabin coteau couteux dosage ecoule expose explore manchette nomade noter
    poisson pompes record revoler revolter secteur surdoue terrorise veine`,
};

/** Returns a search with one word in the place of a word of danger, and the others of its phrase. */
const misread = (phrase: readonly string[], at: number, everyday: string): string =>
  phrase
    .map((words, place) => (place === at ? everyday : (words.split(/[/!]/)[0] ?? '')))
    .filter((word) => !/^[*^$]$/.test(word))
    .join(' ');

const isSlip = (everyday: string, word: string): boolean =>
  everyday.slice(0, 2) === word.slice(0, 2) && isWithin(1, everyday, word, false);

// SEARCH-21, SEARCH-37
test.each(Object.entries(WORDS))(
  'no typo turns an everyday word into a word of danger in %s',
  (language, { dangers }) => {
    const none: Understood = Object.assign(() => 0, {
      points: [],
      situationsOf: () => [],
      nameFor: () => undefined,
    });
    const other = {
      dangers,
      besides: () => ({ synonyms: {} }),
      telling: (search: string) => search,
    };
    const understand: Understand = Object.assign(() => none, { other });
    const phrases = dangers
      .filter(([, answers]) => answers.length > 0)
      .flatMap(([row]) => row.split(', ').map((phrase) => phrase.split(' ')));
    const read = EVERYDAY[language === 'es' ? 'es' : 'fr'].split(/\s+/).map((everyday) => {
      const searches = phrases.flatMap((phrase) =>
        phrase.flatMap((words, at) =>
          words.split(/[/!]+/).some((word) => isSlip(everyday, word))
            ? [misread(phrase, at, everyday)]
            : [],
        ),
      );
      return { everyday, searches };
    });
    expect(read.filter(({ searches }) => searches.length === 0)).toEqual([]);
    const searches = read.flatMap((one) => one.searches);
    expect(searches.filter((one) => dangerIn(one, understand))).toEqual([]);
  },
);
