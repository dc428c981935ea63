import type { IssueCategory } from '../base/category.ts';
import type { Situation } from '../base/situation.ts';
import { once, type DangerRow, type Searched, type Understand } from './search-term.ts';
import { isWithin, plainWords, stemOf } from './search-words.ts';

const HARM = ['relationship', 'no-contact'] as const;
const MIND = ['self-harm', 'hanging', 'overdose'] as const;
const BODY = ['overdose', 'choking', 'allergy', 'ill', 'injury'] as const;

const GUN = 'gun/guns/handgun/pistol/rifle/machete/weapon';
const SELF = 'myself/himself/herself/themself/themselves/yourself';
const NOT = 'no/dont/stopped/quit/hardly/barely/not/nto/isnt/wasnt/doesnt/didnt/wont';
const CANT = 'cant/cannot/couldnt/not/nto/isnt/wasnt/doesnt/didnt/wont';

const PERSON = 'student/resident/person/someone/somebody/guy/girl/man/woman';
/** A person who lies somewhere. With words behind the place, as in 'lying on the floor crying', the person may be awake. */
const LIES =
  'down!/lying! in/on/at/by/outside * hall/hallway/corridor/stairs/stairwell/floor/ground/bathroom/shower/lobby/lounge/elevator/lawn/sidewalk $';

/**
 * The words of danger in English. `/` separates words of one meaning, `*` stands for any words, and `^` and
 * `$` for the beginning and the end. A word with `!` at its end has no other ending.
 */
const DANGERS: readonly DangerRow[] = [
  [
    `${GUN}/gunman/armed/hostage/attacker!/shooter!, a shooting!, shots fired, being attacked`,
    ['attacker'],
    ['threat', ...HARM],
  ],
  ['knife/knives/stab/stabbed', ['attacker', 'threat', 'injury', 'self-harm'], HARM],
  [
    `find/found/finding * ${GUN}/knife/knives, ${GUN}/knife/knives under/behind, ${GUN}/knife/knives in * bag/backpack/bed/closet/desk/drawer/locker/trash`,
    ['found-items'],
  ],
  ['rape/raped/assault', ['attacker', 'threat', 'sexual', 'relationship', 'hate'], HARM],
  ['bomb/explosion', ['bomb', 'attacker', 'fire', 'gas', 'appliance']],
  [
    `suicide/suicidal/unalive/kms, self harm, kill/hang ${SELF}, want/wanna die, jump * off/roof/window/bridge/balcony`,
    MIND,
  ],
  [
    `${NOT} breathe/breathing, no pulse, not responding!, unconscious/unresponsive, ${CANT} wake!/waking!/woken!, too drunk/high/weak wake!, blue lips, lips * blue, turning blue`,
    ['unresponsive'],
    BODY,
  ],
  [
    `passed out, faint, ^ ${PERSON} down! $, ^ ${PERSON} ${LIES}, ^ a/the/found ${PERSON} ${LIES}`,
    ['unresponsive'],
    [...BODY, 'drunk', 'heat-illness'],
  ],
  [
    'cant/cannot/unable/struggling/trouble breathe/breathing, ^ choking, drown!/drowning/drowned, bleeding out',
    ['unresponsive', 'panic', 'hanging', 'gas', 'fire', 'event', ...BODY],
  ],
  [
    '^ dying! $, im/hes/shes/is/am/theyre/someone/somebody dying!',
    ['unresponsive', 'choking', 'allergy', 'ill', 'injury'],
  ],
  ['kidnap/kidnapped/abducted', ['attacker', 'threat', 'missing', 'stranger', 'relationship']],
  ['overdose', ['overdose', 'unresponsive', 'self-harm']],
  [
    'drank/drink/drinking/swallow/ate * bleach/cleaner/detergent/antifreeze/poison/chemicals',
    ['overdose'],
  ],
  [
    'fire $, on fire, fire in, flame!/flames!',
    ['fire', 'fire-alarm', 'appliance', 'gas', 'bomb', 'injury', 'chemical'],
  ],
  [
    '^ gas $, gas leak/smell, smell gas, smell of/like gas, carbon monoxide',
    ['gas', 'fire', 'appliance', 'chemical'],
  ],
];

/** The words that may stand between the words of a danger without changing it. */
const BETWEEN = /^(even|really|longer|still|just|to|seem|be|able)$/;

/** A word and its stem. The stem is empty for a word that has no other ending and forgives no typing error. */
type Word = readonly [word: string, stem: string];

const asWord = (word: string): Word =>
  word.endsWith('!') ? [word.slice(0, -1), ''] : [word, stemOf(word)];

/** Returns the words of a text without those that do not change a danger. */
const tellingIn = (text: string): Word[] =>
  ['^', ...plainWords(text), '$'].filter((word) => !BETWEEN.test(word)).map(asWord);

const ONLY_FOUND = 'found-items';

/** Returns each danger: its phrases as words, its situations, and whether a person is in it, as in each row after the one about found weapons (SEARCH-38). */
const read = (rows: readonly DangerRow[]) =>
  rows.map(([phrases, answers, causes], at) => ({
    isOfPerson: at > rows.findIndex(([, [one]]) => one === ONLY_FOUND),
    phrases: phrases
      .split(', ')
      .map((one) => one.split(' ').map((word) => word.split('/').map(asWord))),
    answers: new Set(answers),
    causes: new Set(causes),
  }));
type Dangers = ReturnType<typeof read>;

const ENGLISH = read(DANGERS);
/** Returns the dangers in another language and those in English. */
const besides = once((rows: readonly DangerRow[]): Dangers => [...read(rows), ...ENGLISH]);

const GRAVE = new Set(ENGLISH.flatMap(({ answers, causes }) => [...answers, ...causes]));
const GRAVE_CATEGORIES: readonly IssueCategory[] = ['Medical', 'Fire', 'Safety concern'];

const single = (word: string): string => word.replaceAll(/(.)\1/g, '$1');

/** Tells whether a word of danger was typed. A word of five letters or more may have a typing error, and any word a doubled letter. */
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

/** Counts the words from `at` on that match a phrase, or returns -1 if they do not match. */
function lengthOf(
  [first, ...more]: readonly (readonly Word[])[],
  words: readonly (Word | undefined)[],
  at: number,
): number {
  if (!first) return 0;
  const word = words[at];
  if (word === undefined) return -1;
  const isAny = first[0]?.[0] === '*';
  if (!isAny && !first.some((one) => isWord(word, one))) return -1;
  const own = isAny ? 0 : 1;
  const next = lengthOf(more, words, at + own);
  if (next >= 0) return next + own;
  const later = isAny ? lengthOf([first, ...more], words, at + 1) : -1;
  return later < 0 ? -1 : later + 1;
}

/** Returns the dangers that a text mentions, and its words that mention none. */
function dangersIn(text: string, all: Dangers) {
  const words: (Word | undefined)[] = tellingIn(text);
  const rest = words.map((word) => word?.[0]);
  const dangers = all.filter(({ phrases, answers: { size } }) => {
    // This hides words that mention no danger from the rows that follow.
    const gone = size > 0 ? rest : words;
    const found = phrases.flatMap((phrase) =>
      words.map((_, at) => {
        const end = at + lengthOf(phrase, words, at);
        if (end > at) gone.fill(undefined, at, end);
        return end > at;
      }),
    );
    return size > 0 && found.includes(true);
  });
  return { dangers, rest: rest.join(' ') };
}

/** Returns a reader of the dangers that the names of an issue mention. */
const namesReader = once((all: Dangers) =>
  once(({ title, alsoCalled }: Searched) =>
    [title, ...(alsoCalled ?? [])].flatMap((name) => dangersIn(name, all).dangers),
  ),
);

/** The rank of an issue that comforts in a danger. An issue for another danger ranks next to it, and one for a possible cause before that. */
export const COMFORT = 0;
const OTHER_DANGER = 1;
const CAUSE = 2;
export const ANSWERS = 3;

/** The function that ranks how an issue helps in the danger that a search mentions. It is undefined if the search mentions none. */
export type Help = ((issue: Searched) => number) | undefined;

/** The hundredths from which the other words of a search name the cause of a danger. */
const NAMED = 250;

/**
 * Returns the rank of issues in the danger that a search mentions (SEARCH-21): by their situations, or, if
 * the table of meanings knows none, by the danger in their names and by their category. If the search also
 * names a cause, as in 'drunk and passed out', an issue for it answers too.
 */
export function dangerIn(search: string, understand: Understand | undefined): Help {
  const all = understand?.other ? besides(understand.other.dangers) : ENGLISH;
  const { dangers, rest } = dangersIn(search, all);
  if (!dangers[0]) return undefined;
  const namedIn = namesReader(all);
  const beside = understand?.(rest);
  return (issue) => {
    const own = beside?.situationsOf(issue) ?? [];
    if (beside && own[0] !== undefined) {
      const isAmong = (some: ReadonlySet<Situation>) => own.some((one) => some.has(one));
      if (dangers.some(({ answers }) => isAmong(answers))) {
        // An issue about a found thing does not answer if a person is in danger (SEARCH-38).
        return own[0] === ONLY_FOUND && dangers.some((one) => one.isOfPerson) ? CAUSE : ANSWERS;
      }
      if (dangers.some(({ causes }) => isAmong(causes))) {
        return beside(issue) < NAMED ? CAUSE : ANSWERS;
      }
      return isAmong(GRAVE) ? OTHER_DANGER : COMFORT;
    }
    if (dangers.some((danger) => namedIn(issue).includes(danger))) return ANSWERS;
    return GRAVE_CATEGORIES.includes(issue.category) ? OTHER_DANGER : COMFORT;
  };
}

/** Tells whether the first act is a call: it begins with one, or lives are in danger by its category or by the search (SEARCH-34). */
export const isCall = (issue: Searched, firstAct: string, help: Help): boolean =>
  GRAVE_CATEGORIES.includes(issue.category) ||
  /^(call|llama|appelez)\b/i.test(firstAct) ||
  help?.(issue) === ANSWERS;
