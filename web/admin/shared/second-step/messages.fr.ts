import type { Translated } from '#core/base/translated.ts';
import type { secondStepMessages as english } from './messages.ts';

export const secondStepMessages = {
  title: 'Connexion en deux étapes',
  askText: (email) => `Saisissez le code à six chiffres du compte ${email}.`,
  code: 'Code',
  codeHint: 'Ou utilisez un code de récupération',
  remember: 'Mémoriser ce navigateur pendant 30 jours',
  go: 'Continuer',
  back: 'Retour à la connexion',
  backInDialog: 'Retour',

  text: 'Un code de votre téléphone, après le mot de passe.',
  off: 'Non configurée',
  on: (since) => `Configurée : ${since}`,
  codesLeft: (count) =>
    count < 2
      ? `Il reste ${count} code de récupération.`
      : `Il reste ${count} codes de récupération.`,
  loadFailed: 'La connexion en deux étapes ne s’est pas chargée.',
  setUp: 'Configurer',
  setUpTitle: 'Configurer la connexion en deux étapes',
  setUpText: 'Il vous faut une application d’authentification ou un gestionnaire de mots de passe.',
  requiredText: 'Ici, une application d’authentification est obligatoire pour tous les comptes.',
  password: 'Mot de passe actuel',
  next: 'Suivant',
  scan: 'Scannez ceci, puis saisissez le code à six chiffres.',
  scanOf: (email) => `Code QR pour ${email}`,
  seed: 'Ou saisissez cette clé',
  firstCode: 'Code de l’application',
  confirm: 'Confirmer',
  done: 'Connexion en deux étapes configurée',

  codesTitle: 'Vos codes de récupération',
  codesText:
    'Chacun fonctionne une fois, si vous perdez l’application. Ils ne sont affichés que maintenant.',
  codes: 'Codes de récupération',
  copy: 'Copier',
  copied: 'Codes de récupération copiés',
  byHand: 'Sélectionnez les codes et copiez-les vous-même.',
  save: 'Enregistrer dans un fichier',
  fileName: 'codes-de-recuperation.txt',
  haveThem: 'Je les ai enregistrés',

  renew: 'Nouveaux codes de récupération',
  renewTitle: 'Créer de nouveaux codes de récupération ?',
  renewText: 'Les anciens codes ne fonctionnent plus. Saisissez un code de l’application.',
  renewNow: 'Créer de nouveaux codes',
  remove: 'Retirer',
  removeTitle: 'Retirer la connexion en deux étapes ?',
  removeText: 'Saisissez un code de l’application ou un code de récupération.',
  removeNow: 'La retirer',
  removed: 'Connexion en deux étapes retirée',

  trusted: 'Navigateurs mémorisés :',
  trustedFailed: 'Les navigateurs mémorisés ne se sont pas chargés.',
  trustedSince: (trusted, used) =>
    used === null
      ? `Mémorisé : ${trusted}, pas encore utilisé`
      : `Mémorisé : ${trusted} ; dernière utilisation : ${used}`,
  forget: 'Oublier',
  forgetOf: (browser, detail) => `Oublier ${browser}, ${detail}`,
  forgotten: 'Navigateur oublié',

  byPasskey: 'Se connecter avec une clé d’accès',
  passkeyWrong: 'Cette clé d’accès ne fonctionne pas ici.',
  passkeyCalledOff: 'Aucune clé d’accès n’a été utilisée.',
  passkeyThere: 'Cet appareil a déjà votre clé d’accès.',
  passkeys: 'Clés d’accès',
  passkeysText: 'Connectez-vous avec votre empreinte, votre visage ou un code PIN.',
  passkeysFailed: 'Vos clés d’accès ne se sont pas chargées.',
  noPasskey: 'Aucune pour l’instant',
  passkeySince: (added, used) =>
    used === null
      ? `Ajoutée : ${added}, pas encore utilisée`
      : `Ajoutée : ${added} ; dernière utilisation : ${used}`,
  addPasskey: 'Ajouter une clé d’accès',
  addPasskeyText: 'Votre navigateur demande où l’enregistrer.',
  passkeyName: 'Nom',
  passkeyNameHint: 'Par exemple « Ordinateur du bureau »',
  addPasskeyNow: 'Continuer',
  passkeyAdded: 'Clé d’accès ajoutée',
  rename: 'Renommer',
  renamePasskey: (name) => `Renommer ${name}`,
  renamePasskeyTitle: 'Renommer cette clé d’accès',
  renameNow: 'Enregistrer le nom',
  passkeyRenamed: 'Nom enregistré',
  removePasskey: (name) => `Retirer ${name}`,
  removePasskeyTitle: 'Retirer cette clé d’accès ?',
  removePasskeyText: (name) => `${name} ne fonctionne plus. Supprimez-la aussi sur l’appareil.`,
  passkeyRemoved: 'Clé d’accès retirée',
} satisfies Translated<typeof english>;
