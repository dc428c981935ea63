import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { pageWords as english } from './page-words.ts';

export const pageWords = {
  university: 'Tu universidad',
  tooOld: `Este navegador es demasiado antiguo para ${BRAND.name}`,
  tooOldText: 'Actualiza el navegador, activa JavaScript o usa otro teléfono.',
  whoToCall: 'A quién llamar',
  call: 'Llamar a',
  notSet: (name) => `${name} (sin número)`,
  dialKnown: 'Sin número: marca el número de emergencias que conozcas',
} satisfies Translated<typeof english>;
