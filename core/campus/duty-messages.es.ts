import type { Translated } from '../base/translated.ts';
import type { dutyMessages as english } from './duty-messages.ts';

/** The words of who is on duty, where and when, in Spanish. */
export const dutyMessages = {
  byAreaAndHour: 'según la zona y la hora',
  areas: (names) => `para ${names}`,
  onDuty: 'de guardia',
  offDuty: 'fuera de guardia',
  until: (duty, time) => `${duty} hasta ${time}`,
  nobodyElse: 'No hay nadie más de guardia',
  nobodyFor: (area) => `no hay nadie de guardia para ${area}`,
} satisfies Translated<typeof english>;
