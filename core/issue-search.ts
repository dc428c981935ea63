const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The issues whose title holds every word of the search, in any order, whatever their case and accents (CARDS-4). */
export function issuesMatching<I extends { readonly title: string }>(
  issues: readonly I[],
  search: string,
): readonly I[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return issues;
  return issues.filter(({ title }) => {
    const inTitle = plain(title);
    return words.every((word) => inTitle.includes(word));
  });
}
