import type { Translated } from '../base/translated.ts';
import type { dutyMessages as english } from './duty-messages.ts';

/** The words of who is on duty, where and when, in French. */
export const dutyMessages = {
  byAreaAndHour: 'selon le secteur et l’heure',
  areas: (names) => `pour ${names}`,
  onDuty: 'de garde',
  offDuty: 'pas de garde',
  until: (duty, time) => `${duty} jusqu’à ${time}`,
  nobodyElse: 'Personne d’autre n’est de garde',
  nobodyFor: (area) => `personne n’est de garde pour ${area}`,
} satisfies Translated<typeof english>;
