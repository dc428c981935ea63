import { dayOf } from '#core/base/day.ts';
import { formatDay } from '#core/base/format.ts';
import type { Adoption } from '#core/issue/path-check-schema.ts';
import { setupMessages as words } from './messages.ts';

/** Returns 'Reviewed by Maya on 25 Nov 2026', with the campus's day, or the browser's if the campus's time zone is not known. */
export const adoptionInWords = (
  { at, by }: NonNullable<Adoption>,
  timeZone: string | undefined,
): string => words.reviewedBy(by, formatDay(dayOf(new Date(at), timeZone)));
