/** Returns a text without case and accents, the form in which words are compared (CARDS-4). */
export function madePlain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Mn}\p{DI}]/gu, '')
    .toLowerCase();
}

const known = new Map<string, string>();

/** Returns the plain form of a title or word. It is made once, since each typed key searches hundreds of them. */
export function plain(text: string): string {
  let found = known.get(text);
  if (found === undefined) {
    found = madePlain(text);
    known.set(text, found);
  }
  return found;
}

/** An issue's title, and what it is called besides (SEARCH-14). */
type IssueNames = {
  readonly title: string;
  readonly alsoCalled?: readonly string[] | null | undefined;
};

/** Returns all names of an issue as one text. */
export const namesOf = ({ title, alsoCalled }: IssueNames): string =>
  alsoCalled ? [title, ...alsoCalled].join(' ') : title;

/** Returns the issues whose title, or `textOf`, has every word of the search, in any order and whatever the case and accents (CARDS-4). */
export function issuesMatching<I extends IssueNames>(
  issues: readonly I[],
  search: string,
  textOf: (issue: I) => string = ({ title }) => title,
): readonly I[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return issues;
  return issues.filter((issue) => words.every((word) => plain(textOf(issue)).includes(word)));
}
