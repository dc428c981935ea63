import { telLink } from './campus.ts';

/** A number as people write it: what is dialled first, '' where only an extension is written, and the extension. */
type WrittenNumber = { readonly main: string; readonly extension: string };

const EXTENSION = /^(.*?)[\s,;]*(?<![A-Za-z])(?:ext(?:ension|n)?\.?|x)[\s.:]*(\d{1,8})$/i;
const PLAIN = /^\(?\+?[\d ()\-.*#]+$/;
/** Letters stand for digits in capitals alone, behind a digit: '301-555-WORK'. */
const LETTERED = /^\(?\+?\d[\dA-Z ().-]*$/;
/** The digits of A to Z on a telephone. */
const KEYS = '22233344455566677778889999';

const keyed = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => KEYS[letter.charCodeAt(0) - 65] ?? '');

/** What can be dialled without an extension: two digits at least, of a number with letters seven. */
function isMain(text: string): boolean {
  if (PLAIN.test(text)) return /\d.*\d/.test(text);
  const { length } = keyed(text).replaceAll(/\D/g, '');
  return LETTERED.test(text) && length >= 7 && length <= 15;
}

/** The parts of a number as it is written; undefined if it cannot be dialled (CONTACT-1). */
export function readNumber(text: string): WrittenNumber | undefined {
  const [, main = text, extension = ''] = EXTENSION.exec(text) ?? [];
  if (main === '' && extension !== '') return { main, extension };
  return isMain(main) ? { main, extension } : undefined;
}

/** Writes a number with digits for its letters; one that cannot be dialled stays as it is. */
export function withDigits(number: string): string {
  const read = readNumber(number);
  return read ? keyed(read.main) + number.slice(read.main.length) : number;
}

/**
 * What a number dials that says more than its digits: letters as digits, an extension behind ';ext=', and one that stands
 * alone behind the campus's `main` number (CONTACT-11). Undefined where its digits are enough, or nothing can be dialled.
 */
export function dialOf(number: string, main: string): string | undefined {
  const read = readNumber(number);
  if (!read || (read.extension === '' && PLAIN.test(read.main))) return undefined;
  const tel = telLink({ number: keyed(read.main || main) });
  if (tel === undefined) return undefined;
  return `${tel.slice('tel:'.length)}${read.extension && `;ext=${read.extension}`}`;
}
