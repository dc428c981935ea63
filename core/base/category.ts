/** The 14 fixed categories, in their order (ISSUES-2). */
export const CATEGORIES = [
  'All categories',
  'Access',
  'Fire',
  'Heating',
  'Illicit substances',
  'Kitchen appliances',
  'Medical',
  'Noise complaint',
  'Other',
  'Pests',
  'RLA events',
  'Safety concern',
  'Water',
  'Welfare',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The category that lists issues of every kind; no issue is ever assigned to it (ISSUES-2). */
export const ALL_CATEGORIES = 'All categories';

/** A category an issue can be assigned to: all but 'All categories'. */
export type IssueCategory = Exclude<Category, typeof ALL_CATEGORIES>;

/** The 13 categories an issue can be assigned to and an advisor sees as tiles (ADVISOR-3). */
export const ISSUE_CATEGORIES: readonly IssueCategory[] = CATEGORIES.filter(
  (category): category is IssueCategory => category !== ALL_CATEGORIES,
);

/** Tells whether `text` names one of the 14 categories, spelled exactly. */
export function isCategory(text: string): text is Category {
  return (CATEGORIES as readonly string[]).includes(text);
}
