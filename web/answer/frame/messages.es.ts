import type { Translated } from '#core/base/translated.ts';
import type { frameMessages as english } from './messages.ts';

/** The words of every page behind a link, in Spanish. */
export const frameMessages = {
  place: (area, time) => [area, time].filter(Boolean).join(', '),
  failed: 'Esto no se cargó',
  failedText: 'Revisa tu conexión o llama.',
  busy: 'Hay demasiada gente mirando. Espera un minuto.',
  signIn: 'Iniciar sesión',
} satisfies Translated<typeof english>;
