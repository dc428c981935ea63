import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { accountLetters as english } from './account-letters.ts';

const { name } = BRAND;

const IF_YOU = 'Si c’était vous, ignorez ce courriel.';

export const accountLetters = {
  resetByCampus: (link) => ({
    subject: `Connectez-vous à ${name} sans votre compte du campus`,
    paragraphs: [
      `La personne qui gère le serveur de ${name} a créé un lien pour vous connecter.`,
      'Utilisez-le dans les 30 minutes :',
      link,
      'Il fonctionne une seule fois. Si vous ne l’avez pas demandé, ignorez ce courriel.',
    ],
  }),
  reset: (link) => ({
    subject: `Réinitialisez votre mot de passe de ${name}`,
    paragraphs: [
      `Quelqu’un, sans doute vous, a demandé à réinitialiser votre mot de passe de ${name}.`,
      'Choisissez-en un autre dans les 30 minutes :',
      link,
      'Ce lien fonctionne une seule fois. Si vous ne l’avez pas demandé, ignorez ce courriel.',
    ],
  }),
  invitationByCampus: (email, link) => ({
    subject: `Votre invitation à ${name}`,
    paragraphs: [
      `Vous avez une invitation à administrer, dans ${name}, les procédures que suivent les conseillers de garde.`,
      `Pour accepter, connectez-vous avec votre compte du campus (${email}) :`,
      link,
      'Si vous n’attendiez pas cette invitation, ignorez ce courriel.',
    ],
  }),
  invitation: (email, link, signIn) => ({
    subject: `Votre invitation à ${name}`,
    paragraphs: [
      `Vous avez une invitation à administrer, dans ${name}, les procédures que suivent les conseillers de garde.`,
      'Pour accepter, saisissez votre nom et un mot de passe dans les 7 jours :',
      link,
      `Ensuite, connectez-vous avec ${email} sur ${signIn}`,
      'Si vous n’attendiez pas cette invitation, ignorez ce courriel.',
    ],
  }),
  passwordChanged: (forgot) => ({
    subject: `Votre mot de passe de ${name} a changé`,
    paragraphs: [
      'Votre mot de passe d’administrateur vient de changer, et toutes les autres sessions ont été fermées.',
      IF_YOU,
      `Si ce n’était pas vous, réinitialisez-le maintenant sur ${forgot} et prévenez un autre administrateur.`,
    ],
  }),
  unknownBrowser: 'un navigateur inconnu',
  onSystem: (system) => `sur ${system}`,
  fromAddress: (address) => `depuis ${address}`,
  newDevice: (device, when, way) => ({
    subject: `Connexion à ${name} depuis un nouvel appareil`,
    paragraphs: [
      `Quelqu’un s’est connecté à votre compte d’administrateur avec ${device}, ${when}.`,
      IF_YOU,
      way,
    ],
  }),
  resetNow: (forgot) =>
    `Si ce n’était pas vous, réinitialisez maintenant votre mot de passe sur ${forgot}, ce qui ferme la session sur tous les appareils, et prévenez un autre administrateur.`,
  tellCampus:
    'Si ce n’était pas vous, prévenez maintenant un autre administrateur et le service informatique de votre campus.',
  secondFactor: (isAdded, profile) => {
    const what = isAdded ? 'configurée' : 'retirée';
    return {
      subject: `La connexion en deux étapes de ${name} a été ${what}`,
      paragraphs: [
        `La connexion en deux étapes de votre compte d’administrateur vient d’être ${what}.`,
        IF_YOU,
        `Si ce n’était pas vous, changez maintenant votre mot de passe sur ${profile} et prévenez un autre administrateur.`,
      ],
    };
  },
  passkey: (isAdded, profile) => ({
    subject: `Clé d’accès ${isAdded ? 'ajoutée à' : 'retirée de'} ${name}`,
    paragraphs: [
      `Une clé d’accès vient d’être ${isAdded ? 'ajoutée à' : 'retirée de'} votre compte d’administrateur.`,
      IF_YOU,
      `Si ce n’était pas vous, vérifiez vos clés d’accès et changez votre mot de passe sur ${profile}, et prévenez un autre administrateur.`,
    ],
  }),
  confirmEmail: (link) => ({
    subject: `Confirmez votre courriel pour ${name}`,
    paragraphs: [
      `Quelqu’un, sans doute vous, veut se connecter à ${name} avec ce courriel.`,
      'Pour le confirmer, connectez-vous comme avant et ouvrez ce lien dans les 24 heures :',
      link,
      'Si ce n’était pas vous, ignorez ce courriel.',
    ],
  }),
  emailRequested: (newEmail, profile) => ({
    subject: `Changement de courriel demandé pour ${name}`,
    paragraphs: [
      `Quelqu’un, connecté à votre place, a demandé à faire passer votre compte à ${newEmail}. Ce sera fait une fois cette adresse confirmée.`,
      IF_YOU,
      `Si ce n’était pas vous, annulez la demande et changez maintenant votre mot de passe sur ${profile}`,
    ],
  }),
  emailChanged: (newEmail) => ({
    subject: `Votre courriel de ${name} a changé`,
    paragraphs: [
      `Votre compte d’administrateur utilise maintenant ${newEmail}. Cette adresse-ci ne permet plus de se connecter.`,
      'Si ce n’est pas vous qui l’avez changée, prévenez maintenant un autre administrateur.',
    ],
  }),
  mailCode: (code) => ({
    subject: `${name} : votre code est ${code}`,
    paragraphs: [
      'Saisissez ce code dans « Configurer votre campus » :',
      code,
      'Il expire dans 30 minutes. Si vous ne l’avez pas demandé, ignorez ce courriel.',
    ],
  }),
} satisfies Translated<typeof english>;
