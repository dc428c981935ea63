import { languageName } from '#core/base/language-name.ts';
import type { Translated } from '#core/base/translated.ts';
import type { ImportedIssue } from '#core/exchange/exchange-schema.ts';
import type {
  changedStartersMessages as englishStarters,
  exchangeMessages as english,
} from './messages.ts';

const counted = (count: number): string => `${count} ${count < 2 ? 'procédure' : 'procédures'}`;

/** Returns '1 procédure importée', '2 procédures importées'. */
const countedAs = (count: number, one: string): string =>
  `${counted(count)} ${one}${count < 2 ? '' : 's'}`;

/** The page of new starter texts, and the line above the list while texts of the starter library wait to be looked at, in French. */
export const changedStartersMessages = {
  dangerous: (count) =>
    count === 1
      ? 'Une de vos procédures pourrait mettre quelqu’un en danger.'
      : `${count} de vos procédures pourraient mettre quelqu’un en danger.`,
  dangerousText: 'La bibliothèque de départ a une version plus sûre.',
  changed: (count) =>
    count === 1
      ? '1 procédure de départ a une nouvelle version.'
      : `${count} procédures de départ ont de nouvelles versions.`,
  changedText: 'Les vôtres ne changent pas tant que vous ne les mettez pas à jour.',
  look: 'Comparer',
  added: (count) =>
    count === 1
      ? 'Il y a une nouvelle procédure de départ.'
      : `Il y a ${count} nouvelles procédures de départ.`,
  inLanguage: (language) => `La bibliothèque de départ a des textes en ${languageName(language)}.`,
  inLanguageText: 'Ajoutez-les à vos procédures ou laissez-les de côté.',
  addedText: 'Ajoutez chacune comme brouillon ou laissez-la de côté.',
  lookAdded: 'Les voir',
} satisfies Translated<typeof englishStarters>;

export const exchangeMessages = {
  languages: (names) => `Avec des textes en ${names}, que personne ne publie encore.`,
  export: 'Exporter',
  exportAll: 'Tout exporter',
  exported: (count) => countedAs(count, 'exportée'),
  exportedAll: 'Toutes les procédures exportées',
  notExported: 'Les procédures n’ont pas été exportées.',
  notLoaded: 'Ceci ne s’est pas chargé.',

  import: 'Importer',
  title: 'Importer des procédures',
  text: 'Vous vérifiez tout avant l’importation.',
  kept: (name) => `« ${name} » n’est pas encore importé.`,
  goOn: 'Continuer',
  file: 'Fichier à importer',
  fileHint:
    'Word (.docx), PDF, Excel (.xlsx), CSV, texte et autres. Vous pouvez le faire glisser ici.',
  paste: 'Ou collez le texte',
  readText: 'Lire le texte',
  pastedName: 'Texte collé',
  notRead: 'Le document n’a pas été lu. Réessayez.',
  documentTooLarge: (megabytes) =>
    `Le document dépasse ${megabytes} Mo. Choisissez-en une partie ou collez son texte.`,
  cancel: 'Annuler',
  close: 'Fermer',
  stop: 'Arrêter',
  checking: 'Vérification',
  importing: 'Importation',
  progress: (done, all) => `${done} sur ${all}`,
  fileTooLarge: (megabytes) =>
    `Le fichier dépasse ${megabytes} Mo. Exportez moins de procédures à la fois.`,
  tooManyMembers: 'Le fichier contient trop de choses. Exportez moins de procédures à la fois.',
  notJson: 'Ce fichier est endommagé ou ne vient pas d’Exporter. Exportez-le de nouveau.',
  notOurs: 'Ce fichier ne contient aucune procédure. Choisissez-en un qui vient d’Exporter.',
  tooNew: (version) =>
    `Ce fichier vient d’une version plus récente de l’application (${version}). Demandez à la personne qui gère le serveur de le mettre à jour.`,
  empty: 'Ce fichier ne contient aucune procédure.',
  notChecked: 'Rien n’a été importé. Réessayez.',
  sameText: (count) => `${counted(count)} déjà ici.`,
  nothing: 'Rien à importer.',
  untitled: (place) => `Procédure ${place} du fichier, sans titre`,
  becomesDraft: 'Elles arrivent comme brouillons.',
  replacesPublished:
    'Les conseillers ne voient plus celle qui est publiée tant que vous ne publiez pas ce brouillon.',
  dropsWaiting: 'Ses modifications en attente sont perdues.',
  replacesDraft: 'Remplace le brouillon d’ici.',
  wasArchived: 'Archivée ici : revient comme brouillon.',
  hereTitle: (title) => `S’appelle ici « ${title} ».`,
  blocking: (count) =>
    count === 1
      ? '1 problème empêche la publication.'
      : `${count} problèmes empêchent la publication.`,
  contacts: (ids) => `Utilise des contacts que vous n’avez pas : ${ids}.`,
  confirm: (count) => `Importer ${counted(count)}`,
  done: (count) => countedAs(count, 'importée'),
  doneText: 'Ce sont des brouillons. Les conseillers les voient une fois publiées.',
  notDone: (count) => `${countedAs(count, 'non importée')} :`,
  again: 'Importez de nouveau le même fichier pour le reste. Rien n’est importé deux fois.',

  duplicate: 'Dupliquer',
  duplicated: (count) => (count < 2 ? `${count} copie créée` : `${count} copies créées`),

  starters: 'Bibliothèque de départ',
  startersText: 'Elles arrivent comme brouillons, à adapter.',
  startersFailed: 'La bibliothèque de départ ne s’est pas chargée.',
  isHere: 'Ajoutée',
  add: (count) => (count === 0 ? 'Ajouter' : `Ajouter ${counted(count)}`),
  added: (count) =>
    `${countedAs(count, 'ajoutée')} comme ${count < 2 ? 'brouillon' : 'brouillons'}`,
  notAdded: 'Celles qui restent cochées n’ont pas été ajoutées. Réessayez.',
} satisfies Translated<typeof english>;

const GROUPS = {
  new: 'Nouvelles',
  changed: 'Modifiées',
  same: 'Inchangées',
  refused: 'Refusées',
};

export function nameOfGroup(what: ImportedIssue['what'], count: number): string {
  return `${GROUPS[what]} (${count})`;
}

const words = exchangeMessages;

export function sentencesOfImport(issue: ImportedIssue): string[] {
  const { title, what, here, blocking, unknownContacts } = issue;
  const replaced = here?.publish ? words.replacesPublished : words.replacesDraft;
  return [
    ...(here && here.title !== title ? [words.hereTitle(here.title)] : []),
    ...(what === 'changed' && here?.isPending ? [words.dropsWaiting] : []),
    ...(what === 'changed' ? [here?.isArchived ? words.wasArchived : replaced] : []),
    ...(blocking > 0 ? [words.blocking(blocking)] : []),
    ...(unknownContacts.length > 0 ? [words.contacts(unknownContacts.join(', '))] : []),
  ];
}
