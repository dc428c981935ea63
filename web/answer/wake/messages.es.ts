import { LOCALE } from '#core/base/locale.ts';
import type { Translated } from '#core/base/translated.ts';
import type { wakeMessages as english } from './messages.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The words of the pages about phones that escalations wake, in Spanish. */
export const wakeMessages = {
  wake: 'Activar avisos aquí',
  wakeText: (name) =>
    `Para ${name}. Los avisos suenan aquí y muestran su categoría y su zona, nada más.`,
  blocked:
    'Las notificaciones están bloqueadas. Permítelas en este navegador y en los ajustes del teléfono, y vuelve a intentarlo.',
  notWokenNow: 'No se activaron. Revisa tu conexión e inténtalo de nuevo.',
  linkEnded: 'Este enlace ya terminó',
  linkEndedText: 'Sirve para un teléfono, una sola vez y durante un día. Pide otro.',
  cannot: 'Este navegador no puede recibir avisos',
  cannotText:
    'En iPhone o iPad: pulsa Compartir y “Agregar a inicio” (o “Añadir a pantalla de inicio”). Abre la app desde ahí y pega este enlace. En otros, prueba otro navegador.',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',

  notWoken: 'Este teléfono no recibe avisos',
  notWokenText: 'Pega el enlace que te dieron o crea uno en tu perfil.',
  link: 'Enlace',
  open: 'Abrir',

  isWoken: 'Este teléfono recibe avisos',
  isWokenText: (name) => `Para ${name}.`,
  isBlocked: 'Este teléfono no puede sonar',
  isBlockedText:
    'Las notificaciones están bloqueadas. Permítelas en este navegador y en los ajustes del teléfono.',
  escalations: 'Últimas 24 horas',
  none: 'Sin avisos',

  test: 'Enviar una prueba',
  arrived: (ms) => `Llegó en ${(ms / 1_000).toLocaleString(LOCALE, TENTHS)} s.`,
  refused:
    'El servicio de notificaciones no la aceptó. Desactiva los avisos y actívalos con un enlace nuevo.',
  lost: 'No llegó nada en 30 segundos. Comprueba que este navegador pueda mostrar notificaciones.',
  tooMany: 'Demasiadas pruebas. Espera un rato.',
  notSent: 'No se envió. Revisa tu conexión e inténtalo de nuevo.',

  stop: 'Desactivar avisos aquí',
  stopNow: 'Desactivar',
  keep: 'Mantenerlos',
  stopText: 'Los avisos ya no sonarán aquí.',
} satisfies Translated<typeof english>;
