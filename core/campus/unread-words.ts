import { brokenReferenceIn } from './text-problems.ts';
import { withContacts } from './contact-refs.ts';

/** Returns a text as a phone or an eye may take it: other forms of the same letter are one, and what is not seen is gone. */
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

/** Three digits or more with no word between them. */
const NUMBER = /\p{N}(?:[^\p{L}\p{N}|]*\p{N}){2,}/gu;

/** An address of the web or of somebody, or what opens one. */
const ADDRESS =
  /\S*@\S*|\b(?:https?|ftp|tel|sms|mailto|facetime|callto|sips?|whatsapp|skype):\S*|\bwww\b\S*|[\p{L}\p{N}][\p{L}\p{N}-]*[.。]\p{L}{2,}\S*|\bdot\s+(?:com|edu|org|net|gov|io|uk)\b/giu;

/** Lists each number that could be dialed, digits or words, and each address in a text, in one form. */
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

/** Finds numbers in words one after another, numerals of East Asia, and addresses with blanks around the dot, or 'dot'. */
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

/** Tells whether a sentence may go out unread: it has no digit of any script, number in words or address (REVIEW-20). */
export const mayGoUnread = (sentence: string): boolean =>
  // Before its letters are made alike too: 'Ⅸ' is a numeral, and letters afterwards.
  !/\p{N}/u.test(`${withContacts(sentence, () => ' ')}${seenIn(sentence)}`) &&
  !SAID.test(seenIn(sentence)) &&
  dialedIn(sentence).length === 0 &&
  brokenReferenceIn(sentence) === undefined;
