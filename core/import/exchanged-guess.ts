import { exchangedIssue } from '../exchange/exchange.ts';
import type { ExchangedIssue } from '../exchange/exchange-schema.ts';
import type { GuessedIssue } from './guessed-issue.ts';

/** Returns an issue of a document as a file has it, by which it comes in like any other. `_id` is its id here. */
export function exchangedGuess(
  _id: string,
  { title, category, steps }: Pick<GuessedIssue, 'title' | 'category' | 'steps'>,
): ExchangedIssue {
  return exchangedIssue({
    _id,
    title,
    category,
    firstAct: null,
    alsoCalled: null,
    situations: null,
    place: null,
    reviewBy: null,
    steps: steps.map(({ step }) => step),
    isStarter: false,
  });
}
