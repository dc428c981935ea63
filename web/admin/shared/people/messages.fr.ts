import type { Translated } from '#core/base/translated.ts';
import type {
  peopleMessages as english,
  ROLE_NAMES as englishRoleNames,
  roleMessages as englishRoles,
  stateMessages as englishStates,
} from './messages.ts';

export const stateMessages = {
  active: 'Actif',
  invited: 'Invité',
  disabled: 'Désactivé',
} satisfies Translated<typeof englishStates>;

export const ROLE_NAMES = {
  owner: 'Propriétaire',
  author: 'Auteur',
  reader: 'Lecteur',
} satisfies Translated<typeof englishRoleNames>;

export const roleMessages = {
  role: 'Rôle',
  required: 'Obligatoire',
  choose:
    'Les lecteurs consultent, les auteurs modifient et publient, les propriétaires peuvent tout faire.',
  change: 'Modifier le rôle',
  title: (name) => `Rôle : ${name}`,
  save: 'Enregistrer le rôle',
  changed: (name, role) => `Rôle modifié, ${name} : ${ROLE_NAMES[role].toLowerCase()}`,
  invited: {
    owner: 'Peut tout faire, y compris dans Personnes et Paramètres.',
    author:
      'Peut modifier et publier des procédures, répondre dans la boîte de réception et voir les statistiques.',
    reader: 'Peut voir les procédures, la boîte de réception et les statistiques.',
  },
  may: {
    owner: 'Les propriétaires peuvent tout faire, y compris dans Personnes et Paramètres.',
    author:
      'Les auteurs peuvent modifier et publier des procédures, répondre dans la boîte de réception et voir les statistiques.',
    reader: 'Les lecteurs peuvent voir les procédures, la boîte de réception et les statistiques.',
  },
  mayOfSome:
    'Les auteurs peuvent modifier et publier dans les catégories cochées, et voir les autres.',
  categories: 'Catégories',
  categoriesText: 'N’en cochez aucune pour toutes les catégories.',
  limited: (name) => `Catégories enregistrées : ${name}`,
  ofCampus: 'selon le compte du campus',
  ofCampusNote: 'Le compte du campus définit ce rôle à chaque connexion.',
  ownLess: 'Seul un autre propriétaire peut vous rendre ces droits.',
} satisfies Translated<typeof englishRoles>;

const people = (count: number) => `${count} ${count < 2 ? 'personne' : 'personnes'}`;

export const peopleMessages = {
  summary: (count, signedIn) =>
    count === 1
      ? people(1)
      : `${people(count)}, ${signedIn} ${signedIn < 2 ? 'connectée' : 'connectées'}`,
  found: (found, all) => `${found} sur ${people(all)}`,
  search: 'Rechercher une personne par nom ou courriel',
  noneFound: 'Personne n’a ce nom ni ce courriel',
  alone: 'Personne d’autre ne peut se connecter. Invitez une deuxième personne.',
  invite: 'Inviter une personne',
  loadFailed: 'Les personnes ne se sont pas chargées.',
  person: 'Personne',
  state: 'Compte',
  lastSignIn: 'Dernière connexion',
  you: '(vous)',
  now: 'Maintenant',
  never: 'Jamais',
  more: (name) => `Plus d’actions : ${name}`,
  ownProfile: 'Profil',
  sendAgain: 'Renvoyer l’invitation',
  disable: 'Désactiver',
  enable: 'Activer',

  inviteText: 'Un lien qui fonctionne sept jours est envoyé par courriel.',
  email: 'Courriel',
  send: 'Envoyer l’invitation',
  sent: (email) => `Invitation envoyée à ${email}`,

  disableTitle: (name) => `Désactiver ce compte : ${name} ?`,
  disableText: (email) =>
    `Le compte ${email} est déconnecté partout jusqu’à ce que vous l’activiez. Son travail reste.`,
  disableInvited: (email) => `Le lien envoyé à ${email} ne fonctionne plus.`,
  disabled: (name) => `Compte désactivé : ${name}`,
  enabled: (name) => `Compte activé : ${name}`,
} satisfies Translated<typeof english>;
