import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { dashboardMessages as english } from './dashboard-messages.ts';

/** The words of the dashboard only, in French. */
export const dashboardMessages = {
  title: `Bienvenue dans ${BRAND.shortName}`,
  select: 'CHOISISSEZ UNE CATÉGORIE',
  other: 'Tout le reste',
} satisfies Translated<typeof english>;
