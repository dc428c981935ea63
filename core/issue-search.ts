const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

// A title is made plain once, not at every key typed into a search of hundreds.
const plainTitles = new WeakMap<object, string>();

function plainTitle(issue: { readonly title: string }): string {
  const known = plainTitles.get(issue);
  if (known !== undefined) return known;
  const title = plain(issue.title);
  plainTitles.set(issue, title);
  return title;
}

/** The issues whose title holds every word of the search, in any order, whatever their case and accents (CARDS-4). */
export function issuesMatching<I extends { readonly title: string }>(
  issues: readonly I[],
  search: string,
): readonly I[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return issues;
  return issues.filter((issue) => words.every((word) => plainTitle(issue).includes(word)));
}
