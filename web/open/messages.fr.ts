import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { openMessages as english } from './messages.ts';

/** Every word of the pages that advisors do not need on a call, in French. */
export const openMessages = {
  kitchenSink: {
    title: 'Vitrine des composants',
    text: 'Chaque composant de l’interface dans chaque état.',
    components: 'Composants',
    foundations: 'Fondations',
    theme: 'Aspect',
    scheme: 'Couleurs sombres',
    shape: 'Coins carrés',
    direction: 'De droite à gauche',
    secondBrand: 'Seconde marque',
    phone: 'Largeur de téléphone',
    search: 'Rechercher un composant',
    shown: (count) => (count < 2 ? `${count} composant` : `${count} composants`),
    noResults: 'Aucun composant ne correspond à votre recherche',
    noResultsText: (search) => `Aucun résultat pour « ${search} ».`,
    colours: 'Couleurs',
    type: 'Typographie',
    sample: 'Tout le monde est-il sorti de la pièce ?',
    space: 'Espaces, coins et ombres',
    categories: 'Icônes des catégories',
  },

  about: {
    title: `À propos de ${BRAND.name}`,
    text: 'Des procédures étape par étape pour les conseillers de garde en résidence.',
    version: (version) => `Version ${version}`,
    provider: 'Qui la gère',
    providerText: 'L’équipe de la vie en résidence de votre université gère cette application.',
    advisorApp: 'Application des conseillers',
    adminApp: 'Administration',
    privacyPolicy: 'Politique de confidentialité',
  },
} satisfies Translated<typeof english>;
