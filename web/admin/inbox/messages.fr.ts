import type { Translated } from '#core/base/translated.ts';
import type {
  EMPTY as englishEmpty,
  escalationMessages as englishEscalations,
  inboxMessages as english,
  KIND_NAMES as englishKinds,
  KIND_TABS as englishTabs,
  searchMessages as englishSearches,
  STATE_NAMES as englishStates,
} from './messages.ts';

const messages = (count: number): string => `${count} ${count < 2 ? 'message' : 'messages'}`;

export const searchMessages = {
  title: 'Recherches sans résultat',
  text: 'Ajoutez-les aux mots de recherche ou écrivez une procédure.',
  count: (count, phones) =>
    `${count} ${count < 2 ? 'recherche' : 'recherches'}, ${phones} ${phones < 2 ? 'téléphone' : 'téléphones'}`,
  days: (first, last) => (first === last ? first : `du ${first} au ${last}`),
  notLoaded: 'Les recherches ne se sont pas chargées.',
  whichMeant: 'Quelle procédure était cherchée ?',
  whichMeantBy: (search) => `Quelle procédure était cherchée ? « ${search} »`,
  whichMeantHint: 'Cette recherche exacte la trouvera en premier.',
  search: 'Quand les conseillers recherchent',
  searchHint: 'Comme les conseillers l’écriraient, 40 caractères au maximum.',
  searchProcedures: 'Rechercher une procédure',
  choose: 'Choisir une procédure',
  noProcedure: 'Aucune procédure ne contient ces mots',
  required: 'Obligatoire',
  teach: 'Enregistrer',
  cancel: 'Annuler',
  taught: (search) => `« ${search} » la trouve maintenant en premier`,
  takenBack: 'Retirée',
  leadsTo: 'Mène à',
  takeBack: 'Retirer',
  takeBackOf: (search) => `Retirer « ${search} »`,
} satisfies Translated<typeof englishSearches>;

/** The words of the open escalations above the messages, in French. */
export const escalationMessages = {
  title: 'Alertes ouvertes',
  loadFailed: 'Les alertes ouvertes ne se sont pas chargées.',
  callback: (number) => `Rappeler : ${number}`,
  notChecked: 'Saisi par le conseiller, non vérifié.',
  told: (names) => `Prévenus : ${names}`,
  nobody: 'Personne ne s’en occupe',
  presses: {
    have: 'Je m’en occupe',
    cannot: 'Je ne peux pas',
    handBack: 'Rendre la main',
    done: 'Terminé',
    notReal: 'Fausse alerte',
    real: 'Annuler',
  },
  notRealDone: (title) => `Fausse alerte, « ${title} » : personne d’autre n’est prévenu`,
  ofTitle: (press, title) => `${press} : ${title}`,
  withdraw: 'Révoquer les liens',
  withdrawTitle: 'Révoquer les liens de cette alerte ?',
  withdrawText:
    'Les personnes prévenues ne pourront plus l’ouvrir. Une personne connectée peut toujours y répondre.',
  cancel: 'Annuler',
} satisfies Translated<typeof englishEscalations>;

export const inboxMessages = {
  kinds: 'Types de messages',
  all: 'Tous',
  searches: 'Recherches',
  unread: (count) => `${count} ${count < 2 ? 'nouveau' : 'nouveaux'}`,
  show: 'Afficher',
  list: 'Messages',
  opened: 'Message ouvert',
  loadFailed: 'La boîte de réception ne s’est pas chargée.',
  messageFailed: 'Ce message ne s’est pas chargé.',
  searchesNone: 'Aucune recherche sans résultat',
  searchesNoneText: 'Les recherches qui n’ont rien trouvé sont affichées ici pendant 90 jours.',
  noneOpen: 'Aucun message ouvert',
  keys: [
    ['↑ ↓', 'choisir'],
    ['Entrée', 'ouvrir'],
    ['Échap', 'retour à la liste'],
    ['E', 'archiver'],
    ['U', 'non lu'],
    ['Z', 'annuler'],
  ],
  keysTitle: 'Touches',
  isNew: 'Non lu',
  answered: 'Répondu',
  archived: 'Archivé',
  draft: 'Brouillon créé',
  merged: (count) => `${count + 1} regroupés`,
  corrected: 'Corrigé',
  back: 'Retour à la liste',
  from: (advisor, when) => `${advisor}, ${when}`,
  noWords: 'Aucun commentaire, seulement une évaluation.',
  step: (number) => `Étape ${number}`,
  revision: (number) => `version ${number}`,
  unknownStep: 'Une étape qui n’est pas sur ce serveur',
  toStep: 'Ouvrir dans l’éditeur',
  archive: 'Archiver',
  bringBack: 'Remettre dans la boîte de réception',
  markUnread: 'Marquer comme non lu',
  markRead: 'Marquer comme lu',
  answer: 'Note interne',
  answerHint: 'Seuls les administrateurs la voient.',
  markAnswered: 'Marquer comme répondu',
  saveAnswer: 'Enregistrer la note',
  reopen: 'Marquer comme non répondu',
  answeredBy: (who, when) => `Répondu par ${who ?? 'quelqu’un'}, ${when}`,
  makeDraft: 'Créer un brouillon',
  makeDraftText: (category) => `Catégorie : ${category}. Ce texte devient l’étape 1.`,
  toDraft: 'Brouillon :',
  draftMade: 'Brouillon créé',
  closest: 'Procédures semblables',
  closestNone: 'Aucune procédure semblable.',
  closestFailed: 'Les procédures semblables ne se sont pas chargées.',
  merge: 'En regrouper d’autres avec celui-ci',
  mergeTitle: 'Regrouper avec ce message',
  mergeText: 'Vous pourrez les séparer.',
  mergeNone: 'Il n’y en a pas d’autres à regrouper.',
  mergeConfirm: (count) => (count === 0 ? 'Regrouper' : `Regrouper ${messages(count)}`),
  mergedNow: (count) => `${messages(count)} ${count < 2 ? 'regroupé' : 'regroupés'}`,
  mergedTitle: 'Regroupés avec celui-ci',
  newestMerged: (shown, all) => `Les ${shown} plus récents sur ${all} messages.`,
  mergedInto: 'Regroupé avec un autre message.',
  toMerged: 'Ouvrir celui-là',
  separate: 'Séparer',
  separated: 'Message séparé',
  mergedBefore: (count) =>
    count < 2
      ? `${count} message était déjà regroupé.`
      : `${count} messages étaient déjà regroupés.`,
  separatedBefore: 'Quelqu’un d’autre a déjà séparé ce message',
  archivedBefore: 'Quelqu’un d’autre a déjà archivé ce message',
  broughtBackBefore: 'Quelqu’un d’autre a déjà remis ce message dans la boîte de réception',
  movedSince: 'Non annulé : quelqu’un d’autre l’a déplacé',
  archivedNow: 'Message archivé',
  broughtBack: 'Message remis dans la boîte de réception',
  notDone: 'Cela n’a pas fonctionné.',
} satisfies Translated<typeof english>;

/** The name of a message of each kind. */
export const KIND_NAMES = {
  missing: 'Procédure manquante',
  feedback: 'Commentaire sur l’application',
  note: 'Étape fausse',
} satisfies Translated<typeof englishKinds>;

/** The name of several messages of each kind. */
export const KIND_TABS = {
  missing: 'Procédures manquantes',
  feedback: 'Commentaires',
  note: 'Étapes',
} satisfies Translated<typeof englishTabs>;

/** The entries of the dropdown 'Afficher' (INBOX-2). */
export const STATE_NAMES = {
  open: 'Dans la boîte de réception',
  unread: 'Non lus',
  answered: 'Répondus',
  archived: 'Archivés',
} satisfies Translated<typeof englishStates>;

/** The words that replace an empty list. */
export const EMPTY = {
  open: ['La boîte de réception est vide', 'Les messages des conseillers arrivent ici.'],
  unread: ['Tout est lu', 'Les messages que personne n’a ouverts sont affichés ici.'],
  answered: [
    'Rien de répondu pour l’instant',
    'Les messages avec une note interne sont affichés ici.',
  ],
  archived: ['Rien d’archivé', 'Les messages archivés sont affichés ici.'],
} satisfies Translated<typeof englishEmpty>;
