import { telLink } from './campus.ts';

/** A number as people write it: the part to dial first, which is '' if only an extension is written, and the extension. */
type WrittenNumber = { readonly main: string; readonly extension: string };

const EXTENSION = /^(.*?)[\s,;]*(?<![A-Za-z])(?:ext(?:ension|n)?\.?|x)[\s.:]*(\d{1,8})$/i;
const PLAIN = /^\(?\+?[\d ()\-.*#]+$/;
/** The pattern of a number with letters for digits, which are capitals after a digit: '301-555-WORK'. */
const LETTERED = /^\(?\+?\d[\dA-Z ().-]*$/;
/** The digits for the letters A to Z on a telephone. */
const KEYS = '22233344455566677778889999';

const keyed = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => KEYS[letter.charCodeAt(0) - 65] ?? '');

/** Tells whether a text can be dialed without an extension: it needs two digits, or seven if it has letters. */
function isMain(text: string): boolean {
  if (PLAIN.test(text)) return /\d.*\d/.test(text);
  const { length } = keyed(text).replaceAll(/\D/g, '');
  return LETTERED.test(text) && length >= 7 && length <= 15;
}

/** Returns the parts of a written number, or undefined if it cannot be dialed (CONTACT-1). */
export function readNumber(text: string): WrittenNumber | undefined {
  const [, main = text, extension = ''] = EXTENSION.exec(text) ?? [];
  if (main === '' && extension !== '') return { main, extension };
  return isMain(main) ? { main, extension } : undefined;
}

/** Writes a number with digits in place of its letters. A number that cannot be dialed stays as it is. */
export function withDigits(number: string): string {
  const read = readNumber(number);
  return read ? keyed(read.main) + number.slice(read.main.length) : number;
}

/** Returns the digits to dial for a number with letters or an extension; a bare extension follows `main` (CONTACT-11). The result is undefined if the number is plain or cannot be dialed. */
export function dialOf(number: string, main: string): string | undefined {
  const read = readNumber(number);
  if (!read || (read.extension === '' && PLAIN.test(read.main))) return undefined;
  const tel = telLink({ number: keyed(read.main || main) });
  if (tel === undefined) return undefined;
  return `${tel.slice('tel:'.length)}${read.extension && `;ext=${read.extension}`}`;
}
