import { useWindowEvent } from '../base/use-window-event.ts';
import { isMarked, type CheckedIssue } from './checked-issues.ts';

/** A place where something was guessed: a row of an issue, or, without a block, its title. */
export type GuessPlace = { readonly issue: number; readonly block?: number };

/** Returns the guesses of the issues that will be imported, in the order of the document. */
const guessesIn = (issues: readonly CheckedIssue[]): readonly GuessPlace[] =>
  issues.flatMap(({ key, isTaken, isTitleGuessed, rows }) => {
    if (!isTaken) return [];
    const marked = rows.filter(isMarked).map(({ block }) => ({ issue: key, block }));
    return isTitleGuessed ? [{ issue: key }, ...marked] : marked;
  });

const placeOf = ({ issue, block }: GuessPlace): number => block ?? issue - 0.5;

/** Leads from guess to guess, by a button or F8; `show` opens the issue of a guess and gives it the focus. */
export function useGuesses(
  issues: readonly CheckedIssue[],
  last: GuessPlace | undefined,
  show: (guess: GuessPlace) => void,
) {
  const guesses = guessesIn(issues);
  const goOn = (): void => {
    const next = guesses.find((one) => !last || placeOf(one) > placeOf(last)) ?? guesses[0];
    if (next) show(next);
  };
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    goOn();
  });
  return { count: guesses.length, goOn };
}
