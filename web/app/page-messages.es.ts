import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { pageMessages as english } from './page-messages.ts';

/** The words of the HTML files themselves, seen where no script runs (BROWSER-6), in Spanish. */
export const pageMessages = {
  description: 'Procedimientos guiados para los asesores de guardia en residencias universitarias.',
  tooOld: `Este navegador es demasiado antiguo para ${BRAND.name}.`,
  noScript: 'JavaScript está desactivado en este navegador.',
  call: 'A quién llamar',
} satisfies Translated<typeof english>;
