import type { Translated } from '../../base/translated.ts';
import type { hoursMessages as english } from './hours-messages.ts';
import { hoursIn } from './said-hours.ts';

/** The words of times and hours (AREAS-21), in Spanish. */
export const hoursMessages = hoursIn('es', {
  always: '24 horas',
  everyDay: 'todos los días',
  allDay: 'todo el día',
  and: 'y',
  to: 'a',
  days: (first, last) => `${first} a ${last}`,
}) satisfies Translated<typeof english>;
