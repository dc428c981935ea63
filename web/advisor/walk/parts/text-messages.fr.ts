import type { Translated } from '#core/base/translated.ts';
import type {
  copyMessages as englishCopy,
  feedbackMessages as englishFeedback,
  timelineMessages as englishTimeline,
} from './text-messages.ts';

export const timelineMessages = {
  campusTime: 'Chronologie, heure du campus',
  phoneTime: 'Chronologie, heure du téléphone',
  copy: 'Copier la chronologie',
  share: 'Partager la chronologie',
  text: 'Texte de la chronologie',
} satisfies Translated<typeof englishTimeline>;

export const copyMessages = {
  copy: 'Copier',
  copyAsText: 'Copier en texte',
  share: 'Partager',
  copied: 'Copié',
  text: 'Texte de la fiche',
  byHand: 'Sélectionnez le texte et copiez-le.',
} satisfies Translated<typeof englishCopy>;

export const feedbackMessages = {
  add: 'Ajouter des étoiles ou un commentaire',
} satisfies Translated<typeof englishFeedback>;
