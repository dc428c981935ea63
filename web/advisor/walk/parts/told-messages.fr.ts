import type { Translated } from '#core/base/translated.ts';
import type { toldMessages as english } from './told-messages.ts';

/** The words about who was told about an escalation and who has it, in French. */
export const toldMessages = {
  callback: 'Numéro pour vous rappeler',
  optional: 'Facultatif, de 4 à 15 chiffres.',
  wrong: 'Saisissez de 4 à 15 chiffres.',
  change: 'Modifier',
  add: 'Laisser un numéro pour vous rappeler',
  save: 'Enregistrer',

  sending: 'Envoi en cours',
  dontWait: 'N’attendez pas. Appelez.',
  noSignal: 'Pas envoyé : pas de réseau. Appelez.',
  later: 'L’envoi se fera dès qu’il y aura du réseau.',
  notSent: 'Pas encore envoyé. Appelez.',
  again: 'Nouvel essai automatique.',
  unheard: 'Pas de réseau : aucune réponse ne peut arriver. Appelez.',
  sent: (names, time) =>
    names === '' ? `Message envoyé, ${time}.` : `Message envoyé à ${names}, ${time}.`,
  callNow: 'Personne n’a répondu : appelez.',
  nobody: 'Personne n’a encore répondu. Appelez.',
  told: (names) => `Alerte envoyée à ${names}.`,
  both: (first, second) => `${first} et ${second}`,
  others: (names, others) => `${names} et ${others} ${others < 2 ? 'autre' : 'autres'}`,
  nobodyHas: (answer) => `${answer}. Appelez.`,
  hasNumber: 'Votre numéro à rappeler a été envoyé.',
} satisfies Translated<typeof english>;
