import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { printMessages as english } from './messages.ts';

export const printMessages = {
  title: 'Imprimer',
  published: (count, sheets) => {
    const issues = count < 2 ? `${count} procédure publiée` : `${count} procédures publiées`;
    if (sheets === 0) return issues;
    return `${issues}, ${sheets} ${sheets < 2 ? 'feuille' : 'feuilles'} de papier.`;
  },
  what: 'Quoi imprimer',
  kinds: { codes: 'Feuille de codes QR', binder: 'Classeur', both: 'Les deux' },
  which: 'Quelles procédures',
  all: 'Toutes celles qui sont publiées',
  paper: 'Papier',
  letter: 'Lettre',
  area: 'Codes QR pour',
  wholeCampus: 'Tout le campus',
  language: 'Langue',
  original: 'Dans l’original',
  print: 'Imprimer',
  loadFailed: 'Les pages à imprimer ne se sont pas chargées.',
  notPrinted: 'Non imprimé',
  notPrintedText: 'La dernière version ne s’est pas chargée. Réessayez.',
  none: 'Rien n’est encore publié',
  noneText: 'Publiez d’abord une procédure.',
  notPublished: 'Cette procédure n’est pas publiée',
  showAll: 'Afficher toutes celles qui sont publiées',
  unreachable: (address) =>
    `Les téléphones ne peuvent pas ouvrir ${address}. Demandez à la personne qui gère le serveur de définir PUBLIC_URL, puis imprimez.`,
  preview: 'Aperçu avant impression',

  /** On paper. */
  product: BRAND.name,
  scan: 'Scannez pour ouvrir. Fonctionne sans réseau dès que le téléphone affiche « Prêt hors ligne ».',
  code: (title) => `Code QR : ${title}`,
  binderTitle: 'Procédures',
  calls: 'Qui appeler',
  contact: 'Contact',
  number: 'Numéro',
  when: 'Quand appeler',
  noNumber: 'sans numéro',
  mainNumber: 'Numéro principal du campus',
  contents: 'Sommaire',
  revision: (category, revision, day) => `${category}. Version ${revision}, ${day}.`,
  reviewBy: (day) => `À relire avant le ${day}.`,
  starter: 'Texte de départ, pas encore relu.',
  unreviewed: 'Traduite, pas encore relue.',
  firstAct: 'À faire d’abord',
  notYet: (language) => `Cette étape n’est pas encore en ${language}.`,
  goTo: (to) => (to === 'end' ? 'allez à la fin' : `allez à l’étape ${to}`),
  picture: (step) => `Image de l’étape ${step}`,
  end: 'Fin',
  printed: (day) => `Imprimé le ${day}. L’application peut être plus récente.`,
} satisfies Translated<typeof english>;
