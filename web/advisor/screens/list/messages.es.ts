import type { Translated } from '#core/base/translated.ts';
import type { listMessages as english } from './messages.ts';

export const listMessages = {
  category: 'Categoría',
  empty: 'Aún no hay procedimientos en esta categoría',
  emptyText: 'Busca en Todas las categorías o avisa a la administración.',
  tell: 'Dile a la administración qué falta.',
  loadFailed: 'Los procedimientos no se cargaron.',
  showAll: 'Ver Todas las categorías',
} satisfies Translated<typeof english>;
