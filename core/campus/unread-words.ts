import { brokenReferenceIn } from './text-problems.ts';
import { withContacts } from './contact-refs.ts';

/** Returns a text as a phone or a reader may take it: variants of a letter become that letter, and invisible characters are removed. */
const seenIn = (text: string): string =>
  withContacts(text, () => ' | ')
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '');

const DIGITS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};

const SPELLED = new RegExp(`\\b(?:${Object.keys(DIGITS).join('|')})\\b`, 'gi');

const withDigits = (text: string): string =>
  text.replaceAll(SPELLED, (word) => DIGITS[word.toLowerCase()] ?? word);

/** The pattern of three or more digits without a word between them. */
const NUMBER = /\p{N}(?:[^\p{L}\p{N}|]*\p{N}){2,}/gu;

/** The pattern of a web or email address, or of the beginning of one. */
const ADDRESS =
  /\S*@\S*|\b(?:https?|ftp|tel|sms|mailto|facetime|callto|sips?|whatsapp|skype):\S*|\bwww\b\S*|[\p{L}\p{N}][\p{L}\p{N}-]*[.。]\p{L}{2,}\S*|\bdot\s+(?:com|edu|org|net|gov|io|uk)\b/giu;

/** Lists in one form each number in a text that somebody could dial, in digits or words, and each address. */
export function dialedIn(text: string): readonly string[] {
  const seen = seenIn(text);
  const addresses = Array.from(seen.matchAll(ADDRESS), ([address]) => address.toLowerCase());
  const numbers = Array.from(withDigits(seen).matchAll(NUMBER), ([number]) =>
    number.replaceAll(/[^\p{N}]/gu, ''),
  );
  return [...new Set([...addresses, ...numbers])];
}

const LARGER =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|double|triple';

const AMOUNT = `(?:${Object.keys(DIGITS).join('|')}|${LARGER})`;

/** The pattern of numbers as words one after another, East Asian numerals, and addresses with spaces or the word 'dot' at the dot. */
const SAID = new RegExp(
  [
    `(?<!\\p{L})${AMOUNT}(?:(?:[^\\p{L}\\p{N}]|and(?!\\p{L}))*${AMOUNT})+(?!\\p{L})`,
    '[〇零一二三四五六七八九]{2,}',
    '(?<!\\p{L})dot\\s+\\p{L}{2,}',
    `[\\p{L}-]\\s*[.。]\\s*(?:com|edu|org|net|gov|io|uk|app)(?!\\p{L})`,
    '(?<!\\p{L})localhost(?!\\p{L})',
  ].join('|'),
  'iu',
);

/** Tells whether a message may go out before a second person reads it: it has no digit of any script, no number in words and no address (REVIEW-20). */
export const mayGoUnread = (sentence: string): boolean =>
  // The text is also tested before its letters are made alike: 'Ⅸ' is a numeral, and becomes letters afterwards.
  !/\p{N}/u.test(`${withContacts(sentence, () => ' ')}${seenIn(sentence)}`) &&
  !SAID.test(seenIn(sentence)) &&
  dialedIn(sentence).length === 0 &&
  brokenReferenceIn(sentence) === undefined;
