import { useDeferredValue, useMemo } from 'react';
import { Link } from 'wouter';
import { useQuery } from '@tanstack/react-query';
import { namedBy, NEW_CAMPUS } from '#core/campus/campus.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import type { SearchedIn } from '#core/search/search-term.ts';
import { searchTexts } from '#core/search/search-texts.ts';
import { plainWords } from '#core/search/search-words.ts';
import { searchIssues } from '#core/search/search.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { ActionFailed } from '../shared/states/ActionFailed.tsx';
import { adminCall } from '../base/admin-api.ts';
import classes from './ClosestIssues.module.css';
import { inboxMessages as words } from './messages.ts';
import { marks } from '#core/base/mark-messages.ts';
import { ORIGINAL } from '#core/base/language.ts';

/** The texts that advisors search: the published issues, the search words and the names of contacts. */
type Published = SearchedIn<PublishedIssue>;

async function loadPublished(): Promise<Published> {
  const [issues, { campus }] = await Promise.all([
    adminCall('GET /api/advisor/issues/{category}', { params: { category: 'All categories' } }),
    adminCall('GET /api/settings'),
  ]);
  const texts = searchTexts((id) => namedBy(id, campus)?.name ?? '');
  for (const issue of issues) texts.add(issue);
  return { issues, texts, synonyms: campus.synonyms ?? NEW_CAMPUS.synonyms };
}

/** Loads everything that is published, ready to be searched; it may be a minute old. */
export const usePublished = () =>
  useQuery({ queryKey: ['published'], queryFn: loadPublished, staleTime: 60_000 });

/** The number of links shown. */
const CLOSEST = 3;
/** The number of characters of a message that are searched for, because each word takes time. */
const SEARCHED = 400;

/** Returns true if a word says what a text is about, as 'attic' does; most procedures contain 'the'. */
function isTelling(word: string, { issues, texts }: Published): boolean {
  let having = 0;
  texts.eachWith(word, () => (having += 1));
  return word.length > 2 && having * 2 <= issues.length;
}

/** Returns the published issues closest to a text, the best first; none if the best lacks more than half of the words that say what the text is about (INBOX-11). */
export function closestTo(text: string, published: Published): readonly PublishedIssue[] {
  const all = plainWords(text.slice(0, SEARCHED));
  const words = [...new Set(all)].filter((word) => isTelling(word, published));
  const { issues, readAs } = searchIssues(words.join(' '), published);
  // If no word was read differently, the best issue has all of them as they were typed.
  const had = readAs.length === 0 ? words : words.filter((word) => readAs.includes(word));
  return had.length * 2 < words.length ? [] : issues.slice(0, CLOSEST);
}

/** Finds the closest issues after the rest is on the screen, because a hundred searches take a while. */
function useClosest(text: string): readonly PublishedIssue[] | undefined {
  const { data = null } = usePublished();
  const published = useDeferredValue(data, null);
  return useMemo(() => (published ? closestTo(text, published) : undefined), [text, published]);
}

const Links = ({ issues }: { issues: readonly PublishedIssue[] }) => (
  <ul className={classes.links}>
    {issues.map(({ _id, title, language = ORIGINAL }) => (
      <li key={_id}>
        <Link href={adminPaths.issue(_id)} lang={language}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);

/** The published issues closest to a message (INBOX-11). */
export const ClosestIssues = ({ text }: { text: string }) => {
  const { isError, refetch } = usePublished();
  const closest = useClosest(text);
  if (isError)
    return <ActionFailed text={words.closestFailed} onRetry={async () => void (await refetch())} />;
  if (!closest) return null;
  return (
    <section className={classes.closest} aria-labelledby="closest-title">
      <h3 id="closest-title" className={classes.title}>
        {words.closest}
      </h3>
      {closest.length === 0 ? <p>{words.closestNone}</p> : <Links issues={closest} />}
    </section>
  );
};

/** The published issues closest to a search, in its line; nothing until they are found. */
export const ClosestInLine = ({ text }: { text: string }) => {
  const closest = useClosest(text);
  if (!closest?.[0]) return null;
  return (
    <div className={classes.line}>
      <span>{`${words.closest}${marks.colon}`}</span>
      <Links issues={closest} />
    </div>
  );
};
