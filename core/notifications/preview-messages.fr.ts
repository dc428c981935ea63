import type { Translated } from '../base/translated.ts';
import type { previewMessages as english } from './preview-messages.ts';

const minutesIn = (minutes: number) => `${minutes} ${minutes < 2 ? 'minute' : 'minutes'}`;

/** The words of the sentence that says who is told about an escalation, in French. */
export const previewMessages = {
  others: (count) => `${count} ${count < 2 ? 'autre' : 'autres'}`,
  and: ' et ',
  lastMoment: ' et ',
  onDuty: (contact) => `la personne de garde pour ${contact}`,
  nobodyOnDuty: 'Personne n’est de garde',
  nobodyOnDutyFor: (contact) => `Personne n’est de garde pour ${contact}`,
  noPhone: (called) => `${called} n’a aucun téléphone qui reçoit les alertes`,
  withoutEmail: (names, count) => `${names} ${count > 1 ? 'sont' : 'est'} de garde sans courriel`,
  rightAway: (count) =>
    count > 1 ? ' reçoivent l’alerte immédiatement' : ' reçoit l’alerte immédiatement',
  after: (minutes) => ` après ${minutesIn(minutes)}`,
  later: (minutes) => ` ${minutesIn(minutes)} plus tard`,
  nobody: 'Personne n’est prévenu',
  onlyOwners: 'seuls les propriétaires sont prévenus',
  so: ', donc ',
} satisfies Translated<typeof english>;
