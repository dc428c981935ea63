import { LOCALE } from '#core/base/locale.ts';
import type { Translated } from '#core/base/translated.ts';
import type { wakeMessages as english } from './messages.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The words of the pages about phones that escalations wake, in French. */
export const wakeMessages = {
  wake: 'Activer les alertes ici',
  wakeText: (name) =>
    `Pour ${name}. Les alertes sonnent ici et montrent leur catégorie et leur secteur, rien d’autre.`,
  blocked:
    'Les notifications sont bloquées. Autorisez-les pour ce navigateur et dans les réglages du téléphone, puis réessayez.',
  notWokenNow: 'Alertes non activées. Vérifiez votre connexion et réessayez.',
  linkEnded: 'Ce lien a pris fin',
  linkEndedText:
    'Il sert à un seul téléphone, une seule fois et pendant un jour. Demandez-en un autre.',
  cannot: 'Ce navigateur ne peut pas recevoir les alertes',
  cannotText:
    'Sur iPhone ou iPad : appuyez sur Partager, puis sur « Sur l’écran d’accueil » (ou « Ajouter à l’écran d’accueil »). Ouvrez l’application de là et collez-y ce lien. Ailleurs, essayez un autre navigateur.',
  copy: 'Copier le lien',
  copied: 'Lien copié',

  notWoken: 'Ce téléphone ne reçoit pas les alertes',
  notWokenText: 'Collez le lien que vous avez reçu ou créez-en un dans votre profil.',
  link: 'Lien',
  open: 'Ouvrir',

  isWoken: 'Ce téléphone reçoit les alertes',
  isWokenText: (name) => `Pour ${name}.`,
  isBlocked: 'Ce téléphone ne peut pas sonner',
  isBlockedText:
    'Les notifications sont bloquées. Autorisez-les pour ce navigateur et dans les réglages du téléphone.',
  escalations: 'Dernières 24 heures',
  none: 'Aucune alerte',

  test: 'Envoyer un essai',
  arrived: (ms) => `Arrivé après ${(ms / 1_000).toLocaleString(LOCALE, TENTHS)} s.`,
  refused:
    'Le service de notifications l’a refusé. Désactivez les alertes, puis activez-les par un nouveau lien.',
  lost: 'Rien n’est arrivé en 30 secondes. Vérifiez que ce navigateur peut afficher les notifications.',
  tooMany: 'Trop d’essais. Attendez un moment.',
  notSent: 'Pas envoyé. Vérifiez votre connexion et réessayez.',

  stop: 'Désactiver les alertes ici',
  stopNow: 'Désactiver',
  keep: 'Les garder',
  stopText: 'Les alertes ne sonneront plus ici.',
} satisfies Translated<typeof english>;
