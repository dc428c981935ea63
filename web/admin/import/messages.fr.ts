import type { Translated } from '#core/base/translated.ts';
import type {
  ASIDES as englishAsides,
  COMPARED as englishCompared,
  importMessages as english,
  MARKS as englishMarks,
  QUESTIONS as englishQuestions,
  USES as englishUses,
} from './messages.ts';

const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count < 2 ? one : more}`;

const procedures = (count: number): string => counted(count, 'procédure');
const places = (count: number): string => counted(count, 'endroit');

export const importMessages = {
  before: (day, count) =>
    `Vous avez importé ce document le ${day}. ${count} de ses procédures ${count < 2 ? 'est' : 'sont'} ici.`,
  sameAgain: 'Ce document a déjà été importé',
  replace: 'Remplacer les brouillons',
  addAgain: 'Ajouter de nouveau',
  compare: 'Comparer',
  publishedStay: (count) =>
    count === 1
      ? '1 est publiée et reste telle quelle.'
      : `${count} sont publiées et restent telles quelles.`,
  notCompared: 'Les procédures n’ont pas été comparées.',

  questions: (count) => `${counted(count, 'question')} avant de le diviser`,
  questionsText: 'Chaque réponse vaut pour tout le document.',
  procedures: (count) =>
    count === 0 ? 'Une procédure, tout le document' : counted(count, 'procédure'),
  more: (count) => `et ${count} de plus`,
  skipQuestions: 'Passer les questions',
  showFound: (count) =>
    count === 1 ? 'Afficher la procédure' : `Afficher les ${count} procédures`,
  questionsAgain: (count) => `Questions (${count})`,

  noDocument: 'Aucun document ouvert',
  noDocumentText: 'Choisissez Importer sous « Plus » dans la liste des procédures.',
  toIssues: 'Liste des procédures',

  found: (count) => counted(count, 'procédure trouvée', 'procédures trouvées'),
  list: 'Procédures trouvées',
  show: 'Afficher',
  all: 'Toutes',
  toCheck: (count) => `À vérifier : ${count}`,
  nothingToCheck: 'Rien à vérifier.',
  steps: (count) => counted(count, 'étape'),
  marks: (count) => `${count} à vérifier`,
  take: (title) => `Importer ${title}`,
  untitledOne: 'une procédure sans nom',
  backToList: 'Toutes les procédures',
  stepsOf: 'Étapes',
  categoryOfAll: 'Catégorie pour toutes',
  asGuessed: 'Telle que trouvée',
  discard: 'Abandonner cette importation',
  discardTitle: (name) => `Abandonner l’importation : « ${name} » ?`,
  discardText: 'Vos corrections sont retirées. Le document lui-même reste tel quel.',
  discardIt: 'Abandonner',
  keep: 'Garder',

  chosen: (count, all) => `${count} ${count < 2 ? 'choisie' : 'choisies'} sur ${all}.`,
  asDrafts: 'Elles arrivent comme brouillons.',
  asDraftsWith: (names) => `Elles arrivent comme brouillons, avec leurs textes en ${names}.`,
  next: 'À vérifier ensuite',
  import: (count, contacts) => {
    if (count === 0) return 'Importer';
    return contacts === 0
      ? `Importer ${procedures(count)}`
      : `Importer ${procedures(count)} et ${counted(contacts, 'contact')}`;
  },
  showDrafts: (count) => (count === 1 ? 'Afficher le brouillon' : `Afficher ${count} brouillons`),
  importing: 'Importation',
  progress: (done, all) => `${done} sur ${all}`,
  stop: 'Arrêter',
  close: 'Fermer',

  name: 'Nom',
  category: 'Catégorie',
  untitled: 'Absent du document. Ajoutez un nom.',
  titleTooLong: (most) => `${most} caractères au maximum.`,
  guessedCategory: 'Devinée d’après ses mots.',
  noSteps: 'Aucune étape.',
  pictureOf: (step) => `Image de l’étape ${step}`,
  takePicture: 'Garder cette image',
  takePictureOf: (step) => `Garder l’image de l’étape ${step}`,
  picture: 'Image',
  andThen: (answer, where) => `${answer} ; ensuite : ${where}`,
  toNext: 'Étape suivante',
  toEnd: 'Fin',
  toStep: (number) => `Étape ${number}`,

  titleAsked: 'Est-ce une procédure à part ?',
  titleIs: 'Oui',
  titleIsPart: 'Non, une partie de la précédente',
  right: 'Oui, c’est juste',
  rightAll: (count) => `Oui pour les ${count} de ce genre`,
  agreed: (count) => `Réponse « Oui » à ${places(count)}`,
  keepWords: 'Garder comme texte',
  seen: 'C’est juste',
  makeQuestion: 'En faire une question',
  makeTitle: 'En faire un titre',
  leaveOut: 'Laisser de côté',
  guessAgain: 'Deviner de nouveau',

  source: 'Dans votre document',

  usedAs: 'Utilisé comme',
  leaveOutEvery: (phrase, count) => `Laisser de côté chaque « ${phrase} » (${count})`,
  restoreEvery: (phrase, count) => `Rétablir chaque « ${phrase} » (${count})`,
  leftOut: (count) => counted(count, 'paragraphe laissé de côté', 'paragraphes laissés de côté'),
  movedAway: (moved) =>
    moved
      ? `${counted(moved.count, 'étape déplacée', 'étapes déplacées')} vers « ${moved.to} »`
      : '',
  undo: 'Annuler',
  split: 'Diviser en deux',
  splitAt: 'Placez le curseur au début du deuxième paragraphe, puis appuyez sur Entrée',
  splitHere: 'Diviser ici',
  wasSplit: 'Divisé en deux',
  join: 'Annuler la division',
  page: (page) => `page ${page}`,
  titleSign: 'Titre',
  chapterSign: 'Chapitre',

  newContacts: 'Contacts trouvés',
  newContactsText: 'Ceux qui sont cochés sont ajoutés aux paramètres.',
  ownersAdd: 'Seuls les propriétaires peuvent ajouter des contacts. Ceux-ci restent du texte.',
  newContact: (name, number) => `Nouveau contact : ${name}, ${number}`,
  newNumber: (name, number) => `Nouveau numéro, ${name} : ${number}`,
  said: (count) => `à ${places(count)}`,
  unsure: 'ce n’est peut-être pas un numéro de téléphone',
  weeknights: 'les soirs de semaine vont du lundi au vendredi',
  left: 'Laissés de côté',
  paragraphs: (count) => counted(count, 'paragraphe'),
  listed: 'Dans vos contacts, ou coché ci-dessus.',
  bringBack: (count) => (count === 1 ? 'Le rétablir' : `Rétablir ces ${count} paragraphes`),
} satisfies Translated<typeof english>;

/** The uses of a paragraph, as they are chosen, in French. */
export const USES = {
  step: 'Étape',
  words: 'Étape, texte seul',
  question: 'Question',
  yes: 'Réponse Oui',
  no: 'Réponse Non',
  part: 'Partie de l’étape précédente',
  section: 'Texte au-dessus de l’étape suivante',
  title: 'Titre de procédure',
  chapter: 'Chapitre',
  out: 'Laisser de côté',
} satisfies Translated<typeof englishUses>;

/** The questions about the whole document, by their kinds, and the words of their choices, in French. */
export const QUESTIONS = {
  REPEATED_PART: {
    ask: (phrase, count) => `« ${phrase} » revient ${count} fois. Qu’en faire ?`,
    choices: {
      out: 'Laisser de côté',
      steps: 'Garder chaque paragraphe comme une étape',
      step: 'Garder le tout comme une seule étape',
      before: 'Garder dans l’étape précédente',
      above: 'Garder dans l’étape suivante',
    },
  },
  SHORT_NUMBERS: {
    ask: (phrase, count) =>
      `Les ${count} numéros courts comme « ${phrase} » sont-ils des numéros de téléphone ?`,
    choices: {
      counted: 'Non, ce sont des codes, des numéros de chambre ou autres',
      called: 'Oui, en faire des contacts',
    },
  },
  TITLES: { ask: () => 'Lesquelles sont vos procédures ?', choices: {} },
} satisfies Translated<typeof englishQuestions>;

/** The states of a procedure compared with the one that an earlier import made, in French. */
export const COMPARED = {
  new: 'nouvelle',
  changed: 'diffère de celle d’ici',
  published: 'publiée, reste telle quelle',
  same: 'identique à celle d’ici',
  refused: 'ne peut pas être importée',
} satisfies Translated<typeof englishCompared>;

/** The guesses to check, each as a question or a fact, in French. */
export const MARKS = {
  ANSWERS: 'Est-ce une question avec ces réponses ?',
  SKIP: 'Cela mène-t-il à la bonne étape ?',
  CONTACT: 'Est-ce l’un de vos contacts ?',
  NEW_CONTACT: 'Est-ce un nouveau contact ?',
  MAYBE_TITLE: 'Est-ce le nom d’une procédure ? Gardé comme étape.',
  MAYBE_ANSWERS: 'Est-ce une question avec des réponses ? Gardé comme texte.',
  CONDITION: 'Ceci dépend de plus d’une réponse ; c’est donc gardé comme texte.',
  CROSSED: 'Une croix peut vouloir dire « ne pas faire ».',
  NO_SUCH_STEP: 'Le texte nomme une étape qui n’est pas ici. Gardé comme texte.',
  OTHER_NUMBER: 'Ce numéro n’est pas celui de vos contacts.',
  TWO_NUMBERS: 'Le document a deux numéros pour ce contact. Gardé comme texte.',
  NUMBER_IN_WORDS: 'Le texte nomme un numéro d’étape qui peut être différent ici.',
  TABLE: 'Ce tableau est-il une seule étape ?',
  MORE_PICTURES: 'Une étape affiche une image. Mettez les autres dans des étapes à part.',
  LOST_PICTURE:
    'Une image ici n’est ni PNG, ni JPEG, ni WebP. Convertissez-la et ajoutez-la plus tard.',
} satisfies Translated<typeof englishMarks>;

/** The kinds of text outside the document's main text, shown before its words, in French. */
export const ASIDES = {
  header: 'En-tête',
  footer: 'Pied de page',
  note: 'Note',
  comment: 'Commentaire',
  contents: 'Sommaire',
  drawing: 'Dessin',
  columns: 'Colonnes',
  struck: 'Barré',
  hidden: 'Masqué',
} satisfies Translated<typeof englishAsides>;
