import { dayOf } from '#core/base/day.ts';
import { formatDay } from '#core/base/format.ts';
import type { Reviewed } from '#core/issue/path-check-schema.ts';
import { setupMessages as words } from './messages.ts';

/** Returns 'Reviewed by Maya on 25 Nov 2026', with the campus's day, or the browser's if the campus's time zone is not known. */
export const reviewedInWords = (
  { at, by }: NonNullable<Reviewed>,
  timeZone: string | undefined,
): string => words.reviewedBy(by, formatDay(dayOf(new Date(at), timeZone)));
