import { numberPieces } from '#core/base/number-pieces.ts';

/** HTML in exactly the form in which a browser writes it, since a file of evidence hashes what it shows. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Part[];

/** Tells whether a character may not be in a page: a control character other than a tab or a line end. */
const isControl = (char: string): boolean => /\p{Cc}/u.test(char) && !'\t\n'.includes(char);

function written(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return String(part)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Cc}/gu, (char) => (isControl(char) ? '\u{fffd}' : char))
    .replaceAll('&', '&amp;')
    .replaceAll('\u{a0}', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Makes HTML from a template. Its parts are text, markup, or lists of these. In attributes only our own words may stand. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(written)));
}

/** Marks the numbers of a text for drawing (CONTACT-12). Somebody who copies the text gets just the words. */
export const drawn = (text: string): readonly (string | Markup)[] =>
  numberPieces(text).map((piece, index) => (index % 2 === 0 ? piece : markup`<bdi>${piece}</bdi>`));
