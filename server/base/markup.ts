import { numberPieces } from '#core/base/number-pieces.ts';

/** HTML that a browser writes back letter by letter as it is here: a file of evidence hashes what it shows. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Part[];

/** Tells whether a character may not be in a page: control characters other than tabs and ends of lines. */
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

/** Returns a template of HTML. Its parts are text, or markup, or a list of these; in attributes only words of ours. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(written)));
}

/** Sets the numbers of a text apart where it is drawn (CONTACT-12); a copy of it has just the words. */
export const drawn = (text: string): readonly (string | Markup)[] =>
  numberPieces(text).map((piece, index) => (index % 2 === 0 ? piece : markup`<bdi>${piece}</bdi>`));
