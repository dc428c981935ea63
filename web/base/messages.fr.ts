import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { messages as english } from './messages.ts';

/** Every word of the advisors' screens, and those shared with all others, in French. */
export const messages = {
  product: BRAND.name,
  productShort: BRAND.shortName,
  tryAgain: 'Réessayer',
  back: 'Retour',
  undo: 'Annuler',
  close: 'Fermer',

  failure: {
    title: 'Un problème est survenu',
    text: 'Ce que vous avez saisi a été enregistré dans la mesure du possible.',
  },

  notLoaded: {
    title: 'Cette page ne s’est pas chargée',
    text: 'La première fois, il faut une connexion.',
  },

  advisorShell: {
    menu: 'Menu',
    records: 'Fiches',
    feedback: 'Commentaires',
    logout: 'Se déconnecter',
    dark: 'Couleurs sombres',
    light: 'Couleurs claires',
    search: 'Rechercher un incident',
    home: `${BRAND.shortName}, accueil`,
  },

  issueCards: {
    cantFind: 'JE NE TROUVE PAS',
  },
} satisfies Translated<typeof english>;
