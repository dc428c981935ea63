import type { Translated } from '../../base/translated.ts';
import type { hoursMessages as english } from './hours-messages.ts';
import { hoursIn } from './said-hours.ts';

/** The words of times and hours (AREAS-21), in French. */
export const hoursMessages = hoursIn('fr', {
  always: '24 h/24',
  everyDay: 'tous les jours',
  allDay: 'toute la journée',
  and: 'et',
  to: 'à',
  days: (first, last) => `du ${first} au ${last}`,
}) satisfies Translated<typeof english>;
