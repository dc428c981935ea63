import type { Translated } from '#core/base/translated.ts';
import type { nameMessages as english } from './name-messages.ts';

export const nameMessages = {
  title: 'Escribe tu nombre de usuario',
  text: 'Figura en el registro.',
  confirm: 'Continuar',
  cancel: 'Cancelar',
} satisfies Translated<typeof english>;
