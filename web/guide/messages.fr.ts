import type { Translated } from '#core/base/translated.ts';
import type { guideMessages as english } from './messages.ts';

export const guideMessages = {
  next: 'SUIVANT',
  back: 'Retour',
  resolved: 'Incident résolu',
  escalated: 'Incident transmis',
  firstAct: 'À faire d’abord',
  noNames: 'Ni nom, ni chambre, ni donnée de santé de résidents.',
  finalScreen: {
    reminder: 'N’oubliez pas de remplir votre rapport d’incident',
    ratingQuestion: 'Cette procédure vous a-t-elle été utile ?',
    feedback: 'Commentaires',
  },
} satisfies Translated<typeof english>;
