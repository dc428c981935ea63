import { languageName } from '#core/base/language-name.ts';
import type { Translated } from '#core/base/translated.ts';
import type { changedStarterMessages as english } from './messages.ts';

export const changedStarterMessages = {
  about: 'Vos procédures ne changent pas tant que vous ne les mettez pas à jour.',
  aboutNew: 'Les nouvelles procédures arrivent comme brouillons.',
  loadFailed: 'Les mises à jour ne se sont pas chargées.',
  none: 'Rien à mettre à jour',
  noneText: 'Vos procédures de départ sont à jour.',
  groups: {
    dangerous: 'À mettre à jour d’abord',
    changed: 'Autres mises à jour',
    added: 'Nouvelles procédures',
    languages: 'Autres langues',
  },
  dangerousText: 'L’ancien texte pourrait mettre quelqu’un en danger.',
  states: {
    unedited: 'Vous n’avez pas modifié la vôtre.',
    edited: 'Vous avez modifié la vôtre.',
    new: 'Vous ne l’avez pas encore.',
  },
  live: 'Les conseillers la voient.',
  draft: 'C’est un brouillon.',
  calledHere: (title) => `S’appelle ici « ${title} ».`,
  compare: 'Comparer',
  comparisonFailed: 'La comparaison ne s’est pas chargée.',
  yours: 'La vôtre',
  update: 'Nouvelle version',
  take: 'Utiliser la nouvelle version',
  keep: 'Garder la nôtre',
  add: 'Ajouter comme brouillon',
  leave: 'Laisser de côté',
  taken: (title) => `${title} : à jour`,
  kept: (title) => `${title} : reste en l’état`,
  added: (title) => `${title} : ajout comme brouillon`,
  failed: 'Cela n’a pas fonctionné.',
  changedMeanwhile: 'Quelqu’un vient de la modifier. Regardez de nouveau.',
  blocked: 'Vos contacts ou vos paramètres empêchent la nouvelle version.',
  takeTitle: (title) => `Remplacer votre texte dans « ${title} » ?`,
  takeWaits:
    'La nouvelle version attend une approbation. D’ici là, les conseillers voient la version publiée.',
  takeLive: 'Les conseillers la voient immédiatement. La vôtre reste dans Versions.',
  corrected: (day, sentence) =>
    `Vous avez fait une correction urgente le ${day} : « ${sentence} » Vérifiez que la nouvelle version le dit aussi.`,
  languageText: (procedures) =>
    `Il manque à ${procedures < 2 ? '1 procédure' : `${procedures} procédures`} des textes que la bibliothèque de départ possède. Ce que vous avez écrit reste. Les conseillers qui choisissent la langue les reçoivent, marqués comme non relus.`,
  addLanguage: (language) => `Ajouter : ${languageName(language)}`,
  languageAdded: (language, procedures) =>
    `${languageName(language)} : ajouté à ${procedures < 2 ? '1 procédure' : `${procedures} procédures`}`,
  takeDraft: 'Ce brouillon est perdu.',
  cancel: 'Annuler',
} satisfies Translated<typeof english>;
