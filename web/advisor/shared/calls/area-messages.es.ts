import type { Translated } from '#core/base/translated.ts';
import type { areaMessages as english } from './area-messages.ts';

export const areaMessages = {
  title: '¿Dónde estás de guardia?',
  text: 'Los contactos de guardia de ahí van primero.',
  ofCode: (name) => `Este código es de ${name}. Elige tu propia zona.`,
  choose: 'Elegir tu zona',
  area: (name) => `Zona: ${name ?? 'ninguna'}`,
  none: 'No tengo zona',
} satisfies Translated<typeof english>;
