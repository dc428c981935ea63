import type { Translated } from '#core/base/translated.ts';
import type { listMessages as english } from './messages.ts';

export const listMessages = {
  category: 'Catégorie',
  empty: 'Pas encore de procédure dans cette catégorie',
  emptyText: 'Cherchez dans Toutes les catégories ou prévenez l’administration.',
  tell: 'Dites à l’administration ce qui manque.',
  loadFailed: 'Les procédures ne se sont pas chargées.',
  showAll: 'Afficher Toutes les catégories',
} satisfies Translated<typeof english>;
