import type { ReactNode } from 'react';
import { cutTitle } from '#core/base/cut-title.ts';
import type { SearchedIn, Understand } from '#core/search/search-term.ts';
import type { SearchTexts } from '#core/search/search-texts.ts';
import { findShown } from '#core/search/find-shown.ts';
import type { IssueTitle } from '../../phone/library/titles.ts';
import type { IssueCardsProps } from './IssueCards.tsx';
import { NO_TEXTS, followTexts, storedTexts } from '../../phone/library/stored-texts.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { followCampus, storedCampus } from '../../phone/library/local-copy.ts';
import { readIn } from '../../phone/library/reading.ts';
import { readUnderstanding, searchLanguage } from '../../../base/on-demand/stored-meanings.ts';
import { setSearching } from './IssueSearch.tsx';
import { Found, type FoundProps } from './Found.tsx';
import { FoundStatus, Line, Marked } from './found-text.tsx';
import classes from './found.module.css';

/** The results of a search, and the way in which a list shows them. */
export interface Finding extends Pick<IssueCardsProps, 'issues' | 'shownAs'> {
  /** True if the steps were searched too; if not, words that found nothing are not reported (MESSAGES-12). */
  isWhole?: boolean;
  /** A line above all cards that says how many results there are, and how the search was read. */
  status: ReactNode;
  /** Draws the results that are shown before the advisor asks for all of them. */
  draw?: (page: Omit<FoundProps, 'of'>) => ReactNode;
}

/** A function that searches the issues of a list. */
export type Find = (search: string, issues: readonly IssueTitle[]) => Finding;

/** Searches titles, synonyms and steps; the best result comes first, and each issue has the step that was found (SEARCH-5). */
const findIn =
  (texts: SearchTexts, campus: Pick<SearchedIn<IssueTitle>, 'synonyms' | 'taught'>): Find =>
  (search, issues) => {
    const [found, shown, spoken] = findShown(search, { ...campus, issues, texts, understand });
    const count = shown.all.length;
    const { words: marked, readAs } = found;
    const results = { ...shown, search, texts, marked, readAs, spoken };
    return {
      issues: shown.all,
      status: count > 0 && (
        <p role="status" className={classes.status}>
          <FoundStatus {...found} {...{ search, count }} />
        </p>
      ),
      // Words that no title has may be in a step.
      isWhole: texts !== NO_TEXTS,
      draw: (page) => <Found {...page} of={results} />,
      // This is made only for the cards that are drawn, not for everything that was found.
      shownAs: (issue) => ({
        title: <Marked text={cutTitle(issue.title)} found={marked} />,
        line: <Line issue={issue} texts={texts} found={marked} />,
        look: classes.card ?? '',
      }),
    };
  };

/** The reader of what a search means; until the phone has its table, the search finds only words (SEARCH-15). */
let understand: Understand | undefined;
/** The language whose table was requested; null if none was. */
let learned: string | undefined | null = null;

async function learn(language: string | undefined): Promise<void> {
  learned = language;
  try {
    const read = await readUnderstanding(language);
    if (learned !== language) return;
    understand = read;
    if (language !== undefined && !read.other) learned = null;
    renew();
  } catch {
    learned = null;
  }
}

function renew(): void {
  setSearching({ find: findIn(storedTexts(), storedCampus() ?? NEW_CAMPUS) });
  if (learned !== null) renewLanguage();
}

/** Requests the tables of the language that is read now (SEARCH-28). */
function renewLanguage(): void {
  const language = searchLanguage(readIn(), storedCampus()?.language);
  if (language !== learned) void learn(language);
}

let isPrepared = false;

/** Searches steps too from now on, and follows the library's changes (SEARCH-6); requests the table again if it did not load. */
export function prepareSearch(): void {
  renewLanguage();
  if (isPrepared) return;
  isPrepared = true;
  followCampus(renew);
  followTexts(renew);
  renew();
}
