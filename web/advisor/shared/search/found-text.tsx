import { ORIGINAL } from '#core/base/language.ts';
import { LOCALE } from '#core/base/locale.ts';
import { excerptOf, markWords } from '#core/search/search-marks.ts';
import type { SearchTexts } from '#core/search/search-texts.ts';
import type { SearchResult } from '#core/search/search.ts';
import type { IssueTitle } from '../../phone/library/titles.ts';
import { isolated } from '../../../guide/isolated.tsx';
import { foundMessages as words } from './found-messages.ts';
import { useVainSearch } from './use-empty-search.ts';
import classes from './found.module.css';

export const Marked = ({ text, found }: { text: string; found: ReadonlyMap<string, number> }) =>
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
  issue: IssueTitle;
  texts: SearchTexts;
  found: ReadonlyMap<string, number>;
}

/** Returns the number of wide letters of a step that fit in the window, next to its number and the rest of a card. */
const room = (): number => Math.floor((window.innerWidth - 135) / 8.5) - words.step(10).length - 1;

/** The text of the step that was found, otherwise the first question. */
export const Line = ({ issue, texts, found }: LineProps) => {
  const { _id, question = '', language = ORIGINAL } = issue;
  const excerpt = excerptOf(texts, _id, found, room());
  return (
    <>
      {excerpt && <span lang={LOCALE}>{words.step(excerpt.step)}</span>}
      <span lang={language}>
        <Marked text={excerpt?.text ?? question} found={found} />
      </span>
    </>
  );
};

type HowRead = Pick<SearchResult<IssueTitle>, 'readAs' | 'also'> & {
  search: string;
  count: number;
};

/** A line that says how many issues were found, and how the search was read (SEARCH-4, SEARCH-30, SEARCH-31). */
export const FoundStatus = ({ search, count, readAs, also }: HowRead) => {
  useVainSearch(search);
  return (
    <>
      <b>{words.count(count)}</b>
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
    </>
  );
};
