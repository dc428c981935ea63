import type { IssueCategory } from '../base/category.ts';
import type { Situation } from '../base/situation.ts';
import { once, type Searched, type Understood } from './search-term.ts';
import { isWithin, plainWords, stemOf } from './search-words.ts';

const PEOPLE = ['attacker', 'threat'] as const;
const MIND = ['self-harm', 'hanging', 'overdose'] as const;
const BODY = ['unresponsive', 'overdose', 'choking', 'allergy', 'ill', 'injury'] as const;

const GUN = 'gun/guns/handgun/pistol/rifle/machete/weapon';
const SELF = 'myself/himself/herself/themself/themselves/yourself';
const NOT = 'not/nto/no/isnt/wasnt/doesnt/didnt/dont/wont/stopped/hardly/barely';
const CANT = 'cant/cannot/couldnt/not/nto/isnt/wasnt/wont/doesnt/didnt';

/**
 * Words of danger, each beside the situations that answer it (SEARCH-21). `/` parts words of one meaning, `*` stands for
 * any words, `^` and `$` for the beginning and the end, and what ends in `!` has no other ending. Of other languages it
 * knows none.
 */
const DANGERS: readonly (readonly [words: string, ...situations: Situation[]])[] = [
  [
    `${GUN}/gunman/armed/hostage/attacker!/shooter!, a shooting!, shots fired, being attacked`,
    ...PEOPLE,
  ],
  ['knife/knives/stab/stabbed', ...PEOPLE, 'injury', 'self-harm'],
  [
    `find/found/finding * ${GUN}/knife/knives, ${GUN}/knife/knives in/under/behind/on`,
    'found-items',
  ],
  ['rape/raped/assault', ...PEOPLE, 'sexual', 'relationship', 'hate'],
  ['bomb/explosion', 'bomb', 'attacker', 'fire', 'gas', 'appliance'],
  [
    `suicide/suicidal/unalive/kms, self harm, kill/hang ${SELF}, want/wanna die, jump * off/roof/window/bridge/balcony`,
    ...MIND,
  ],
  [
    `${NOT} breathe/breathing, no pulse, not responding!, unconscious/unresponsive, ${CANT} wake!/waking!, blue lips, turning blue`,
    ...BODY,
  ],
  [
    'cant/cannot/unable/struggling/trouble breathe/breathing, ^ choking, drown!/drowning/drowned, bleeding out',
    ...BODY,
    'panic',
    'hanging',
    'gas',
    'fire',
    'event',
  ],
  [
    '^ dying! $, im/hes/shes/is/am/theyre/someone/somebody dying!',
    'unresponsive',
    'choking',
    'allergy',
    'ill',
    'injury',
  ],
  ['kidnap/kidnapped/abducted', ...PEOPLE, 'missing', 'stranger', 'relationship'],
  ['passed out, faint', ...BODY, 'drunk', 'heat-illness'],
  ['overdose', 'overdose', 'unresponsive', 'self-harm'],
  [
    'fire $, on fire, fire in, flame!/flames!',
    'fire',
    'fire-alarm',
    'appliance',
    'gas',
    'bomb',
    'injury',
    'chemical',
  ],
  [
    '^ gas $, gas leak/smell, smell/smells gas, smell/smells of/like gas, carbon monoxide',
    ...(['gas', 'fire', 'appliance', 'chemical'] as const),
  ],
];

/** Words between those of a danger that change nothing of it. */
const BETWEEN = /^(even|really|longer|still|just|to|seem|be|able)$/;

/** A word and its stem; of what has no other ending and forgives no slip the stem is empty. */
type Word = readonly [word: string, stem: string];

const asWord = (word: string): Word =>
  word.endsWith('!') ? [word.slice(0, -1), ''] : [word, stemOf(word)];

/** Returns the words of a text without those that change nothing. */
const tellingIn = (text: string): readonly Word[] =>
  ['^', ...plainWords(text), '$'].filter((word) => !BETWEEN.test(word)).map(asWord);

/** Each danger: its phrases as words, and its situations. */
const ALL = DANGERS.map(([phrases, ...situations]) => ({
  phrases: phrases
    .split(', ')
    .map((one) => one.split(' ').map((word) => word.split('/').map(asWord))),
  answers: new Set(situations),
}));

const GRAVE = new Set(ALL.flatMap(({ answers }) => [...answers]));
const GRAVE_CATEGORIES: readonly IssueCategory[] = ['Medical', 'Fire', 'Safety concern'];

const single = (word: string): string => word.replaceAll(/(.)\1/g, '$1');

/** Tells whether a word of danger was typed: in words of five letters or more with a slip, in all with a letter doubled. */
function isWord([typed, typedStem]: Word, [word, stem]: Word): boolean {
  if (typed === word) return true;
  if (stem === '' || typed.slice(0, 2) !== word.slice(0, 2)) return false;
  const isLong = Math.min(typed.length, word.length) > 4;
  return (
    typedStem === stem ||
    single(typed) === single(word) ||
    (isLong && Math.abs(typed.length - word.length) < 2 && isWithin(1, typed, word, false))
  );
}

/** Tells whether words begin with a phrase. */
function isPhrase(words: readonly Word[], [first, ...more]: readonly (readonly Word[])[]): boolean {
  const [word, ...rest] = words;
  if (!first) return true;
  if (word === undefined) return false;
  if (first[0]?.[0] === '*') return words.some((_, at) => isPhrase(words.slice(at), more));
  return first.some((one) => isWord(word, one)) && isPhrase(rest, more);
}

/** Returns the dangers that a text speaks of. */
function dangersIn(text: string): typeof ALL {
  const words = tellingIn(text);
  return ALL.filter(({ phrases }) =>
    phrases.some((phrase) => words.some((_, at) => isPhrase(words.slice(at), phrase))),
  );
}

const namedIn = once(({ title, alsoCalled }: Searched) =>
  [title, ...(alsoCalled ?? [])].flatMap(dangersIn),
);

/** The help of an issue in a danger; what is for another danger is between. */
export const COMFORT = 0;
export const ANSWERS = 2;

/**
 * Returns how an issue helps in the danger that a search speaks of, undefined if it speaks of none (SEARCH-21): by its
 * situations, and where the table of meanings knows none, by the danger in its names and by its category.
 */
export function dangerIn(
  search: string,
  spoken: Pick<Understood, 'situationsOf'> | undefined,
): ((issue: Searched) => number) | undefined {
  const dangers = dangersIn(search);
  if (!dangers[0]) return undefined;
  return (issue) => {
    const own = spoken?.situationsOf(issue) ?? [];
    if (own[0] !== undefined) {
      if (dangers.some(({ answers }) => own.some((one) => answers.has(one)))) return ANSWERS;
      return own.some((one) => GRAVE.has(one)) ? 1 : COMFORT;
    }
    if (dangers.some((danger) => namedIn(issue).includes(danger))) return ANSWERS;
    return GRAVE_CATEGORIES.includes(issue.category) ? 1 : COMFORT;
  };
}

/** Tells whether what to do first is a call: it begins so, or lives are in danger by its category or the search (SEARCH-18). */
export const isCall = (
  search: string,
  issue: Searched,
  firstAct: string,
  spoken?: Understood,
): boolean =>
  GRAVE_CATEGORIES.includes(issue.category) ||
  /^call\b/i.test(firstAct) ||
  dangerIn(search, spoken)?.(issue) === ANSWERS;
