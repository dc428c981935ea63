import { dayAfter } from '../base/day.ts';
import type { Details } from './details.ts';

/** How many days before a review date its owner is mailed, and for how many after it a mail is made up for (MAIL-4). */
export const REMINDED_WITHIN_DAYS = 14;

/** How many days ahead the list of review dates that are due looks (ACCOUNTS-17). */
const LISTED_WITHIN_DAYS = 30;

type WithReviewDate = Pick<Details, 'reviewBy'>;

/** Whether the day of review, YYYY-MM-DD, is before `today` (LIST-10). */
export function isReviewOverdue({ reviewBy }: WithReviewDate, today: string): boolean {
  return Boolean(reviewBy) && (reviewBy ?? '') < today;
}

/** The issues whose review date is past or within 30 days, the earliest first, those of a day in their order (ACCOUNTS-17). */
export function dueForReview<I extends WithReviewDate & { isArchived: boolean }>(
  issues: readonly I[],
  today: string,
): readonly I[] {
  const last = dayAfter(today, LISTED_WITHIN_DAYS);
  return issues
    .filter(
      ({ isArchived, reviewBy }) => !isArchived && Boolean(reviewBy) && (reviewBy ?? '') <= last,
    )
    .sort((a, b) =>
      (a.reviewBy ?? '') < (b.reviewBy ?? '') ? -1 : Number(a.reviewBy !== b.reviewBy),
    );
}
