import { useState } from 'react';
import { Link } from 'wouter';
import { ChevronsUpDown } from '#kit/icon/drawings/signs/chevrons-up-down.ts';
import { Star } from '#kit/icon/drawings/signs/star.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { isolated } from '../../guide/isolated.tsx';
import { ContactText } from '../shared/contacts/ContactText.tsx';
import { Spoken } from '../base/Written.tsx';
import { pathsMessages as words } from './messages.ts';
import classes from './PathLines.module.css';
import type { PathPart } from './path-parts.ts';
import type { ReadStep } from './read-path.ts';

interface PathLinesProps {
  steps: readonly ReadStep[];
  parts: readonly PathPart[];
  /** The issue to whose steps the numbers link; without it, as on paper, there are no links and nothing opens. */
  issueId?: string;
  /** The numbers of the steps that changed since the path was checked. */
  changed?: readonly number[];
}

export const AnswersRead = ({ answers }: Pick<ReadStep, 'answers'>) =>
  answers.map(({ text, lang }, index) => (
    <Spoken key={index} lang={lang} within={(said) => (index > 0 ? `, ${said}` : said)}>
      {isolated(text)}
    </Spoken>
  ));

/** A path as text: one line for each step and its answer, and one line for the steps that a path above also has (PATHS-8). */
export const PathLines = ({ steps, parts, issueId, changed }: PathLinesProps) => {
  const [unfolded, setUnfolded] = useState<readonly number[]>([]);
  return (
    <ol className={classes.lines}>
      {parts.flatMap(({ places, asIn }) => {
        const [first = 0] = places;
        if (asIn !== undefined && !unfolded.includes(first)) {
          const text = words.asAbove(places, asIn);
          return (
            <li key={`as ${first}`} className={classes.folded}>
              {issueId === undefined ? (
                text
              ) : (
                <button
                  type="button"
                  aria-expanded={false}
                  onClick={() => setUnfolded([...unfolded, first])}
                >
                  <Icon icon={ChevronsUpDown} size={18} />
                  <span>{text}</span>
                </button>
              )}
            </li>
          );
        }
        return steps
          .filter(({ number }) => places.includes(number))
          .map(({ id, number, question, lang, text, answers, isConfirmed }) => (
            <li key={number} data-changed={changed?.includes(number) || undefined}>
              {issueId === undefined ? (
                <span className={classes.node}>{number}</span>
              ) : (
                <Link
                  className={classes.node}
                  href={adminPaths.issue(issueId, id)}
                  aria-label={words.editStep(number)}
                  title={words.editStep(number)}
                >
                  {number}
                </Link>
              )}
              <p lang={lang}>
                {issueId === undefined ? isolated(question) : <ContactText text={text} />}
              </p>
              <span className={classes.answer} data-plain={isConfirmed || undefined}>
                <AnswersRead answers={answers} />
              </span>
            </li>
          ));
      })}
      <li className={classes.final}>
        <span className={classes.node}>
          <Icon icon={Star} size={13} />
        </span>
        <p>{words.final}</p>
      </li>
    </ol>
  );
};
