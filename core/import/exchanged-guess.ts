import type { IssueCategory } from '../base/category.ts';
import { exchangedIssue } from '../exchange/exchange.ts';
import type { ExchangedIssue } from '../exchange/exchange-schema.ts';
import type { GuessedIssue } from './guessed-issues.ts';

/** What a review says of an issue otherwise than it was guessed. */
export type Renamed = { readonly title?: string; readonly category?: IssueCategory };

/** An issue of a document as a file has it, by which it comes in like any other. `_id` is its id here. */
export function exchangedGuess(
  _id: string,
  { title, category, steps }: GuessedIssue,
  renamed: Renamed = {},
): ExchangedIssue {
  return exchangedIssue({
    _id,
    title,
    category,
    ...renamed,
    firstAct: null,
    alsoCalled: null,
    reviewBy: null,
    steps: steps.map(({ step }) => step),
    isStarter: false,
  });
}
