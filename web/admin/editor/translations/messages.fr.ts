import { languageName } from '#core/base/language-name.ts';
import type { Translated } from '#core/base/translated.ts';
import { listed } from '../../base/written.ts';
import type { translationsMessages as english } from './messages.ts';

export const translationsMessages = {
  loadFailed: 'Les traductions ne se sont pas chargées.',
  languages: 'Langues',
  add: 'Ajouter une langue',
  choice: (own, name) => `${own} (${name})`,
  none: 'Pas encore de traduction',
  noneText: 'Ajoutez une langue, puis écrivez chaque texte à côté de l’original.',
  noneToRead: 'Personne n’a encore traduit cette procédure.',
  progress: (current, all) => `${current} sur ${all} ${all > 1 ? 'textes' : 'texte'}`,
  openOnly: 'Seulement ce qui manque ou a changé',
  nothingOpen: 'Rien ne manque et rien n’a changé.',
  original: 'Original',
  field: (label, language) => `${label} en ${languageName(language)}`,
  noOriginal: 'Facultatif : l’original n’en a pas.',
  missing: 'Manque',
  changed: 'Changé depuis',
  was: 'Avant',
  is: 'Maintenant',
  waiting: 'En attente',
  readPaths: 'Lire ses parcours',
  stillRight: 'Toujours juste',
  rightOnceSaved: 'Comptera comme juste après l’enregistrement.',
  otherContacts: (names) =>
    names.length === 0
      ? 'Retirez le contact : l’original n’en nomme aucun.'
      : `Nommez les mêmes contacts que l’original : ${listed(names)}.`,
  tooLong: (most) => `${most} caractères au maximum.`,
  publish: (language) => `Publier en ${languageName(language)}`,
  withdraw: (language) => `Retirer en ${languageName(language)}`,
  isPublished: 'Publiée',
  withIssue: 'Les conseillers la reçoivent une fois la procédure publiée.',
  published: (language) => `Publiée en ${languageName(language)}`,
  withdrawn: (language) => `Retirée en ${languageName(language)}`,
  waits: 'En attente de l’approbation de quelqu’un d’autre.',
  partlyTitle: (language) => `Publier en partie en ${languageName(language)} ?`,
  partlyText: (left) =>
    `${left} Les conseillers reçoivent ces textes dans l’original, chaque étape entière.`,
  partly: 'Publier en partie',
  withdrawTitle: (language) => `Retirer en ${languageName(language)} ?`,
  withdrawText: 'Les conseillers reçoivent l’original tout de suite. Les textes restent ici.',
  cancel: 'Annuler',
  pending: 'Des modifications de cette procédure attendent une deuxième personne.',
  toEditor: 'Ouvrir l’éditeur',
  conflict: (language) => `Textes en ${languageName(language)}`,
} satisfies Translated<typeof english>;
