/** Returns the words as alternatives in title case and in capitals. */
const inCases = (words: string): string =>
  `${words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())}|${words.toUpperCase()}`;

/** The words with which people count procedures. With them, even a single title is known to be counted. */
const COUNTERS =
  'protocol|procedure|scenario|situation|card|sheet|script|order|sop|section|chapter|article|part|tab';
const COUNTING = new RegExp(`^(?:${COUNTERS})$`, 'i');

/** A number or a letter, with or without brackets around it. */
const NUMBER = String.raw`[[(]?(?:[A-Z]?\d{1,3}[a-z]?|[A-Z]|[IVX]{1,4})`;

/** A number or a letter before a name, with or without words before it: 'Card 1: ', 'CARD A · ', 'Tab (B) ', 'SOP 3.1 ', 'SO-1 ', 'A. ', '1️⃣ '. */
const COUNT = new RegExp(
  String.raw`^\s*(?:(?<words>\p{Lu}{1,6}-|\p{L}[\p{L} ]{0,24}?)\.?\s*(?:[Nn][Oo]\.?\s*|#\s*)?)?(?<![\p{L}])(?<count>(?<=-)\d{1,4}|\d{1,2}-(?:\d{1,3}|[A-Z])|${NUMBER}\s*(?:[^\p{L}\p{N}\s"“”'‘’([&+,?!%°#-]|(?<=\s)-{1,2})|(?<=^\s*(?:${inCases(COUNTERS)})\s+(?:[Nn][Oo]\.?\s*|#\s*)?)${NUMBER}(?=\s+\p{Lu})|\d{1,2}(?:\.\d{1,2})+|\d\uFE0F?\u20E3)\s+(?=\S)`,
  'u',
);

/** A number without a sign, or a document's code: '12 ', 'KB0231 '. */
const CODE = /^\s*(?<words>\p{Lu}*)(?<count>\d{1,9})\s+(?=\S)/u;

/** A letter such as 'Q: ' that every title of the document begins with. */
const INITIAL = /^\s*\p{Lu}:\s+/u;

/** The smallest share of titles that must be counted alike before their counts are removed. */
const MOST = 0.5;

/** The fewest consecutive titles that must count up if most other titles of the document do not. */
const COUNTING_ON = 3;

/** Returns the last number or letter of a count: '2-A' and 'A. ' both give 'A'. */
const lastOf = (count = ''): string => /[\p{L}\d]+(?=\P{L}*$)/u.exec(count)?.[0] ?? '';

/** Returns the number or letter that follows this one. */
export const labelAfter = (label: string): string =>
  /^\d+$/.test(label)
    ? String(Number(label) + 1)
    : /^[a-y]$/.test(label)
      ? String.fromCodePoint((label.codePointAt(0) ?? 0) + 1)
      : '';

/** Finds the titles that count up from 1 or A with the same words, like those in one part of a document. */
function countingOn(
  keys: readonly (string | null)[],
  counts: readonly string[],
): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  for (const at of [...keys.keys(), keys.length]) {
    const last = run.at(-1) ?? -1;
    const isNext =
      keys[at] === keys[last] &&
      labelAfter(counts[last]?.toLowerCase() ?? '') === counts[at]?.toLowerCase();
    if (isNext && run.length > 0) run.push(at);
    else {
      if (run.length >= COUNTING_ON) for (const one of run) found.add(one);
      // A title such as 'Tower A: Fire' says where, and is not counted.
      const { [at]: key } = keys;
      const isOfPaper = typeof key === 'string' && (/^$|-$/.test(key) || COUNTING.test(key));
      run = isOfPaper && /^[1A]$/.test(counts[at] ?? '') ? [at] : [];
    }
  }
  return found;
}

/** Returns a title without its count. */
export const uncounted = (words: string): string => words.replace(COUNT, '');

/**
 * Returns the number of characters before the name in each title, if most titles are counted with the same words or
 * without words, as in 'Card 1: Lockout'. It is 0 for the others (IMPORT-3).
 */
export function titleLabels(titles: readonly string[]): readonly number[] {
  const [sign, ...signs] = titles.map((title) => INITIAL.exec(title)?.[0] ?? '');
  if (sign && signs.length > 0 && signs.every((one) => one === sign))
    return titles.map(() => sign.length);
  const found = titles.map((title) => COUNT.exec(title) ?? CODE.exec(title));
  const keys = found.map((one) => one && (one.groups?.['words'] ?? '').trim().toLowerCase());
  const runs = countingOn(
    keys,
    found.map((one) => lastOf(one?.groups?.['count'])),
  );
  const counts = new Map<string, Set<string>>();
  for (const [at, key] of keys.entries()) {
    if (key === null || key === undefined) continue;
    counts.set(key, (counts.get(key) ?? new Set()).add(found[at]?.groups?.['count'] ?? ''));
  }
  const [[common, { size }] = ['', new Set()]] = [...counts].toSorted(
    ([, a], [, b]) => b.size - a.size,
  );
  const [only] = found;
  const isDotted = common === '' && /^\s*\d+[.-]\d/.test(only?.[0] ?? '');
  // The count of a single title may be '3.' or 'KB0231', but not the number of a building or of a telephone.
  const isSigned = /^\s*(?:\d{1,2}[.)]|\p{Lu}+\d{3,})\s+$/u.test(only?.[0] ?? '');
  const isCode =
    titles.length === 1 && (common.endsWith('-') || COUNTING.test(common) || isDotted || isSigned);
  const isCommon = isCode || (size > 1 && size >= MOST * titles.length);
  return titles.map((_, at) =>
    (isCommon && keys[at] === common) || runs.has(at) ? (found[at]?.[0].length ?? 0) : 0,
  );
}
