import type * as english from './format.ts';
import { formatsIn } from './formats-in.ts';

/** Dates and times in Spanish. */
export const {
  formatDate,
  formatDateOf,
  formatDay,
  formatFullDay,
  formatMoment,
  formatReviewDay,
  formatStamp,
  formatTime,
  formatUpdated,
} = formatsIn('es') satisfies typeof english;
