/** Returns the parts of a sentence before and after a text that the screen draws in its own way. */
export function around(
  sentence: (text: string) => string,
): readonly [before: string, after: string] {
  // The sentence is made with two different characters as the text: it stands where the two results differ.
  const [one, other] = [sentence('\u{FFFB}'), sentence('\u{FFFC}')];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return [one.slice(0, at), one.slice(at + 1)];
}

/** A text in three parts: unchanged, changed, unchanged. */
export type TextChange = readonly [string, string, string];

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

function sameAtStart(a: readonly string[], b: readonly string[], most: number): number {
  let count = 0;
  while (count < most && a[count] === b[count]) count += 1;
  return count;
}

/** Cuts the text `after` where it differs from `before`, in whole words. */
export function textChange(before: string, after: string): TextChange {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const most = Math.min(was.length, is.length);
  const start = sameAtStart(was, is, most);
  const end = sameAtStart(was.toReversed(), is.toReversed(), most - start);
  const till = is.length - end;
  // A space before the first changed word is not part of the change.
  const from = start < till && is[start]?.trim() === '' ? start + 1 : start;
  return [is.slice(0, from).join(''), is.slice(from, till).join(''), is.slice(till).join('')];
}
