import type { ReactNode } from 'react';
import { cutTitle } from '#core/base/cut-title.ts';
import { topModal } from '#kit/overlays/dialog/modals.ts';
import type { SearchedIn, Understand } from '#core/search/search-term.ts';
import type { SearchTexts } from '#core/search/search-texts.ts';
import { searchIssues } from '#core/search/search.ts';
import { shownOf } from '#core/search/shown.ts';
import type { IssueTitle } from '../../phone/library/titles.ts';
import type { IssueCardsProps } from './IssueCards.tsx';
import { NO_TEXTS, followTexts, storedTexts } from '../../phone/library/stored-texts.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { followCampus, storedCampus } from '../../phone/library/local-copy.ts';
import { keepUnderstanding, readUnderstanding } from '../../../base/search/stored-meanings.ts';
import { setSearching } from './IssueSearch.tsx';
import { Found, type FoundProps } from './Found.tsx';
import { FoundStatus, Line, Marked } from './found-text.tsx';
import classes from './found.module.css';

/** The results of a search, and the way a list shows them. */
export interface Finding extends Pick<IssueCardsProps, 'issues' | 'shownAs'> {
  /** True if the steps were searched too: otherwise nothing is reported of words that found nothing (MESSAGES-12). */
  isWhole?: boolean;
  /** Says above all cards how many results there are, and how the search was read. */
  status: ReactNode;
  /** Draws what is shown before all of them are asked for. */
  draw?: (page: Omit<FoundProps, 'of'>) => ReactNode;
}

/** Finds among the issues of a list. */
export type Find = (search: string, issues: readonly IssueTitle[]) => Finding;

/** Finds in titles, synonyms and steps, best first, each issue with the step found (SEARCH-5). */
const findIn =
  (
    texts: SearchTexts,
    { synonyms, taught }: Pick<SearchedIn<IssueTitle>, 'synonyms' | 'taught'>,
  ): Find =>
  (search, issues) => {
    const where = { issues, texts, understand, synonyms, taught };
    const found = searchIssues(search, where);
    const shown = shownOf(search, found, where);
    const count = shown.all.length;
    const { words: marked, readAs } = found;
    const results = { ...shown, search, texts, marked, readAs, spoken: understand?.(search) };
    return {
      issues: shown.all,
      status: count > 0 && (
        <p role="status" className={classes.status}>
          <FoundStatus {...found} {...{ search, count }} />
        </p>
      ),
      // Words that are in no title may be in a step.
      isWhole: texts !== NO_TEXTS,
      draw: (page) => <Found {...page} of={results} />,
      // Made for the cards that are drawn, not for all that were found.
      shownAs: (issue) => ({
        title: <Marked text={cutTitle(issue.title)} found={marked} />,
        line: <Line issue={issue} texts={texts} found={marked} />,
        look: classes.card ?? '',
      }),
    };
  };

/** The table of meanings is large beside what a phone must have: it is fetched once the phone has time, and after a failure once more minutes later. */
const MEANINGS_MS = 3_000;
const AGAIN_MS = 180_000;
let understand: Understand | undefined;

/** Has searches understood by the table; until then words alone are searched (SEARCH-15). Throws if there is none. */
async function learn(): Promise<void> {
  understand ??= await readUnderstanding();
  renew();
}

const pause = async (ms: number): Promise<void> =>
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Stores the table, but asks nothing of the network during a walk (WALK-24), and holds it only if somebody searches. */
async function keepMeanings(): Promise<void> {
  do await pause(MEANINGS_MS);
  while (topModal());
  try {
    await (isRead ? learn() : keepUnderstanding());
  } catch {
    await Promise.race([
      pause(AGAIN_MS),
      new Promise((resolve) => addEventListener('online', resolve, { once: true })),
    ]);
    await keepMeanings();
  }
}

let isRead = false;

/** The words of all steps and the table are read once somebody searches: most walks begin without, and they are much to hold. */
function readTexts(): void {
  if (isRead) return;
  isRead = true;
  followTexts(renew);
  learn().catch(() => undefined);
}

function renew(): void {
  const findInAll = findIn(storedTexts(), storedCampus() ?? NEW_CAMPUS);
  const find: Find = (search, issues) => {
    readTexts();
    return findInAll(search, issues);
  };
  setSearching({ find });
}

/** Somebody who focuses the search will type. */
function readOnFocus({ target }: Event): void {
  if ((target as Partial<Element>).matches?.('[type=search]') === true) readTexts();
}

let isPrepared = false;

/** Has the search ready before the first key, and keeps it up to date with the library (SEARCH-6). */
export function prepareSearch(): void {
  if (isPrepared) return;
  isPrepared = true;
  followCampus(renew);
  void keepMeanings();
  renew();
  addEventListener('focusin', readOnFocus);
}
