import { LOCALE } from '#core/base/locale.ts';
import type { Translated } from '#core/base/translated.ts';
import type { ANSWERS as englishAnswers, notificationMessages as english } from './messages.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const tries = (count: number): string => `${count} ${count < 2 ? 'essai' : 'essais'}`;

function until(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return 'le prochain dans un instant';
  return minutes < 120
    ? `le prochain dans ${minutes} min`
    : `le prochain dans ${Math.round(minutes / 60)} h`;
}

function age(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.floor(seconds / 60)} min`;
  return `${Math.floor(seconds / 3_600)} h`;
}

/** The words of who is told about escalations, in French. */
export const notificationMessages = {
  text: 'Les exercices ne préviennent personne.',
  loadFailed: 'Les alertes ne se sont pas chargées.',
  tryAgain: 'Réessayer',
  nobody: 'Personne n’est encore prévenu.',
  targets: 'Destinataires',

  add: {
    mail: 'Ajouter un courriel',
    webhook: 'Ajouter un webhook',
    duty: 'Ajouter la personne de garde',
    push: 'Ajouter un téléphone',
  },
  change: {
    mail: 'Modifier le courriel',
    webhook: 'Modifier le webhook',
    duty: 'Modifier la personne de garde',
    push: 'Modifier le téléphone',
  },
  address: {
    mail: 'Courriel à',
    webhook: 'Webhook',
    duty: 'De garde pour',
    push: 'Téléphone de',
  },
  hint: {
    mail: 'Une adresse.',
    webhook: 'Une adresse https publique ; les événements sont signés.',
    duty: 'Prévient par courriel et sur ses téléphones la personne de garde selon son calendrier.',
    push: 'Sonne sur chaque téléphone que cette personne a ajouté dans son profil.',
  },
  privateHint:
    'Les événements sont signés ; http ne fonctionne que là où la personne qui gère le serveur le permet.',
  name: 'Nom',
  nameHint: 'Facultatif : les conseillers le voient, par exemple « Responsable de garde ».',
  answers: 'Envoyer le lien et les réponses',
  answersShort: 'lien et réponses',
  goneContact: 'un contact retiré',
  noContact: 'Tous les contacts sont déjà dans la liste.',
  onDuty: 'La personne de garde',
  phone: 'Téléphone',
  phoneOf: (name) => (name === '' ? 'un téléphone disparu' : `téléphone : ${name}`),
  noPhone: 'Personne d’autre n’a de téléphone qui reçoit les alertes.',
  noEmail: 'Saisissez un courriel valide.',
  notUrl: 'Saisissez une adresse complète, comme https://hooks.example.edu/reslife.',
  notHttps: 'L’adresse doit commencer par https://.',
  escalations: 'Toutes les alertes',
  allCategories: 'Toutes les catégories',
  categories: 'Catégories',
  noCategory: 'Choisissez une catégorie.',
  nothingWanted: 'Choisissez des alertes ou un résumé.',
  summary: 'Résumé',
  summaryOf: {
    none: 'Aucun résumé',
    daily: 'Chaque jour à 7 h',
    weekly: 'Le lundi à 7 h',
  },
  summaryShort: {
    none: '',
    daily: 'résumé quotidien',
    weekly: 'résumé hebdomadaire',
  },
  noEscalations: 'Aucune alerte',
  save: 'Enregistrer',
  added: (address) => `Ajouté : ${address}`,
  saved: 'Enregistré',
  alreadyAdded: 'Cette adresse est déjà ici, ou la liste est pleine.',
  refused: 'Le serveur a refusé cette adresse.',
  gone: 'Quelqu’un vient de le retirer.',
  tooMany: 'Trop d’essais. Attendez une minute.',
  notDone: 'Cela n’a pas fonctionné.',
  unanswered: 'Le serveur n’a pas répondu.',

  more: (address) => `Plus d’actions : ${address}`,
  changeEntry: 'Modifier',
  renew: 'Renouveler le secret',
  remove: 'Retirer',
  removeTitle: (address) => `Retirer ${address} ?`,
  removeText: 'Plus rien n’y est envoyé.',
  removed: (address) => `Retiré : ${address}`,
  renewTitle: 'Renouveler le secret ?',
  renewText: 'Donnez le nouveau au récepteur dans les 24 heures.',
  secretEnd: (end) => `Le secret se termine par ${end}`,
  secretTitle: 'Secret du webhook',
  secretText: 'Donnez-le maintenant au récepteur : il n’est affiché qu’une fois.',
  secret: 'Secret',
  copy: 'Copier le secret',
  copied: 'Secret copié',
  byHand: 'Sélectionnez le secret et copiez-le vous-même.',
  done: 'Terminé',

  test: 'Envoyer un essai',
  testOf: (address) => `Envoyer un essai à ${address}`,
  testDelivered: (answer) => {
    const seconds = Number(answer?.split(' ')[2] ?? 0) / 1_000;
    return `Essai remis en ${seconds.toLocaleString(LOCALE, TENTHS)} s`;
  },
  testMailed: 'Essai envoyé. Voyez le journal ci-dessous.',
  testFailed: (reason) => `Essai non remis. ${reason}`,

  log: 'Journal des envois',
  show: 'Afficher',
  all: 'Tous',
  logFailed: 'Le journal des envois ne s’est pas chargé.',
  nothingSent: 'Rien n’a été envoyé au cours des 90 derniers jours.',
  nothingShown: 'Aucun de ce genre.',
  event: {
    escalation: 'Alerte',
    takenBack: 'Alerte annulée',
    group: 'Alertes d’un même réseau',
    test: 'Essai',
    summary: 'Résumé',
    answered: 'Réponse',
    unanswered: 'Personne n’a répondu',
    ended: 'Alerte terminée',
  },
  waitingSince: (count, seconds) =>
    count === 1
      ? `1 notification en attente depuis ${age(seconds)}`
      : `${count} notifications en attente, la plus ancienne depuis ${age(seconds)}`,
  states: {
    waiting: 'En attente',
    delivered: 'Remis',
    givenUp: 'Non remis',
  },
  to: (address, step, round = 1) =>
    [address, step !== undefined && `palier ${step}`, round > 1 && `passage ${round}`]
      .filter(Boolean)
      .join(', '),
  tries,
  triesUntil: (count, milliseconds) => `${tries(count)}, ${until(milliseconds)}`,
  sendAgain: 'Renvoyer',
  againOf: (what, address) => `Renvoyer : ${what}, ${address}`,
  again: 'Nouvel envoi en cours',
} satisfies Translated<typeof english>;

type Reasons = Readonly<Record<string, (detail: string) => string>>;

/** The meaning of the first word of a delivery's last answer; the rest is its detail. */
export const ANSWERS = {
  status: (detail) => `Le récepteur a répondu ${detail.split(' ')[0]}.`,
  redirect: (detail) =>
    `Le récepteur a redirigé (${detail.split(' ')[0]}). Les redirections ne sont pas suivies.`,
  timeout: () => 'Le récepteur n’a pas répondu en 10 secondes.',
  private: () =>
    'Ce n’est pas une adresse https publique. La personne qui gère le serveur peut l’autoriser (WEBHOOK_PRIVATE).',
  name: () => 'L’adresse est introuvable.',
  certificate: (detail) => `Le certificat du récepteur n’est pas valide (${detail}).`,
  unreachable: (detail) => `Le récepteur est injoignable${detail && ` (${detail})`}.`,
  mail: (detail) => `Serveur de courriel : ${detail}`,
  late: () => 'Aucun serveur de courriel ne l’a accepté en trois jours.',
  removed: () => 'L’adresse a été retirée.',
  grouped: () => 'Envoi groupé avec d’autres d’un même réseau.',
  takenBack: () => 'L’alerte a été annulée.',
  escalatedAgain: () => 'Une nouvelle alerte a suivi.',
  nobody: () => 'Aucun destinataire à ce palier ni de garde.',
  ended: () => 'L’alerte s’est terminée avant.',
  answered: () => 'Quelqu’un a répondu avant.',
  restored: () => 'C’était en cours dans une sauvegarde restaurée.',
} satisfies Translated<typeof englishAnswers>;

/** Returns the reason why a delivery has not arrived; undefined if nothing is known. */
export function reasonOf(answer: string | null): string | undefined {
  if (answer === null) return undefined;
  const [word = '', ...rest] = answer.split(' ');
  return (ANSWERS as Reasons)[word]?.(rest.join(' '));
}
