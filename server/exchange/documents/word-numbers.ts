import { readXml } from './xml.ts';

type Level = { start: number; format: string; text: string };
type List = { abstract: string; starts: Map<number, number> };

/** The mark in front of a list item: its number as Word shows it, or a bullet. */
export type ListMark = { readonly kind: 'numbered' | 'bullet'; readonly label: string };

const ROMAN = [
  [1_000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function roman(number: number): string {
  let [rest, text] = [Math.min(number, 3_999), ''];
  for (const [value, letters] of ROMAN) {
    for (; rest >= value; rest -= value) text += letters;
  }
  return text;
}

/** Returns a number as Word counts in letters: after z come aa, bb, cc. */
const letters = (number: number): string =>
  String.fromCodePoint(97 + ((number - 1) % 26)).repeat(Math.min(9, Math.ceil(number / 26)));

/** The kinds of list numbers, by the values of HTML and CSS that name them. */
export const NUMBER_TYPES: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
  'lower-alpha': 'lowerLetter',
  'lower-latin': 'lowerLetter',
  'upper-alpha': 'upperLetter',
  'upper-latin': 'upperLetter',
  'lower-roman': 'lowerRoman',
  'upper-roman': 'upperRoman',
};

export function drawnNumber(number: number, format: string): string {
  // Letters and Roman numerals begin at one.
  if (!Number.isSafeInteger(number) || number < 1) return String(number);
  switch (format) {
    case 'lowerLetter':
      return letters(number);
    case 'upperLetter':
      return letters(number).toUpperCase();
    case 'lowerRoman':
      return roman(number);
    case 'upperRoman':
      return roman(number).toUpperCase();
    default:
      return String(number);
  }
}

type Lists = {
  levels: ReadonlyMap<string, ReadonlyMap<number, Level>>;
  lists: ReadonlyMap<string, List>;
};

function readLists(bytes: Buffer): Lists {
  const levels = new Map<string, Map<number, Level>>();
  const lists = new Map<string, List>();
  let abstract: Map<number, Level> | undefined;
  let list: List | undefined;
  let level: Level | undefined;
  let place = 0;
  readXml(bytes, {
    open: (name, { val = '', ...others }) => {
      if (name === 'abstractNum') {
        abstract = new Map();
        levels.set(others.abstractNumId ?? '', abstract);
      } else if (name === 'num') {
        list = { abstract: '', starts: new Map() };
        lists.set(others.numId ?? '', list);
      } else if (name === 'abstractNumId' && list) list.abstract = val;
      else if (name === 'lvlOverride') place = Number(others.ilvl);
      else if (name === 'startOverride') list?.starts.set(place, Number(val));
      else if (name === 'lvl' && abstract) {
        level = { start: 1, format: 'decimal', text: '' };
        abstract.set(Number(others.ilvl), level);
      } else if (name === 'start' && level) level.start = Number(val) || 0;
      else if (name === 'numFmt' && level) level.format = val;
      else if (name === 'lvlText' && level) level.text = val;
    },
    close: (name) => {
      if (name === 'abstractNum') abstract = undefined;
      if (name === 'num') list = undefined;
      if (name === 'lvl') level = undefined;
    },
  });
  return { levels, lists };
}

/** Counts the items of a Word document's lists. The function that it returns must be called for each item in order, and then returns the number that Word shows. */
export function wordNumbers(bytes: Buffer | undefined) {
  const { levels, lists }: Lists = bytes
    ? readLists(bytes)
    : { levels: new Map(), lists: new Map() };
  const counts = new Map<string, number[]>();
  const seen = new Set<string>();
  return (id: string, place: number): ListMark | undefined => {
    const list = lists.get(id);
    const own = list && levels.get(list.abstract);
    if (!own || place < 0 || place > 8) return undefined;
    const level = own.get(place);
    if (!level || level.format === 'bullet' || level.format === 'none' || level.text === '') {
      return { kind: 'bullet', label: '' };
    }
    // Lists with the same definition continue each other's numbers, unless one of them says that it starts again.
    const count = counts.getOrInsertComputed(list.abstract, () => []);
    const start = list.starts.get(place);
    const isFirst = !seen.has(`${id} ${place}`);
    seen.add(`${id} ${place}`);
    count[place] = isFirst && start !== undefined ? start : (count[place] ?? level.start - 1) + 1;
    count.length = place + 1;
    const label = level.text.replaceAll(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const one = own.get(at);
      return drawnNumber(count[at] ?? one?.start ?? 1, one?.format ?? 'decimal');
    });
    return { kind: 'numbered', label };
  };
}
