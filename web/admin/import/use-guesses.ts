import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWindowEvent } from '../base/use-window-event.ts';
import type { ReviewedIssue } from './reviewed-issues.ts';

/** Returns the id of the row of a block, by which it comes into sight and has the focus. */
export const rowId = (block: number): string => `row-${block}`;

type Guess = { readonly block: number; readonly issue: number };

/** Rows in which something was guessed, of the issues that are taken, in the order of the document. */
const guessesIn = (issues: readonly ReviewedIssue[]): readonly Guess[] =>
  issues.flatMap(({ isTaken, rows }, issue) =>
    isTaken
      ? rows
          .filter(({ steps }) => steps.some(({ marks }) => marks.length > 0))
          .map(({ block }) => ({ block, issue }))
      : [],
  );

/** Leads from guess to guess, by a button or F8; `show` makes the issue of one be drawn. */
export function useGuesses(issues: readonly ReviewedIssue[], show: (issue: number) => void) {
  const guesses = guessesIn(issues);
  const [last, setLast] = useState(-1);
  const goOn = (): void => {
    const next = guesses.find(({ block }) => block > last) ?? guesses[0];
    if (!next) return;
    flushSync(() => {
      setLast(next.block);
      show(next.issue);
    });
    const row = document.getElementById(rowId(next.block));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  };
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    goOn();
  });
  return {
    count: guesses.length,
    /** The place, from 1, of the one that was led to last; 0 before the first. */
    at: guesses.findIndex(({ block }) => block === last) + 1,
    goOn,
  };
}
