import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { pageMessages as english } from './page-messages.ts';

/** The words of the HTML files themselves, seen where no script runs (BROWSER-6), in French. */
export const pageMessages = {
  description: 'Des procédures guidées pour les conseillers de garde en résidence universitaire.',
  tooOld: `Ce navigateur est trop ancien pour ${BRAND.name}.`,
  noScript: 'JavaScript est désactivé dans ce navigateur.',
  call: 'Qui appeler',
} satisfies Translated<typeof english>;
