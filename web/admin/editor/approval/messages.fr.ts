import type { Translated } from '#core/base/translated.ts';
import { adminMessages } from '../../base/messages.fr.ts';
import { listed } from '../../base/written.ts';
import { publishingMessages } from '../actions/messages.fr.ts';
import type {
  approvalMessages as englishApproval,
  becomesDraftMessages as englishBecomesDraft,
  pendingMessages as englishPending,
  unreadMessages as englishUnread,
} from './messages.ts';

export const approvalMessages = {
  label: 'Relecture',
  published: 'Vos modifications attendent ici que quelqu’un d’autre les approuve.',
  own: 'La dernière modification est de vous ; c’est donc à quelqu’un d’autre de publier.',
  others: 'Lisez la dernière modification, puis approuvez-la et publiez-la.',
  somebody: 'Quelqu’un',
  said: {
    asked: (name, when) => `${name} a demandé une relecture, ${when}.`,
    sentBack: (name, when) => `${name} l’a renvoyée, ${when}.`,
  },
  act: { asked: 'Demander une relecture', sentBack: 'Renvoyer' },
  done: { asked: 'Relecture demandée', sentBack: 'Renvoyée' },
  text: {
    asked:
      'Les auteurs et les propriétaires la voient dans la liste des procédures. Un nouvel enregistrement annule la demande.',
    sentBack: 'Votre note est affichée ici.',
  },
  word: 'Note (facultatif)',
  approve: 'Approuver et publier',
  changes: 'Modifications depuis la publication',
  isNew: 'Jamais publiée : tout est nouveau',
  notLoaded: 'La relecture ne s’est pas chargée.',
  asItStands: 'Telle qu’elle est maintenant',
} satisfies Translated<typeof englishApproval>;

export const pendingMessages = {
  label: 'Modifications en attente',
  title: (name, when) => `${name} a modifié cette procédure, ${when}.`,
  ownTitle: 'Vos modifications attendent une deuxième personne.',
  others:
    'Les conseillers voient la version publiée jusqu’à votre approbation. Si vous la modifiez vous-même, quelqu’un d’autre approuve.',
  own: 'D’ici là, les conseillers voient la version publiée.',
  off: 'Une deuxième personne n’est plus nécessaire. Publiez les modifications quand elles sont prêtes.',
  somebody: 'Quelqu’un',
  publish: 'Publier les modifications',
  discard: 'Abandonner',
  discardTitle: 'Abandonner les modifications ?',
  discardText:
    'Les modifications en attente sont supprimées. Pour en garder une copie, dupliquez d’abord la procédure.',
  cancel: 'Laisser en attente',
  keep: 'Garder ce texte',
  disputed: (parts) =>
    `Depuis, les conseillers ont reçu une correction : ${listed(parts)}. Comparez les deux versions, corrigez la vôtre, puis appuyez sur « Garder ce texte ».`,
  order: 'l’ordre des étapes',
  failed: 'Cela n’a pas fonctionné.',
  sides: {
    older: { name: 'Publiée', head: 'Publiée' },
    newer: { name: 'En attente', head: 'En attente' },
  },
} satisfies Translated<typeof englishPending>;

export const becomesDraftMessages = {
  title: {
    archive: 'Archiver avec des modifications en attente ?',
    takeBack: 'Remettre en brouillon avec des modifications en attente ?',
  },
  text: (revision) =>
    `Les modifications en attente deviennent le brouillon. Ce que les conseillers lisent maintenant reste comme version ${revision}, que vous pouvez rétablir.`,
  confirm: {
    archive: adminMessages.editor.archiveConfirm,
    takeBack: publishingMessages.backToDraft,
  },
} satisfies Translated<typeof englishBecomesDraft>;

export const unreadMessages = {
  label: 'Corrections urgentes à lire',
  said: (name, when) => `${name} a fait une correction urgente, ${when} :`,
  somebody: 'Un ancien administrateur',
  others: 'Les conseillers l’ont reçue. Personne d’autre ici ne l’a encore lue.',
  othersGone:
    'Les conseillers qui suivent la procédure ont le message. Personne d’autre ici ne l’a encore lu.',
  own: 'Les conseillers l’ont reçue. Les propriétaires reçoivent un courriel par jour jusqu’à ce que quelqu’un d’autre la lise.',
  ownGone:
    'Les conseillers qui suivent la procédure ont le message. Les propriétaires reçoivent un courriel par jour jusqu’à ce que quelqu’un d’autre le lise.',
  revision: (number) => `Version ${number}`,
  read: 'Je l’ai lue',
  done: 'Marquée comme lue',
} satisfies Translated<typeof englishUnread>;
