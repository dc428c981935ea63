const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The issues whose title holds every word of the search, whatever its case and accents (spec 7: filtered on the client). */
export function issuesMatching<I extends { readonly title: string }>(
  issues: readonly I[],
  search: string,
): readonly I[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? issues
    : issues.filter(({ title }) => words.every((word) => plain(title).includes(word)));
}
