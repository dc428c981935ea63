import { LOCALE } from '../base/locale.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import type { IssueSummary } from './issue.ts';
import { byPlace } from './place.ts';
import { isReviewOverdue } from './review-date.ts';

/** The choices besides categories that limit the list (LIST-10). 'all' means every issue that is not archived. */
export const SHOWN_STATES = ['all', 'draft', 'asked', 'published', 'overdue', 'archived'] as const;

/** The states and the categories in one list, in the order of the dropdown. */
export const SHOWN = [...SHOWN_STATES, ...ISSUE_CATEGORIES] as const;
export type Shown = (typeof SHOWN)[number];

/** The orders in which the list can be sorted (LIST-12). */
export const SORTS = ['updated', 'title', 'review', 'category'] as const;
export type Sort = (typeof SORTS)[number];

/** The choice of the listed issues, and their order. */
export type ListView = { readonly show: Shown; readonly sort: Sort };

/** Reads a view from an address. An unknown or absent choice becomes the first one of its kind. */
export function parseListView(show: string | null, sort: string | null): ListView {
  return {
    show: SHOWN.find((one) => one === show) ?? 'all',
    sort: SORTS.find((one) => one === sort) ?? 'updated',
  };
}

type Listed = Pick<
  IssueSummary,
  | '_id'
  | 'title'
  | 'category'
  | 'place'
  | 'publish'
  | 'isArchived'
  | 'reviewBy'
  | 'updatedAt'
  | 'isReviewAsked'
  | 'isPending'
>;

/** Tells whether a view shows an issue. Archived issues are shown only with 'archived'. */
export function belongsTo(issue: Listed, show: Shown, today: string): boolean {
  if (show === 'archived') return issue.isArchived;
  if (issue.isArchived) return false;
  if (show === 'all') return true;
  if (show === 'draft') return !issue.publish;
  if (show === 'asked') return issue.isReviewAsked === true || issue.isPending === true;
  if (show === 'published') return issue.publish;
  return show === 'overdue' ? isReviewOverdue(issue, today) : issue.category === show;
}

const titles = new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' });
const placeOf = (category: IssueCategory): number => ISSUE_CATEGORIES.indexOf(category);
// Issues without a day come last, since '~' sorts after every digit.
const dayIn = ({ reviewBy }: Pick<Listed, 'reviewBy'>): string => reviewBy || '~';
const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byTitle = (a: Listed, b: Listed): number =>
  titles.compare(a.title, b.title) || byText(a._id, b._id);

const ORDERS: Record<Sort, (a: Listed, b: Listed) => number> = {
  updated: (a, b) => byText(b.updatedAt, a.updatedAt) || byTitle(a, b),
  title: byTitle,
  review: (a, b) => byText(dayIn(a), dayIn(b)) || byTitle(a, b),
  category: (a, b) => placeOf(a.category) - placeOf(b.category) || byPlace(a, b) || byTitle(a, b),
};

export function listedIds(
  issues: readonly Listed[],
  { show, sort }: ListView,
  today: string,
): readonly string[] {
  return issues
    .filter((issue) => belongsTo(issue, show, today))
    .sort(ORDERS[sort])
    .map(({ _id }) => _id);
}

/** Returns the list after a change. Rows keep their places even if the view no longer includes them, and new ones come last (LIST-13). It is the same array if none came. */
export function withStablePlaces(
  listed: readonly string[],
  issues: readonly Listed[],
  view: ListView,
  today: string,
): readonly string[] {
  const known = new Set(listed);
  const came = listedIds(issues, view, today).filter((id) => !known.has(id));
  return came.length === 0 ? listed : [...listed, ...came];
}
