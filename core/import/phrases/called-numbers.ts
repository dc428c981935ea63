import { readNumber, withDigits } from '../../campus/written-number.ts';
import { trustIn } from './number-kinds.ts';
import type { Range } from './sentences.ts';

/** The words that ask the reader to call somebody, whose name follows. */
export const CALL = String.raw`\b(?:call|phone|ring|contact|notify|telephone|page|dial|alert)\s+(?:the\s+|your\s+|our\s+)?`;

/** The signs and words between a name and its number. */
const LINK = String.raw`(?:[^\S\n]*[,:(–—-][^\S\n]*|[^\S\n]+)(?:(?:by\s+(?:tele)?phone\s+)?(?:on|at|via)\s*[:(]?[^\S\n]*|(?:tel|phone)[.:]?[^\S\n]*)?`;
/** Groups of digits with one sign between them, or capitals for the last. */
const DIGITS = String.raw`\+?(?:\(\d{1,5}\)[  ]?)?\d+(?:[  .‐‑–-](?:\d{2,}|\(\d+\)))*(?:-[A-Z]{4,})?`;
/** A number with its extension. Without one, it does not count if hours, times or letters continue it. */
const NUMBER = String.raw`${DIGITS}(?:[  ,;]*(?:ext(?:ension|n)?\b\.?|x)[  .:]*\d{1,8}(?![\p{L}\p{N}])|(?![/:%]|-?[\p{L}\p{N}]| ?(?:h|hrs?|hours?|days?|minutes?|am|pm)\b))`;
const WORD = String.raw`(?:\p{L}[\p{L}\p{N}'’-]*|&)`;

const CALLED = new RegExp(
  `(${CALL})(?<name>${WORD}(?:[  ]${WORD}){0,4}?)(?<link>${LINK})(?<number>${NUMBER})`,
  'giu',
);
const BEHIND = new RegExp(`(?<link>${LINK})(?<number>${NUMBER})`, 'iuy');

/** Words that are not part of a name. */
export const NO_NAME = new Set(
  'a an and or if when until unless before after for to from by with who whoever as is are was on at in this that these those it them him her us me you their his its back again now immediately first then also only not no any either both someone somebody anyone anybody everyone help number phone telephone extension ext room'.split(
    ' ',
  ),
);
/** Days and hours, which look much like numbers. */
const DAY_OR_HOURS =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}-\d\d-\d\d|\d{1,2}\.\d\d ?[–-] ?\d{1,2}\.\d\d)$/;
/** The fewest digits of a text that is plainly a number, and not a time, a year or an extension. */
const SHORTEST = 5;
const LONGEST = 15;

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Tells whether a text can be dialed and has enough digits for a telephone number. */
export function isNumber(text: string): boolean {
  if (readNumber(text) === undefined) return false;
  const { length } = digitsOf(withDigits(text));
  return length >= SHORTEST && length <= LONGEST && !DAY_OR_HOURS.test(text);
}

/** Returns the end of a number with its closing bracket. Returns undefined if the bracket opened before it is not closed there. */
function endOf(text: string, to: number, link: string): number | undefined {
  if (!link.includes('(')) return to;
  return text[to] === ')' ? to + 1 : undefined;
}

/** Returns the number behind a name that ends at `at`, and the number's end. Returns undefined if there is none. */
export function numberBehind(text: string, at: number): { to: number; number: string } | undefined {
  BEHIND.lastIndex = at;
  const { link = '', number = '' } = BEHIND.exec(text)?.groups ?? {};
  const to = endOf(text, at + link.length + number.length, link);
  return to !== undefined && number !== '' ? { to, number } : undefined;
}

/** A person or an office that a text says to call at a number. Characters `from` to `to` are the name and the number. */
export type CalledNumber = Range & {
  readonly name: string;
  /** The number as it is written, or undefined if the text has two for this name. */
  readonly number: string | undefined;
};

/** The context of a number that a text says to call. */
const OUTRIGHT = { heading: 'called', column: undefined, beside: '' } as const;

/** Finds everybody whom a text plainly says to call at a number (IMPORT-12). */
export function calledNumbersIn(text: string): readonly CalledNumber[] {
  return Array.from(text.matchAll(CALLED), ({ index, 0: all, 1: before = '', groups }) => {
    const { name = '', link = '', number = '' } = groups ?? {};
    const to = endOf(text, index + all.length, link);
    const isName = name.split(/\s/).every((word) => !NO_NAME.has(word.toLowerCase()));
    const isCode = !trustIn(number.trim(), { ...OUTRIGHT, name });
    if (to === undefined || !isName || isCode || !isNumber(number.trim())) return [];
    const rest = text.slice(to, to + 40);
    // An extension in brackets may reach somebody else than the number without it.
    if (/^[\s,;(]*(?:ext(?:ension)?\b|x ?\d)/i.test(rest)) return [];
    const isOneOfTwo = /^[\s,;/]*(?:or|and|\/)?\s*\+?\(?\d[\d\s().-]{4,}/i.test(rest);
    return [
      { from: index + before.length, to, name, number: isOneOfTwo ? undefined : number.trim() },
    ];
  }).flat();
}
