import type { ReactNode } from 'react';
import type { Campus } from '#core/campus/setting.ts';
import { cutTitle } from '#core/base/cut-title.ts';
import { excerptOf, markWords } from '#core/search/search-marks.ts';
import type { Understand } from '#core/search/search-term.ts';
import type { SearchTexts } from '#core/search/search-texts.ts';
import { searchIssues, type SearchResult } from '#core/search/search.ts';
import type { IssueTitle } from '../../phone/library/titles.ts';
import type { IssueCardsProps } from './IssueCards.tsx';
import { NO_TEXTS, followTexts, storedTexts } from '../../phone/library/stored-texts.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { followCampus, storedCampus } from '../../phone/library/local-copy.ts';
import { setSearching } from './IssueSearch.tsx';
import { isolated } from '../../../guide/isolated.tsx';
import classes from './find.module.css';

/** The words of just the search, which come with it after the first paint. */
const words = {
  count: (issues: number) => `${issues} ${issues === 1 ? 'issue' : 'issues'}`,
  readAs: ' Read as ',
  also: ' Also found: ',
  /** Before the text of a step that was found; 0 is the text before all steps. */
  step: (step: number) => (step === 0 ? 'Do this first: ' : `Step ${step}: `),
};

const Marked = ({ text, found }: { text: string; found: ReadonlyMap<string, number> }) =>
  markWords(text, found).map((piece, index) =>
    piece.isFound ? (
      <mark key={index} className={classes.mark}>
        {isolated(piece.text)}
      </mark>
    ) : (
      <span key={index}>{isolated(piece.text)}</span>
    ),
  );

const Words = ({ of }: { of: readonly string[] }) =>
  of.map((word, index) => (
    <span key={word}>
      <span>{index > 0 && ', '}</span>
      <b>{word}</b>
    </span>
  ));

interface LineProps {
  id: string;
  texts: SearchTexts;
  question: string | undefined;
  found: ReadonlyMap<string, number>;
}

/** Returns how many letters of a step, wide ones, fit into the window beside its number and the rest of a card. */
const room = (): number => Math.floor((window.innerWidth - 135) / 8.5) - words.step(10).length - 1;

/** Returns the step that was found, otherwise the first question. */
const Line = ({ id, texts, question = '', found }: LineProps) => {
  const excerpt = excerptOf(texts, id, found, room());
  return (
    <>
      {excerpt && <span>{words.step(excerpt.step)}</span>}
      <Marked text={excerpt?.text ?? question} found={found} />
    </>
  );
};

/** The results of a search, and the way a list shows them. */
export interface Finding extends Pick<IssueCardsProps, 'issues' | 'shownAs'> {
  /** True if the steps were searched too: otherwise nothing is reported of words that found nothing (MESSAGES-12). */
  isWhole?: boolean;
  /** Says how many results there are, and how the search was read. */
  status: ReactNode;
}

/** Finds among the issues of a list. */
export type Find = (search: string, issues: readonly IssueTitle[]) => Finding;

const FoundStatus = ({ issues, readAs, also }: SearchResult<IssueTitle>) => (
  <p role="status" className={classes.found}>
    <b>{words.count(issues.length)}</b>
    {readAs.length > 0 && (
      <>
        <span>{words.readAs}</span>
        <Words of={readAs} />
        <span>.</span>
      </>
    )}
    {also.length > 0 && (
      <>
        <span>{words.also}</span>
        <Words of={also} />
      </>
    )}
  </p>
);

/** Finds in titles, synonyms and steps, best first, each issue with the step found (SEARCH-5). */
export const findIn =
  (texts: SearchTexts, synonyms: Campus['synonyms']): Find =>
  (search, issues) => {
    const found = searchIssues(search, { issues, synonyms, texts, understand });
    const { words: marked } = found;
    return {
      issues: found.issues,
      status: found.issues.length > 0 && <FoundStatus {...found} />,
      // Words that are in no title may be in a step.
      isWhole: texts !== NO_TEXTS,
      // Made for the cards that are drawn, not for all that were found.
      shownAs: ({ _id, title, question }) => ({
        title: <Marked text={cutTitle(title)} found={marked} />,
        line: <Line id={_id} texts={texts} question={question} found={marked} />,
        look: classes.card ?? '',
      }),
    };
  };

/** The table of meanings is large beside what a phone must have: it comes once the phone has time. */
const MEANINGS_MS = 3_000;
let understand: Understand | undefined;

/** Has searches understood; until then words alone are searched (SEARCH-15). */
async function learnMeanings(): Promise<void> {
  try {
    const { readUnderstanding } = await import('../../phone/library/stored-meanings.ts');
    understand = await readUnderstanding();
    renew();
  } catch {
    addEventListener('online', () => void learnMeanings(), { once: true });
  }
}

let isRead = false;

/** The words of all steps are read once somebody searches: most walks begin without, and they are much to hold. */
function readTexts(): void {
  if (isRead) return;
  isRead = true;
  followTexts(renew);
}

function renew(): void {
  const { synonyms } = storedCampus() ?? NEW_CAMPUS;
  const findInAll = findIn(storedTexts(), synonyms);
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
  setTimeout(() => void learnMeanings(), MEANINGS_MS);
  renew();
  addEventListener('focusin', readOnFocus);
}
