import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { officeLetters as english } from './office-letters.ts';

const { name } = BRAND;

const lastOn = (day: string | undefined): string =>
  day === undefined ? 'Il n’y a pas encore de sauvegarde.' : `La dernière date du ${day}.`;

const LOG = 'Le journal du serveur donne les détails.';

export const officeLetters = {
  somebody: 'Quelqu’un',
  reviewBy: (day) => `À relire avant le ${day}`,
  reviewOf: (day, title) => `À relire avant le ${day} : ${title}`,
  reviewOfMany: (count) => `${count} ${count < 2 ? 'procédure' : 'procédures'} à relire`,
  reviewOwned: `Relisez ces procédures dont vous êtes responsable dans ${name} :`,
  reviewOwnerless:
    'Celles-ci n’ont pas de responsable actif. Relisez-les ou choisissez un responsable :',
  reviewStill:
    'Si l’une d’elles est toujours juste, donnez-lui une nouvelle date de relecture dans ses informations générales.',
  reviewOff: (profile) => `Désactivez ces courriels : ${profile}`,
  deletedAuthor: 'Quelqu’un dont le compte a été supprimé',
  unreadCorrection: ({ who, title, when }, sentence, link) => ({
    subject: `Correction urgente pas encore lue : ${title}`,
    paragraphs: [
      `${who} a corrigé « ${title} » dans ${name} (${when}). Les conseillers la voient déjà, mais personne d’autre ne l’a lue. Elle leur dit :`,
      `« ${sentence} »`,
      `Lisez-la et appuyez sur « Je l’ai lue » : ${link}`,
      'Tous les propriétaires reçoivent ce courriel chaque jour jusqu’à ce que quelqu’un d’autre que l’auteur la lise. La correction reste en place.',
    ],
  }),
  gap: (contact, from, to) => `${contact} : personne, de ${from} à ${to}`,
  gaps: (contacts, lines, { timeZone, link }) => ({
    subject: `Personne de garde : ${contacts}`,
    paragraphs: [
      `Dans les calendriers de garde de ${name}, il n’y a personne à appeler à ces moments (${timeZone}). Les téléphones appellent alors le numéro du contact lui-même.`,
      lines,
      `Ajoutez quelqu’un au calendrier ou aux personnes du tour de garde, ou définissez les heures du contact si personne ne doit être de garde à ce moment-là : ${link}`,
      'Vous recevez ce courriel une fois par trou. Tous les propriétaires le reçoivent.',
    ],
  }),
  dutyStart: (contact, { from, day, until, timeZone }) => ({
    subject: `Vous êtes de garde : ${contact}`,
    paragraphs: [
      `Votre garde (${contact}) a commencé (${from}) et se termine le ${day}, ${until} (${timeZone}).`,
      `D’ici là, les conseillers qui utilisent ${name} vous appellent pour ce contact. Si c’est une erreur, prévenez la personne qui tient le calendrier de garde.`,
    ],
  }),
  troubles: {
    waits:
      'il manque au moins la moitié de ses gardes à venir. Les précédentes valent pendant une semaine, ou jusqu’à ce que vous l’utilisiez quand même.',
    fails:
      'il n’a pas pu être lu depuis un jour. Ce qui a été lu en dernier vaut pendant une semaine.',
  },
  calendarTrouble: (contacts, lines, link) => ({
    subject: `Calendrier de garde non suivi : ${contacts}`,
    paragraphs: [
      `Les changements de ces calendriers de garde n’arrivent pas aux téléphones (${name}).`,
      lines,
      `Voyez-les : ${link}`,
      'Tous les propriétaires reçoivent ce courriel, une seule fois.',
    ],
  }),
  phoneWoken: (person, make, profile) => ({
    subject: `Un téléphone reçoit les alertes : ${person}`,
    paragraphs: [
      `Un téléphone (${make || 'de marque inconnue'}) reçoit maintenant les alertes de ${name} pour ${person} : un lien prévu pour cela a servi.`,
      `Si ce n’est pas le bon téléphone, désactivez-y les alertes : chaque titulaire d’un compte dans son profil (${profile}), un propriétaire parmi les personnes du tour de garde.`,
    ],
  }),
  phoneGone: (person, browser) => ({
    subject: `Un téléphone ne reçoit plus les alertes : ${person}`,
    paragraphs: [
      `Un téléphone (${browser || 'de marque inconnue'}) ne reçoit plus les alertes de ${name} pour ${person} : son navigateur a retiré son autorisation, ou a été retiré.`,
      'S’il doit les recevoir, réactivez-les par « Activer les alertes ici » dans le profil, ou par un nouveau lien d’un propriétaire. S’il a été perdu ou remplacé, il n’y a rien à faire.',
    ],
  }),
  dangerousStarters: (count, about, link) => ({
    subject:
      count < 2
        ? 'Une procédure de la bibliothèque de départ devrait être modifiée maintenant'
        : `${count} procédures de la bibliothèque de départ devraient être modifiées maintenant`,
    paragraphs: [
      count < 2
        ? `Une procédure que suivent vos conseillers dans ${name} vient de la bibliothèque de départ, avec un texte qui pourrait causer du tort. La vôtre reste telle quelle tant que vous ne la mettez pas à jour :`
        : `${count} procédures que suivent vos conseillers dans ${name} viennent de la bibliothèque de départ, avec des textes qui pourraient causer du tort. Les vôtres restent telles quelles tant que vous ne les mettez pas à jour :`,
      ...about,
      `Comparez et mettez à jour : ${link}`,
    ],
  }),
  damage: (found) => ({
    subject: 'La base de données est endommagée',
    paragraphs: [
      `${name} a trouvé des dommages dans sa base de données : ${found}`,
      'Arrêtez le serveur et restaurez la dernière bonne sauvegarde (voir docs/operations.md). Les téléphones enverront de nouveau les fiches qu’ils ont encore.',
      'Ceci est le seul courriel sur ces dommages.',
    ],
  }),
  backup: {
    failed: (reason, last) => ({
      subject: 'La sauvegarde a échoué',
      paragraphs: [
        `${name} n’a pas pu faire sa sauvegarde : ${reason}.`,
        `${lastOn(last)} Un nouvel essai a lieu toutes les demi-heures.`,
        LOG,
      ],
    }),
    late: (_reason, last) => ({
      subject: 'La sauvegarde est en retard',
      paragraphs: [
        `${name} n’a pas fait de sauvegarde depuis plus de 26 heures. ${lastOn(last)}`,
        LOG,
      ],
    }),
    drillFailed: (reason) => ({
      subject: 'Une restauration d’essai a échoué',
      paragraphs: [
        `La restauration d’essai de la dernière sauvegarde de ${name} a échoué : ${reason}.`,
        'Ne vous y fiez pas tant que ce n’est pas corrigé.',
        LOG,
      ],
    }),
    unproven: (_reason, last) => ({
      subject: 'Pas de restauration d’essai récente',
      paragraphs: [
        `Aucune sauvegarde de ${name} n’a réussi de restauration d’essai depuis 35 jours. ${lastOn(last)}`,
        'Sur le serveur, exécutez : npm run drill',
        LOG,
      ],
    }),
  },
} satisfies Translated<typeof english>;
