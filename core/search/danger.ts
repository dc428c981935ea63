import type { IssueCategory } from '../base/category.ts';
import { plainWords } from './search-words.ts';

const BODY = ['Medical', 'Illicit substances'] as const;
const MIND = ['Welfare', 'Medical', 'Safety concern'] as const;
const PEOPLE = ['Safety concern', 'Illicit substances', 'Welfare', 'Medical'] as const;
const FIRE = ['Fire', 'Kitchen appliances', 'Medical', 'Safety concern'] as const;
const GAS = ['Fire', 'Heating', 'Medical', 'Kitchen appliances'] as const;

/** Words of danger, and the categories of procedures that may answer them. Of other languages it knows none. */
const DANGERS: readonly (readonly [RegExp, readonly IssueCategory[]])[] = [
  [/ (guns?|gunman|shooter|a shooting|shots fired|knife|knives|stabb?(ed|ing)?) /, PEOPLE],
  [/ (armed|weapons?|hostage|bombs?|rape[ds]?|assault(ed)?|attacker|being attacked) /, PEOPLE],
  [
    / (suicid(e|al)|self harm(ing)?|(kill|hang)(ed|ing)? (my|him|her|them)sel(f|ves)|wants? to die) /,
    MIND,
  ],
  [/ jump(ed|ing)? .*(off|roof|window|bridge|balcony) /, MIND],
  [/ (not|isnt|stopped|no longer|hardly) breath(ing|e) /, BODY],
  [/ (cant|cannot|can not) breathe? /, [...BODY, 'Welfare', 'Fire', 'RLA events']],
  [
    / (no pulse|not responding|unconscious|unresponsive|overdos(e|ed|ing)|drown(ed|ing)) /,
    [...BODY, 'Welfare'],
  ],
  [
    / (wont|not|cant|isnt|doesnt) wak(e|ing) |^ choking | blue lips | turning blue | bleeding out /,
    [...BODY, 'Welfare'],
  ],
  [/ fire $| (on fire|fire in|flames|explosion) /, FIRE],
  [/^ gas $| (gas leak|gas smell|smells? (of |like )?gas|carbon monoxide) /, GAS],
];

/** Returns the categories of procedures that may answer the danger in a search; undefined if it speaks of none (SEARCH-21). */
export function answersDanger(search: string): ReadonlySet<IssueCategory> | undefined {
  const text = ` ${plainWords(search).join(' ')} `;
  const named = DANGERS.filter(([words]) => words.test(text));
  return named[0] && new Set(named.flatMap(([, categories]) => categories));
}

const CALLED_FOR: readonly IssueCategory[] = ['Medical', 'Fire', 'Safety concern'];

/** Tells whether what to do first is a call: it begins so, or lives are in danger by its category or the search (SEARCH-18). */
export const isCall = (
  search: string,
  { category }: { readonly category: IssueCategory },
  firstAct: string,
): boolean =>
  CALLED_FOR.includes(category) ||
  /^call\b/i.test(firstAct) ||
  answersDanger(search)?.has(category) === true;
