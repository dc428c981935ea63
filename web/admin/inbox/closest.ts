import { useQuery } from '@tanstack/react-query';
import { namedBy, NEW_CAMPUS } from '#core/campus.ts';
import { searchTexts } from '#core/search-texts.ts';
import { searchIssues } from '#core/search.ts';
import type { SearchedIn } from '#core/search-term.ts';
import type { PublishedIssue } from '#core/wire-schema.ts';
import { adminCall } from '../admin-api.ts';

/** What advisors search: the published issues, the words of search and the names of contacts. */
export type Published = SearchedIn<PublishedIssue>;

async function loadPublished(): Promise<Published> {
  const [issues, { campus }] = await Promise.all([
    adminCall('GET /api/advisor/issues/{category}', { params: { category: 'All categories' } }),
    adminCall('GET /api/settings'),
  ]);
  const texts = searchTexts((id) => namedBy(id, campus)?.name ?? '');
  for (const issue of issues) texts.add(issue);
  return { issues, texts, synonyms: campus.synonyms ?? NEW_CAMPUS.synonyms };
}

/** All that is published, ready to be searched; it may be a minute old. */
export const usePublished = () =>
  useQuery({ queryKey: ['published'], queryFn: loadPublished, staleTime: 60_000 });

/** A link for each of so many. */
const CLOSEST = 3;
/** Characters of a message that are searched for: each word takes its time. */
const SEARCHED = 400;

/** The published issues closest to a text, the best first, by the search that advisors have (INBOX-11). */
export function closestTo(text: string, published: Published): readonly PublishedIssue[] {
  return searchIssues(text.slice(0, SEARCHED), published).issues.slice(0, CLOSEST);
}
