import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { messages as english } from './messages.ts';

/** Every word of the advisors' screens, and those shared with all others, in Spanish. */
export const messages = {
  product: BRAND.name,
  productShort: BRAND.shortName,
  tryAgain: 'Reintentar',
  back: 'Atrás',
  undo: 'Deshacer',
  close: 'Cerrar',

  failure: {
    title: 'Algo salió mal',
    text: 'Lo que escribiste se guardó en lo posible.',
  },

  notLoaded: {
    title: 'Esta página no se cargó',
    text: 'La primera vez necesita conexión.',
  },

  advisorShell: {
    menu: 'Menú',
    records: 'Registros',
    feedback: 'Comentarios',
    logout: 'Cerrar sesión',
    dark: 'Colores oscuros',
    light: 'Colores claros',
    search: 'Busca un incidente',
    home: `${BRAND.shortName}, inicio`,
  },

  issueCards: {
    cantFind: 'NO LO ENCUENTRO',
  },
} satisfies Translated<typeof english>;
