import { LIMITS } from '#core/base/limits.ts';
import type { Translated } from '#core/base/translated.ts';
import type { calendarProblems as englishProblems, rotaMessages as english } from './messages.ts';

const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count < 2 ? one : more}`;

/** The words of duty calendars and of the people on the roster, in French. */
export const rotaMessages = {
  loadFailed: 'Les calendriers de garde ne se sont pas chargés.',
  tryAgain: 'Réessayer',
  unanswered: 'Le serveur n’a pas répondu. Réessayez.',
  notDone: 'Cela n’a pas été modifié. Réessayez.',
  conflict: 'Quelqu’un d’autre a modifié ceci. La page affiche maintenant sa version.',
  tooMany: 'Trop d’essais. Attendez quelques minutes.',

  weeks: 'De garde',
  gaps: (count) => `${count === 0 ? 'Aucun trou' : counted(count, 'trou')} dans ces 14 jours.`,
  read: (ago) => `Calendriers lus ${ago}. Les téléphones suivent dans les 20 minutes.`,
  notRead: 'Les calendriers n’ont pas encore été lus.',
  earlier: 'Deux semaines avant',
  later: 'Deux semaines après',
  readNow: 'Les lire maintenant',
  wasRead: 'Calendriers lus',
  tonight: (day) => `${day}, cette nuit`,
  nobody: 'Aucune personne',
  bar: (names, days, isTonight) => `${names}, ${days}${isTonight ? ', de garde cette nuit' : ''}`,
  part: (names) => `Aucune personne pendant quelques heures, ${names}`,
  days: (first, last) => (first === last ? first : `du ${first} au ${last}`),
  toLookAt: 'À regarder',
  gapOf: (row, day) => `${row}, ${day} :`,
  gapText: (hours, unknown) =>
    unknown.length === 0
      ? `aucune personne ${hours}`
      : `pas de numéro pour ${unknown.join(', ')}, ${hours}`,
  two: (names) => `${names.length === 2 ? 'deux' : names.length} personnes : ${names.join(', ')}`,
  right: 'C’est voulu',
  rightSet: 'Ne sera plus affiché',
  more: (count) => `${counted(count, 'autre période', 'autres périodes')} à regarder.`,

  calendars: 'Calendriers de garde',
  calendar: 'Calendrier de garde',
  calendarsText:
    'Les téléphones appellent la personne de garde selon un calendrier que vous tenez déjà.',
  none: 'Aucun calendrier pour l’instant : les téléphones appellent le numéro de chaque contact',
  feed: (host, ago) => `${host}, dernière lecture : ${ago}`,
  file: (ago) => `D’un fichier, lecture : ${ago}`,
  connect: 'Connecter un calendrier',
  allHave: (count) => (count === 0 ? 'Ajoutez d’abord un contact' : 'Chaque contact en a un'),
  contact: 'Contact',
  change: 'Modifier',
  changeOf: (name) => `Modifier le calendrier : ${name}`,
  disconnect: 'Déconnecter',
  disconnectFrom: (name) => `Déconnecter le calendrier : ${name}`,
  disconnectTitle: (name) => `Déconnecter ce calendrier : ${name} ?`,
  disconnectText:
    'Les téléphones appellent de nouveau le numéro du contact. Cela ne peut pas être annulé : pour le reconnecter, il vous faut son adresse.',
  disconnected: 'Calendrier déconnecté',
  connected: 'Calendrier connecté',
  never: 'jamais',
  failing: (problem, ago) => `${problem} Dernière lecture : ${ago}.`,
  isGone:
    'Sa dernière version valable a plus de 7 jours : les téléphones appellent le numéro du contact.',
  waits: ({ now, coming }) =>
    `Le calendrier a maintenant ${counted(now, 'garde à venir', 'gardes à venir')} et en avait ${coming}.`,
  former: 'Les téléphones utilisent encore l’ancien.',
  anyway: 'L’utiliser quand même',
  accepted: 'Les téléphones utilisent le calendrier tel qu’il est maintenant',

  warning: 'Toute personne qui peut modifier ce calendrier décide qui les téléphones appellent.',
  address: 'Adresse du calendrier',
  addressHint:
    'Dans Google Agenda, c’est l’adresse secrète au format iCal ; dans Outlook, le lien ICS d’un calendrier publié. Elle ne sera plus affichée.',
  keepHint: (host) => `Laissez vide pour garder le calendrier de ${host}.`,
  orFile: 'Ou un fichier',
  fileHint:
    'Un fichier dont le nom se termine par .ics. Il ne suit pas les modifications ultérieures.',
  needsOne: 'Saisissez une adresse ou choisissez un fichier',
  tooLarge: 'Ce fichier dépasse 2 Mo',
  readIt: 'Le lire',
  events: (count) => `${counted(count, 'événement à venir', 'événements à venir')}.`,
  noEvents: 'Ce calendrier n’a aucun événement à venir.',
  event: 'Un événement',
  title: (title, count) => `${title} (${count})`,
  nameIn: 'Le nom dans cet événement',
  nameHint: 'Seulement la personne : dans « Garde Nord : Sam Rivera », c’est « Sam Rivera ».',
  notIn: 'Ces mots ne sont pas dans l’événement',
  readAs: (names) => `Noms : ${names}`,
  withoutName: (titles) => `Aucun nom dans : ${titles}`,
  save: 'Connecter',

  people: 'Personnes du tour de garde',
  peopleText:
    'Un calendrier ne peut choisir que les personnes de cette liste. Les téléphones appellent ces numéros.',
  noPeople: 'Aucune personne pour l’instant',
  personName: 'Nom, comme dans le calendrier',
  personNumber: 'Numéro',
  personEmail: 'Courriel (facultatif)',
  addPerson: 'Ajouter une personne',
  tooManyPeople: `${LIMITS.rotaPeople} personnes au maximum`,
  removePerson: (name) => `Retirer ${name}`,
  personRemoved: 'Personne retirée',
  wakeOf: (name) => `Activer les alertes sur un téléphone : ${name}`,
  wakeText:
    'Le lien active les alertes sur un téléphone, une seule fois, pendant un jour. Aucun compte n’est nécessaire.',
  woken: (count) =>
    count < 2
      ? `${count} de ses téléphones reçoit les alertes`
      : `${count} de ses téléphones reçoivent les alertes`,
  makeLink: 'Créer le lien',
  linkFor: (name) => `Lien pour ${name}`,
  linkText: 'Envoyez-le-lui maintenant : il n’est affiché qu’une fois.',
  linkAddress: 'Lien',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  linkByHand: 'Sélectionnez le lien et copiez-le vous-même.',
  done: 'Terminé',
  forgetPhones: 'Oublier ses téléphones',
  phonesForgotten: 'Téléphones oubliés',
  unnamed: (place) => `Personne ${place}`,
  unknown: 'Dans un calendrier, mais pas dans la liste',
  unknownName: (name, count) => `${name}, ${count} fois`,
  addUnknown: (name) => `Ajouter ${name}`,
  add: 'Ajouter',
  savePeople: 'Enregistrer les personnes',
  undoPeople: 'Annuler les modifications',
  peopleSaved: 'Personnes enregistrées',
  required: 'Obligatoire',
  notANumber: 'Utilisez des chiffres, des espaces et + ( ) - . * #',
  noEmail: 'Ce n’est pas un courriel',

  forAll: 'Tous les téléphones reçoivent les noms et les numéros',
  forAllOff: 'Pour l’instant, seuls les téléphones avec un nom vérifié les reçoivent.',
  forAllOn: 'Toute personne qui a l’application peut lire ces noms et ces numéros.',
  tells: 'Prévenir les personnes quand leur garde commence',
  tellsText: 'Par courriel, et sur les téléphones ajoutés dans Profil.',
} satisfies Translated<typeof english>;

/** The sentences about a calendar that was not read. */
export const calendarProblems = {
  gone: 'Il n’y a pas de calendrier à cette adresse.',
  refused: 'Le serveur du calendrier refuse de l’afficher. Vérifiez qu’il est publié.',
  unreachable: 'Le serveur du calendrier n’a pas répondu.',
  moved: 'L’adresse mène à une autre page. Copiez l’adresse du calendrier lui-même.',
  private: 'Cette adresse est dans un réseau que ce serveur ne lit pas.',
  tooLarge: 'Le calendrier dépasse 2 Mo.',
  tooMany: 'Le calendrier a plus de 5 000 événements.',
  notCalendar: 'Ce n’est pas un calendrier. Son adresse se termine souvent par .ics.',
  noKey: 'L’adresse ne peut plus être lue. Saisissez-la de nouveau.',
} satisfies Translated<typeof englishProblems>;

/** Returns 'à l’instant', 'il y a 8 minutes', 'il y a 3 heures', 'il y a 2 jours'. */
export function agoInWords(from: string | null, now: number): string {
  if (from === null) return rotaMessages.never;
  const minutes = Math.max(0, Math.floor((now - Date.parse(from)) / 60_000));
  if (minutes < 1) return 'à l’instant';
  if (minutes < 60) return `il y a ${counted(minutes, 'minute')}`;
  if (minutes < 48 * 60) return `il y a ${counted(Math.floor(minutes / 60), 'heure')}`;
  return `il y a ${counted(Math.floor(minutes / 1440), 'jour')}`;
}
