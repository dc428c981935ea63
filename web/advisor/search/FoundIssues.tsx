import { useMemo } from 'react';
import { cutTitle } from '#core/cut-title.ts';
import { excerptOf, markWords } from '#core/search-marks.ts';
import type { SearchTexts } from '#core/search-texts.ts';
import { searchIssues } from '#core/search.ts';
import type { IssueTitle } from '../library/titles.ts';
import { ListedIssues, type ListedIssuesProps } from '../list/ListedIssues.tsx';
import { useCampus } from '../calls/campus.ts';
import classes from './FoundIssues.module.css';
import { searchMessages as words } from './messages.ts';
import { NO_TEXTS, useSearchTexts } from './kept-texts.ts';

interface MarkedProps {
  text: string;
  found: ReadonlyMap<string, number>;
}

const Marked = ({ text, found }: MarkedProps) =>
  markWords(text, found).map((piece, index) =>
    piece.isFound ? (
      <mark key={index} className={classes.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );

const Words = ({ of }: { of: readonly string[] }) =>
  of.map((word, index) => (
    <span key={word}>
      {index > 0 && ', '}
      <b>{word}</b>
    </span>
  ));

interface LineProps {
  id: string;
  texts: SearchTexts;
  question: string | undefined;
  found: ReadonlyMap<string, number>;
}

/** The step that was found, else the first question. */
const Line = ({ id, texts, question = '', found }: LineProps) => {
  const excerpt = excerptOf(texts, id, found);
  return (
    <>
      {excerpt && words.step(excerpt.step)}
      <Marked text={excerpt?.text ?? question} found={found} />
    </>
  );
};

/** What a card shows: made for the ten that are drawn, not for all that were found. */
const shownWith =
  (texts: SearchTexts, found: ReadonlyMap<string, number>) =>
  ({ _id, title, question }: IssueTitle) => ({
    title: <Marked text={cutTitle(title)} found={found} />,
    line: <Line id={_id} texts={texts} question={question} found={found} />,
  });

/** The issues that a search finds in titles, synonyms and steps, best first, each with the step found (SEARCH-5). */
export const FoundIssues = (props: Omit<ListedIssuesProps, 'issues'>) => {
  const { list, search } = props;
  const texts = useSearchTexts();
  const { synonyms } = useCampus();
  // What no title has may stand in a step.
  const isWhole = texts !== NO_TEXTS || list.status !== 'loaded';
  const found = useMemo(
    () => searchIssues(search, { issues: list.issues, synonyms, texts }),
    [search, list.issues, synonyms, texts],
  );
  const { issues, readAs, also } = found;
  return (
    <>
      {issues.length > 0 && (
        <p role="status" className={classes.found}>
          <b>{words.count(issues.length)}</b>
          {readAs.length > 0 && (
            <>
              {words.readAs}
              <Words of={readAs} />.
            </>
          )}
          {also.length > 0 && (
            <>
              {words.also}
              <Words of={also} />
            </>
          )}
        </p>
      )}
      {(issues.length > 0 || isWhole) && (
        <ListedIssues
          {...props}
          issues={issues}
          isWhole={isWhole}
          shownAs={shownWith(texts, found.words)}
        />
      )}
    </>
  );
};
