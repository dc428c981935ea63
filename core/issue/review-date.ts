import { dayAfter } from '../base/day.ts';
import type { Details } from './details.ts';

/** The number of days before a review date on which its owner gets an email, and of days after it in which a missed email is still sent (MAIL-4). */
export const REMINDED_WITHIN_DAYS = 14;

/** The number of days before a review date from which the issue is listed as due (ACCOUNTS-17). */
const LISTED_WITHIN_DAYS = 30;

type WithReviewDate = Pick<Details, 'reviewBy'>;

/** Tells whether the day of review, YYYY-MM-DD, is before `today` (LIST-10). */
export function isReviewOverdue({ reviewBy }: WithReviewDate, today: string): boolean {
  return Boolean(reviewBy) && (reviewBy ?? '') < today;
}

/** Lists the issues whose review date is past or within 30 days, the earliest first. Issues with the same day keep their order (ACCOUNTS-17). */
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
