import type { Translated } from '#core/base/translated.ts';
import { listed } from '../../base/written.ts';
import type { setupMessages as english } from './messages.ts';

const procedures = (count: number) => `${count} ${count < 2 ? 'procédure' : 'procédures'}`;
const published = (count: number) => `${count} ${count < 2 ? 'publiée' : 'publiées'}`;
const asDrafts = (count: number) =>
  count < 2 ? `${count} rétablie comme brouillon` : `${count} rétablies comme brouillons`;
/** Returns at most three names, and the number of the others. */
const some = (names: readonly string[]): string =>
  listed(
    names.length <= 4 ? names : [...names.slice(0, 3), `${names.length - 3} autres catégories`],
  );

/** The words of the ten things before the first real call, in French. */
export const setupMessages = {
  text: 'Avant le premier appel réel',
  next: 'Ensuite :',
  all: 'Voir les dix',
  ownerDoesRest: 'Un propriétaire fait le reste.',
  back: 'Retour à la configuration',
  putAwayName: 'Masquer : Configurer votre campus',
  isAway: 'Masqué. Toujours dans le menu.',
  showAgain: 'Afficher dans la liste des procédures',
  allDone: 'Votre campus est configuré.',
  openAgain: (day) => `Configuré le ${day}. Certains points sont à revoir.`,
  count: (done, all) => `${done} sur ${all} ${done < 2 ? 'terminée' : 'terminées'}`,
  loadFailed: 'Votre progression ne s’est pas chargée.',
  look: 'Vérifier de nouveau',
  isDone: 'Fait',
  isOpen: 'À faire',
  points: {
    name: {
      title: 'Nom et fuseau horaire',
      text: 'Affichés à l’écran, sur papier et dans les courriels.',
      go: 'Ajouter le nom',
    },
    emergency: {
      title: 'Numéro d’urgence',
      text: 'Le premier appel dans Soins médicaux et Incendie.',
      go: 'Indiquer le numéro',
    },
    contacts: {
      title: 'Contacts',
      text: 'Chaque secteur doit en avoir un avec un numéro.',
      go: 'Ajouter des contacts',
    },
    mail: {
      title: 'Les courriels fonctionnent',
      text: 'Envoyez-vous un code pour les tester.',
      go: 'Envoyer un code',
    },
    people: {
      title: 'Personnes',
      text: 'Invitez un deuxième propriétaire. Les conseillers n’ont pas besoin de compte.',
      go: 'Inviter des personnes',
    },
    starters: {
      title: 'Procédures relues',
      text: 'Relisez chacune ou laissez-la de côté.',
      go: 'Relire les procédures',
    },
    codes: {
      title: 'Feuille de codes QR',
      text: 'Affichez-la près du téléphone de garde et au bureau.',
      go: 'Imprimer la feuille',
    },
    phone: {
      title: 'Un téléphone prêt',
      text: 'Ouvrez cette adresse sur un téléphone et attendez « Prêt hors ligne ».',
      go: 'Afficher l’adresse',
    },
    practice: {
      title: 'Un exercice',
      text: 'Sur ce téléphone, terminez une procédure avec « Exercice » coché.',
      go: 'Voir comment',
    },
    backup: {
      title: 'Une sauvegarde',
      text: 'Pour en avoir une chaque nuit, demandez à la personne qui gère le serveur de définir BACKUP_DIR.',
      go: 'Voir comment',
    },
  },
  doneOn: {
    mail: (day) => `Un courriel d’essai est arrivé le ${day}.`,
    codes: (day) => `Les codes QR ont été envoyés à l’impression le ${day}.`,
    phone: (day) => `Un téléphone était prêt le ${day}.`,
    backup: (day) => `Une sauvegarde a été faite le ${day}.`,
  },
  firstCall: (number) => `${number} est le premier appel dans Soins médicaux et Incendie.`,
  noPhoneReaches:
    'Les téléphones ne peuvent pas ouvrir cette adresse. Demandez à la personne qui gère le serveur de définir PUBLIC_URL.',
  needsHttps: 'Les téléphones ne fonctionnent hors ligne qu’avec https.',
  zone: (timeZone) => `Fuseau horaire : ${timeZone}.`,
  otherZone: (here, campus) =>
    `Fuseau horaire : ${campus} ; ce navigateur : ${here}. Si c’est une erreur, définissez TIME_ZONE avant la première fiche.`,
  scheduled: 'La première sauvegarde se fait peu après le démarrage du serveur.',
  mendBackup:
    'Vérifiez que le dossier de BACKUP_DIR existe, qu’on peut y écrire et qu’il a de la place.',
  noMail: 'Ce serveur n’envoie pas encore de courriels : définissez SMTP_URL.',
  inClear:
    'Les courriels, même les liens de mot de passe, peuvent partir sans chiffrement : SMTP_URL indique tls=optional.',
  code: 'Code du courriel',
  sendCode: (email) => `Envoyer un code à ${email}`,
  sendAnother: 'Envoyer un autre code',
  codeSent: (email) => `Un code est en route vers ${email}.`,
  prove: 'Vérifier le code',
  proven: 'Les courriels fonctionnent',
  wrongCode: 'Ce code est incorrect ou a expiré.',
  tooSoon: 'Un code vient d’être envoyé. Attendez une minute.',
  failed: 'Cela n’a pas fonctionné. Réessayez.',
  ownersOnly: 'Seuls les propriétaires peuvent faire cela.',
  areasWithout: (names) => `Aucun contact avec un numéro : ${listed(names)}.`,
  bring: 'Importer votre classeur',
  readNext: (title) => `À lire ensuite : ${title}`,
  listed: (count) => (count === 1 ? 'La procédure' : `Les ${count} procédures`),
  reviewed: 'Relue',
  leaveOut: 'Laisser de côté',
  leaveOutOf: (title) => `Laisser de côté : ${title}`,
  leaveOutOthers: (count) =>
    count === 1 ? 'Laisser l’autre de côté' : `Laisser les ${count} autres de côté`,
  leaveOutTitle: (count) => `Laisser ${procedures(count)} de côté ?`,
  leaveOutText: ({ count, emptied }) => {
    const found =
      count === 0
        ? 'Les conseillers ne trouveraient aucune procédure'
        : `Les conseillers trouveraient ${procedures(count)}`;
    const empty = emptied.length === 0 ? '' : ` ; rien dans ${some(emptied)}`;
    return `${found}${empty}. Les autres sont archivées et peuvent être rétablies telles qu’elles sont maintenant.`;
  },
  restoreLeftOut: (count) =>
    count === 1
      ? 'Rétablir celle qui a été laissée de côté'
      : `Rétablir les ${count} laissées de côté`,
  restoreTitle: (count) => `Rétablir ${procedures(count)} ?`,
  restoreText: (back, drafts) => [
    ...(back.length > 0 ? [`Publiées immédiatement (${back.length}) : ${listed(back)}.`] : []),
    ...(drafts.length > 0
      ? [`Rétablies comme brouillons (${drafts.length}) : ${listed(drafts)}.`]
      : []),
    'Cela comprend tous les textes de départ archivés, même ceux qui l’ont été parce qu’ils étaient faux.',
  ],
  restore: 'Rétablir',
  keepOut: 'Les laisser de côté',
  restored: (count, drafts) => `${published(count)}, ${asDrafts(drafts)}`,
  keep: 'Les garder',
  published: (count) =>
    count === 0
      ? 'Les conseillers ne trouvent encore aucune procédure.'
      : `Les conseillers trouvent ${procedures(count)}.`,
  leftOut: (title) => `Laissée de côté : ${title}`,
  leftOutAll: (count) =>
    `${procedures(count)} ${count < 2 ? 'laissée de côté' : 'laissées de côté'}`,
  notAll: (done, all) =>
    all === 1
      ? 'Cela n’a pas été enregistré.'
      : `${done} sur ${all} ${done < 2 ? 'enregistrée' : 'enregistrées'}.`,
  notSaved: (count, all, reason) =>
    all === 1 ? reason : `${count} non ${count < 2 ? 'enregistrée' : 'enregistrées'} : ${reason}`,
  inArchive: 'Les procédures laissées de côté sont dans « Archivées ».',
  reviewNotSaved: 'La relecture n’a pas été enregistrée.',
  reviewedBy: (by, day) => (by === null ? `Relue le ${day}` : `Relue par ${by} le ${day}`),
  allReviewed: (count, by, day) =>
    `${procedures(count)} ${count < 2 ? 'relue' : 'relues'}, la dernière ${by === null ? '' : `par ${by} `}le ${day}.`,
  left: (count, reviewed = 0) => {
    const done = reviewed === 1 ? '1 relue, ' : `${reviewed} relues, `;
    return `${reviewed > 0 ? done : ''}${count} à lire.`;
  },
} satisfies Translated<typeof english>;
