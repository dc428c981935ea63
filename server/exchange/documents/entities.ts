/** The characters that HTML entities name, apart from letters with accents. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  rarr: '→',
  larr: '←',
  times: '×',
  deg: '°',
  frac12: '½',
  pound: '£',
  euro: '€',
  copy: '©',
  szlig: 'ß',
  shy: '',
  zwnj: '',
};
/** The accents of letters, by the ends of entity names such as 'eacute'. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
  caron: '\u030C',
};

function named(all: string, name: string): string {
  const [, letter = '', mark = ''] =
    /^([a-z])(acute|grave|circ|uml|tilde|cedil|ring|caron)$/i.exec(name) ?? [];
  return letter === ''
    ? (NAMED[name.toLowerCase()] ?? all)
    : `${letter}${MARKS[mark.toLowerCase()] ?? ''}`.normalize('NFC');
}

export const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}\d{0,2}));/gi,
    (all, hex, dec, name) => {
      if (name !== undefined) return named(all, String(name));
      const code = hex === undefined ? Number(dec) : Number.parseInt(hex, 16);
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
    },
  );
