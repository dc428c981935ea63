import type { Translated } from '#core/base/translated.ts';
import type { profileMessages as english } from './messages.ts';

export const profileMessages = {
  loadFailed: 'Votre profil ne s’est pas chargé.',

  who: 'Nom et courriel',
  whoText: 'Affichés sur ce que vous enregistrez et publiez.',
  name: 'Nom',
  saveName: 'Enregistrer le nom',
  nameSaved: 'Nom enregistré',
  email: 'Courriel',
  changeEmail: 'Modifier le courriel',
  changeEmailText: (email) =>
    `Nous y enverrons un lien. Tant que vous ne l’avez pas ouvert, connectez-vous avec ${email}.`,
  newEmail: 'Nouveau courriel',
  sendLink: 'Envoyer le lien',
  linkSent: (email) => `Lien envoyé à ${email}`,
  pending: (email) => `Ouvrez dans ce navigateur le lien envoyé à ${email}.`,
  takeBack: 'Annuler cette modification',
  takenBack: 'Le courriel n’a pas changé',
  confirmTitle: 'Utiliser désormais ce courriel ?',
  confirmText: (email) => `Vous vous connecterez avec ${email}. Vos autres sessions prennent fin.`,
  confirm: 'Utiliser ce courriel',
  emailChanged: 'Courriel modifié',
  linkEnded: 'Ce lien a servi, a été annulé ou date de plus d’un jour.',
  language: 'Langue',

  password: 'Mot de passe',
  passwordText: 'Un nouveau mot de passe met fin à vos autres sessions.',
  noPassword: 'Pour choisir un mot de passe, déconnectez-vous et utilisez « Mot de passe oublié ».',
  changePassword: 'Modifier le mot de passe',
  presentPassword: 'Mot de passe actuel',
  savePassword: 'Enregistrer le mot de passe',

  signIns: 'Vos sessions',
  signInsText: 'Votre session prend fin après deux heures sans activité.',
  signInsFailed: 'Vos sessions ne se sont pas chargées.',
  unknownBrowser: 'Navigateur inconnu',
  since: (moment, address) =>
    address === null ? `Ouverte : ${moment}` : `Ouverte : ${moment}, depuis ${address}`,
  thisOne: 'Ce navigateur',
  revoke: 'Déconnecter',
  revokeOf: (browser, since) => `Déconnecter : ${browser}, ${since}`,
  revoked: 'Session déconnectée',
  endOthers: 'Déconnecter les autres sessions',
  endOthersNow: 'Déconnecter',
  othersTitle: 'Déconnecter les autres sessions ?',
  othersText: (count) =>
    count === 1
      ? 'Une autre session prend fin. Le travail qui n’y est pas enregistré est conservé.'
      : `${count} autres sessions prennent fin. Le travail qui n’y est pas enregistré est conservé.`,
  othersEnded: 'Autres sessions déconnectées',

  phones: 'Téléphones qui reçoivent les alertes',
  phonesText: 'Les alertes qui vous sont destinées y sonnent.',
  phonesFailed: 'Vos téléphones ne se sont pas chargés.',
  wokenSince: (moment) => `Activé : ${moment}`,
  wakePhone: 'Activer les alertes ici',
  removePhone: 'Retirer',
  removePhoneOf: (browser, since) => `Retirer ${browser}, ${since}`,
  phoneRemoved: 'Téléphone retiré',

  deletion: 'Supprimer mon compte',
  deletionText: 'Ce que vous avez écrit reste.',
  deletionTitle: 'Supprimer votre compte ?',
  deletionWarning: (email) => `${email} ne pourra plus se connecter. Cela ne peut pas être annulé.`,
  deletePassword: 'Mot de passe',
  deleteNow: 'Supprimer le compte',
  deleted: 'Compte supprimé',
} satisfies Translated<typeof english>;
