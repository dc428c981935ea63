import { lexer, type Dict, type Pdf, type Value } from './pdf-objects.ts';

/** A font as its texts are read: the letters of its codes, and how wide they are in thousandths of its size. */
export type Font = {
  readonly isBold: boolean;
  readonly bytes: 1 | 2;
  readonly letterOf: (code: number) => string;
  readonly widthOf: (code: number) => number;
};

/** Glyphs that are named by a word, of which texts are full. */
const GLYPHS: Readonly<Record<string, string>> = Object.fromEntries(
  'space= ,exclam=!,quotedbl=",numbersign=#,dollar=$,percent=%,ampersand=&,quotesingle=\',parenleft=(,parenright=),asterisk=*,plus=+,hyphen=-,period=.,slash=/,zero=0,one=1,two=2,three=3,four=4,five=5,six=6,seven=7,eight=8,nine=9,colon=:,semicolon=;,less=<,equal==,greater=>,question=?,at=@,bracketleft=[,backslash=\\,bracketright=],underscore=_,bar=|,quoteleft=‘,quoteright=’,quotedblleft=“,quotedblright=”,endash=–,emdash=—,bullet=•,ellipsis=…,fi=fi,fl=fl,ff=ff,ffi=ffi,ffl=ffl,degree=°,sterling=£,Euro=€,arrowright=→,eacute=é,nbspace= ,minus=−'
    .split(',')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const)
    .concat([['comma', ',']]),
);

function glyph(name: string): string {
  const hex = /^uni([\dA-F]{4})/.exec(name)?.[1] ?? /^u([\dA-F]{4,5})$/.exec(name)?.[1];
  if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
  return name.length === 1 ? name : (GLYPHS[name] ?? GLYPHS[name.replace(/\..*/, '')] ?? '');
}

const codeOf = (value: Value | undefined): number => {
  const said = typeof value === 'object' && value !== null && 'said' in value ? value.said : '';
  return Array.from(said).reduce((sum, sign) => sum * 256 + sign.charCodeAt(0), 0);
};
const wordsOf = (value: Value | undefined): string => {
  const said = typeof value === 'object' && value !== null && 'said' in value ? value.said : '';
  return new TextDecoder('utf-16be').decode(Buffer.from(said, 'latin1'));
};

/** Codes of one range: more would be no text. */
const MOST = 65_536;

/** Reads the letters of codes as a font names them. */
function readCodes(said: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  const reader = lexer(said);
  let mode: 'char' | 'range' | undefined;
  let left: Value[] = [];
  for (let value = reader.next(); value !== undefined; value = reader.next()) {
    if (value === 'beginbfchar') [mode, left] = ['char', []];
    else if (value === 'beginbfrange') [mode, left] = ['range', []];
    else if (value === 'endbfchar' || value === 'endbfrange') mode = undefined;
    else if (mode) left.push(value);
    if (mode === 'char' && left.length === 2) {
      letters.set(codeOf(left[0]), wordsOf(left[1]));
      left = [];
    } else if (mode === 'range' && left.length === 3) {
      const [from, to, target] = [codeOf(left[0]), codeOf(left[1]), left[2]];
      for (let code = from; code <= Math.min(to, from + MOST); code += 1) {
        if (Array.isArray(target)) letters.set(code, wordsOf((target as Value[])[code - from]));
        else {
          const first = wordsOf(target);
          const last = first.charCodeAt(first.length - 1) + code - from;
          letters.set(code, first.slice(0, -1) + String.fromCharCode(last & 0xffff));
        }
      }
      left = [];
    }
  }
  return letters;
}

const listOf = (value: Value | undefined): readonly Value[] =>
  Array.isArray(value) ? (value as Value[]) : [];

/** Returns the letters that a font's encoding names by glyphs. */
function differences(pdf: Pdf, encoding: Dict): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  let code = 0;
  for (const value of listOf(pdf.get(encoding['/Differences']))) {
    if (typeof value === 'number') code = value;
    else if (typeof value === 'string') {
      letters.set(code, glyph(value.slice(1)));
      code += 1;
    }
  }
  return letters;
}

const WINDOWS = new TextDecoder('windows-1252');

/** Returns the widths of a font of two bytes by its codes. */
function wideWidths(pdf: Pdf, of: Dict): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  const list = listOf(pdf.get(of['/W'])).map((one) => pdf.get(one));
  for (let at = 0; at < list.length;) {
    const [from, second, third] = [list[at], list[at + 1], list[at + 2]];
    if (typeof from !== 'number') break;
    if (Array.isArray(second)) {
      for (const [index, width] of (second as Value[]).entries())
        widths.set(from + index, Number(width));
      at += 2;
    } else {
      for (let code = from; code <= Math.min(Number(second), from + MOST); code += 1) {
        widths.set(code, Number(third));
      }
      at += 3;
    }
  }
  return widths;
}

/** Reads a font. */
export function readFont(pdf: Pdf, font: Dict): Font {
  const letters = readCodes(pdf.streamOf(font['/ToUnicode']).toString('latin1'));
  const name = pdf.get(font['/BaseFont']);
  const isWide = font['/Subtype'] === '/Type0';
  const [descendant] = listOf(pdf.get(font['/DescendantFonts']));
  const of = isWide ? pdf.dictOf(descendant) : font;
  const named = differences(pdf, pdf.dictOf(font['/Encoding']));
  const first = Number(pdf.get(font['/FirstChar']) ?? 0);
  const widths = isWide
    ? wideWidths(pdf, of)
    : new Map(
        listOf(pdf.get(font['/Widths'])).map(
          (width, index) => [first + index, Number(pdf.get(width))] as const,
        ),
      );
  const usual = isWide ? Number(pdf.get(of['/DW']) ?? 1_000) : 500;
  return {
    isBold: typeof name === 'string' && /bold|black|heavy|semib/i.test(name),
    bytes: isWide ? 2 : 1,
    letterOf: (code) =>
      letters.get(code) ??
      named.get(code) ??
      (isWide ? '' : WINDOWS.decode(Uint8Array.of(code & 255))),
    widthOf: (code) => widths.get(code) ?? usual,
  };
}
