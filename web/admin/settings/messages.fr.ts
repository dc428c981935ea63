import { LIMITS } from '#core/base/limits.ts';
import type { Translated } from '#core/base/translated.ts';
import type {
  secondPersonMessages as englishSecondPerson,
  settingsMessages as english,
  waitingMessages as englishWaiting,
} from './messages.ts';

/** The words of the settings, in French. The app does not understand hours written in French, so their hints ask for English. */
export const settingsMessages = {
  loadFailed: 'Les paramètres ne se sont pas chargés.',
  name: 'Nom du campus',
  language: 'Langue',
  languageHint: 'Des courriels, et des pages si la langue du navigateur n’est pas proposée.',
  timeZone: 'Fuseau horaire',
  timeZoneHint: 'Défini sur le serveur.',
  emergency: 'Urgence',
  anyone: 'Toute personne qui a l’application peut voir ces numéros.',
  emergencyNumber: 'Numéro d’urgence',
  emergencyPlaceholder: 'Tel qu’on le compose sur un téléphone mobile',
  emergencyMissing: 'Pas encore de numéro',
  emergencyWords: 'Comment les procédures l’appellent',
  emergencyWordsHint: 'Par exemple « 911 ».',
  contacts: 'Contacts',
  contactsText: 'Les premiers qui conviennent sont à côté de l’appel d’urgence.',
  noContacts: 'Aucun contact pour l’instant',
  unnamed: (number) => `Contact ${number}`,
  contactName: 'Nom',
  contactNumber: 'Numéro',
  contactWhen: 'Quand appeler',
  numberMissing: 'Pas encore de numéro',
  allCategories: 'Toutes les catégories',
  categoriesOf: (name) => `Catégories : ${name}`,
  categoriesTitle: (name) => `Quand afficher ${name} ?`,
  categoriesText: 'N’en cochez aucune pour toutes les catégories.',
  done: 'Terminé',
  usedIn: (count) => `Dans ${count} ${count < 2 ? 'procédure' : 'procédures'}`,
  notUsed: 'Non utilisé',
  archivedIssue: '(archivée)',
  drag: (name) => `Faire glisser ${name}`,
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  movedTo: (name, place, all) => `${name} : place ${place} sur ${all}`,
  remove: (name) => `Retirer ${name}`,
  addContact: 'Ajouter un contact',
  contactRemoved: 'Contact retiré',
  replaceTitle: (name) => `Quel contact remplace ${name} ?`,
  replaceText: (count) =>
    count === 1
      ? 'Après l’enregistrement, cette procédure nommera l’autre contact.'
      : `Après l’enregistrement, ces ${count} procédures nommeront l’autre contact.`,
  replaceBy: 'Remplacer par',
  replaceChoose: 'Choisir un contact',
  replaceConfirm: 'Retirer',
  areas: 'Secteurs',
  areasText: 'Parties du campus avec leurs propres personnes de garde.',
  noAreas: 'Aucun secteur : les contacts valent pour tout le campus',
  areaName: 'Nom du secteur',
  addArea: 'Ajouter un secteur',
  unnamedArea: (number) => `Secteur ${number}`,
  areaRemoved: 'Secteur retiré',
  movedText: 'Ceux-ci sont de garde dans un secteur que vous avez retiré.',
  everywhere: 'Tout le campus',
  always: 'toujours de garde',
  dutyOf: (name) => `Secteurs et horaires : ${name}`,
  dutyTitle: (name) => `Garde, ${name} : où et quand ?`,
  dutyText: 'Les conseillers voient d’abord les personnes de garde dans leur secteur.',
  dutyAreas: 'Secteurs',
  dutyAreasText: 'N’en cochez aucun pour tout le campus.',
  hours: 'Horaires',
  hoursHint: 'Par exemple « 20 h-8 h » ou « sam. et dim. 9 h-14 h ». Vide : toujours.',
  hoursRead: (hours) => `Compris ainsi : ${hours}.`,
  role: 'Fonction partagée',
  sharedText:
    'Un seul nom dans les procédures : chaque conseiller obtient celui qui est de garde dans son secteur.',
  roleHint: (uses) => {
    const where =
      uses === 1
        ? ', dans la procédure qui nomme ce contact'
        : `, dans les ${uses} procédures qui nomment ce contact`;
    return `Par exemple « Téléphone de garde » : chaque conseiller obtient celui qui est de garde dans son secteur${uses === 0 ? '' : where}.`;
  },
  note: 'Note',
  noteHint: 'Affichée sous le nom, par exemple « Parle anglais ».',
  notHours:
    'Écrivez des jours et des heures, par exemple « lun.-ven. 20 h-8 h, sam. et dim. toute la journée ».',
  unknownArea: 'Son secteur a été retiré. Choisissez-en un autre.',
  taken: 'Ce nom est déjà utilisé',
  tooManyAreas: `${LIMITS.areas} secteurs au maximum`,
  wordsText: 'Ce que les conseillers peuvent écrire pour trouver une catégorie.',
  addWord: 'Ajouter un mot',
  addWordTo: (category) => `Ajouter un mot : ${category}`,
  removeWord: (word) => `Retirer ${word}`,
  wordCount: (count) => `${count} ${count < 2 ? 'mot' : 'mots'}`,
  allSaved: 'Tout est enregistré',
  notSaved: (count) =>
    `${count} ${count < 2 ? 'modification non enregistrée' : 'modifications non enregistrées'}`,
  undo: 'Annuler les modifications',
  undone: 'Modifications annulées',
  conflict:
    'Quelqu’un d’autre a enregistré les paramètres. Chargez ses modifications ; les vôtres restent.',
  inUse:
    'Une procédure nomme un contact que vous avez retiré. Choisissez un remplaçant, puis enregistrez.',
  toMend: (count) => `${count} ${count < 2 ? 'champ' : 'champs'} à corriger.`,
  openPart: (title) => `Ouvrir : ${title}`,
  required: 'Obligatoire',
  tooLong: (most) => `${most} caractères au maximum`,
  tooLongWord: `${LIMITS.synonym} caractères par mot au maximum`,
  tooManyWords: `${LIMITS.synonyms} mots au maximum`,
  tooManyContacts: `${LIMITS.contacts} contacts au maximum`,
  mainNumber: 'Numéro principal du campus',
  mainNumberHint: 'Facultatif : pour les postes comme x4411.',
  notANumber:
    'Utilisez des chiffres, des espaces et + ( ) - . * #, un poste comme « x4411 » ou des majuscules.',
  notDigits: 'Utilisez seulement des chiffres, des espaces et + ( ) - . * #',
  noReference: 'Un contact ne peut pas aller ici. Écrivez plutôt son nom.',
  noMainNumber: 'Indiquez d’abord le numéro principal du campus.',
} satisfies Translated<typeof english>;

export const secondPersonMessages = {
  label: 'Publier demande une deuxième personne',
  on: 'Quelqu’un d’autre approuve chaque modification. D’ici là, les conseillers voient la version publiée.',
  calls:
    'Un autre propriétaire approuve les modifications des contacts, des secteurs et des horaires.',
  notSet: 'Cela n’a pas été modifié.',
} satisfies Translated<typeof englishSecondPerson>;

export const waitingMessages = {
  title: 'En attente d’approbation',
  text: 'D’ici là, les téléphones utilisent les contacts actuels.',
  asked:
    'En attente d’un autre propriétaire. D’ici là, les téléphones utilisent les contacts actuels.',
  by: (name, when) => `${name} l’a demandé, ${when}.`,
  somebody: 'Un ancien administrateur',
  below: 'Les champs ci-dessous montrent la modification.',
  own: 'Un autre propriétaire doit l’approuver. S’il n’y en a pas, invitez quelqu’un.',
  approve: 'Approuver',
  approved: 'Approuvé : les téléphones le reçoivent à leur prochaine actualisation',
  discard: 'Abandonner',
  discarded: 'Abandonné : les téléphones gardent les contacts actuels',
  inUse:
    'Une procédure nomme maintenant un contact que ceci retirerait. Modifiez cette procédure ou abandonnez ceci.',
  changed: 'Quelqu’un vient de modifier ceci. Relisez-le.',
  discardTitle: 'Abandonner cette modification ?',
  discardText: 'Les téléphones gardent les contacts actuels. Ce que vous avez écrit ici reste.',
} satisfies Translated<typeof englishWaiting>;
