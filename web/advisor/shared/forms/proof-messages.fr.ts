import type { Translated } from '#core/base/translated.ts';
import type { proofMessages as english } from './proof-messages.ts';

/**
 * The words for a campus that verifies names, in French. A notice shows only the part of 'typed',
 * 'unproven', 'ended' and 'notEnrolled' that comes before the first comma or colon.
 */
export const proofMessages = {
  signIn: 'Se connecter avec votre compte du campus',
  once: 'Votre nom vient de votre compte du campus. Connectez-vous tous les 30 jours.',
  wait: 'Connexion…',
  noSignal: 'Pas de réseau pour se connecter. Saisissez votre nom ; il ne sera pas vérifié.',
  failed:
    'La connexion du campus a échoué. Réessayez ou saisissez votre nom ; il ne sera pas vérifié.',
  unnamed: 'Votre compte du campus n’a pas de nom. Saisissez le vôtre ; il ne sera pas vérifié.',
  typed: 'Un nom saisi n’est pas vérifié, et vos fiches l’indiquent.',
  unproven: 'Votre nom n’est pas vérifié, et vos fiches l’indiquent.',
  ended: 'Votre connexion du campus a expiré, votre nom n’est donc pas vérifié.',
  enrolling: 'Inscription de ce téléphone…',
  notEnrolled:
    'Ce téléphone n’est pas inscrit, votre nom n’est donc pas vérifié. Demandez un code QR à l’administration.',
  noCode:
    'Ce code a déjà servi, a expiré ou a été annulé. Demandez-en un autre à l’administration ; d’ici là, votre nom n’est pas vérifié.',
  noAnswer:
    'Le serveur n’a pas répondu. Réessayez ou saisissez votre nom ; il ne sera pas vérifié.',
} satisfies Translated<typeof english>;
