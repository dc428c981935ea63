import type { Translated } from '#core/base/translated.ts';
import type {
  escalateMessages as englishEscalate,
  moreMessages as englishMore,
  practiceMessages as englishPractice,
} from './messages.ts';

export const moreMessages = {
  more: 'Plus',
  dark: 'Sombre',
  darkText: 'Sinon, comme le téléphone.',
} satisfies Translated<typeof englishMore>;

export const practiceMessages = {
  practice: 'Exercice',
  hint: 'Ne compte pas, personne n’est prévenu',
  strip: 'Ne compte pas',
  real: 'C’est réel',
  ask: (name) => `Exercice. Appeler ${name} pour de vrai ?`,
  cancel: 'Annuler',
  last: (day) => `Dernier exercice : ${day}`,
  done: 'Exercice : ne compte pas.',
} satisfies Translated<typeof englishPractice>;

export const escalateMessages = {
  escalateNow: 'Transmettre maintenant',
  escalated: 'Transmis',
  record: 'Consigner comme transmis',
  recordedText: 'Cela prévient les personnes de garde.',
  recordedAlone: 'Cela ne prévient personne : appelez.',
  recordedPractice: 'Exercice : personne n’est prévenu.',
  at: (step, time) =>
    step === undefined ? `Transmis à la fin, ${time}.` : `Transmis à l’étape ${step}, ${time}.`,
} satisfies Translated<typeof englishEscalate>;
