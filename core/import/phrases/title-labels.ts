/** Returns alternatives with a capital, and in capitals. */
const inCases = (words: string): string =>
  `${words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())}|${words.toUpperCase()}`;

/** The words with which people count procedures, by which a single one is known to be counted. */
const COUNTERS =
  'protocol|procedure|scenario|situation|card|sheet|script|order|sop|section|chapter|article|part|tab';
const COUNTING = new RegExp(`^(?:${COUNTERS})$`, 'i');

/** A number or a letter, with or without brackets around it. */
const NUMBER = String.raw`[[(]?(?:[A-Z]?\d{1,3}[a-z]?|[A-Z]|[IVX]{1,4})`;

/** 'Card 1: ', 'CARD A · ', 'Tab (B) ', 'SOP 3.1 ', 'SO-1 ', 'A. ', '1️⃣ ': a number or a letter before a name, with or without words before it. */
const COUNT = new RegExp(
  String.raw`^\s*(?:(?<words>\p{Lu}{1,6}-|\p{L}[\p{L} ]{0,24}?)\.?\s*(?:[Nn][Oo]\.?\s*|#\s*)?)?(?<![\p{L}])(?<count>(?<=-)\d{1,4}|\d{1,2}-(?:\d{1,3}|[A-Z])|${NUMBER}\s*(?:[^\p{L}\p{N}\s"“”'‘’([&+,?!%°#-]|(?<=\s)-{1,2})|(?<=^\s*(?:${inCases(COUNTERS)})\s+(?:[Nn][Oo]\.?\s*|#\s*)?)${NUMBER}(?=\s+\p{Lu})|\d{1,2}(?:\.\d{1,2})+|\d\uFE0F?\u20E3)\s+(?=\S)`,
  'u',
);

/** '12 ', 'KB0231 ': a number without a sign, or the code of a document. */
const CODE = /^\s*(?<words>\p{Lu}*)(?<count>\d{1,9})\s+(?=\S)/u;

/** 'Q: ', which says of every title what it is. */
const INITIAL = /^\s*\p{Lu}:\s+/u;

/** The least share of titles that are counted, of those before whose names this is no word. */
const MOST = 0.5;

/** The fewest titles one behind the other that count on, if most others of the document do not. */
const COUNTING_ON = 3;

/** Returns the last number or letter of a count: of '2-A' and of 'A. ' it is 'A'. */
const lastOf = (count = ''): string => /[\p{L}\d]+(?=\P{L}*$)/u.exec(count)?.[0] ?? '';

/** Returns the number or letter that comes after one. */
export const labelAfter = (label: string): string =>
  /^\d+$/.test(label)
    ? String(Number(label) + 1)
    : /^[a-y]$/.test(label)
      ? String.fromCodePoint((label.codePointAt(0) ?? 0) + 1)
      : '';

/** Finds the titles that count on from 1 or A by the same words, as those of one part of a document do. */
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
      // 'Tower A: Fire' says where.
      const { [at]: key } = keys;
      const isOfPaper = typeof key === 'string' && (/^$|-$/.test(key) || COUNTING.test(key));
      run = isOfPaper && /^[1A]$/.test(counts[at] ?? '') ? [at] : [];
    }
  }
  return found;
}

/** Returns the words without the number that counts them. */
export const uncounted = (words: string): string => words.replace(COUNT, '');

/**
 * Returns how many characters come before the name in each title if most titles are counted by the same words, or by none,
 * as 'Card 1: Lockout' is; 0 of all others (IMPORT-3).
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
  // '3. Lost key', 'KB0231 Lost key', but no building and no number to call.
  const isSigned = /^\s*(?:\d{1,2}[.)]|\p{Lu}+\d{3,})\s+$/u.test(only?.[0] ?? '');
  const isCode =
    titles.length === 1 && (common.endsWith('-') || COUNTING.test(common) || isDotted || isSigned);
  const isCommon = isCode || (size > 1 && size >= MOST * titles.length);
  return titles.map((_, at) =>
    (isCommon && keys[at] === common) || runs.has(at) ? (found[at]?.[0].length ?? 0) : 0,
  );
}
