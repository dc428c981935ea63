import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { dashboardMessages as english } from './dashboard-messages.ts';

/** The words of the dashboard only, in Spanish. */
export const dashboardMessages = {
  title: `Hola, estás en ${BRAND.shortName}`,
  select: 'ELIGE UNA CATEGORÍA',
  other: 'Todo lo demás',
} satisfies Translated<typeof english>;
