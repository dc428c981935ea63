import type { Translated } from '#core/base/translated.ts';
import type { proofMessages as english } from './proof-messages.ts';

/**
 * The words for a campus that verifies names, in Spanish. A notice shows only the part of 'typed',
 * 'unproven', 'ended' and 'notEnrolled' that comes before the first comma or colon.
 */
export const proofMessages = {
  signIn: 'Iniciar sesión con tu cuenta del campus',
  once: 'Tu nombre viene de tu cuenta del campus. Inicia sesión cada 30 días.',
  wait: 'Iniciando sesión…',
  noSignal: 'Sin señal para iniciar sesión. Escribe tu nombre; quedará sin verificar.',
  failed:
    'Falló el inicio de sesión del campus. Inténtalo de nuevo o escribe tu nombre; quedará sin verificar.',
  unnamed: 'Tu cuenta del campus no tiene nombre. Escribe el tuyo; quedará sin verificar.',
  typed: 'Un nombre escrito queda sin verificar, y así consta en tus registros.',
  unproven: 'Tu nombre está sin verificar, y así consta en tus registros.',
  ended: 'Tu sesión del campus caducó: tu nombre está sin verificar.',
  enrolling: 'Registrando este teléfono…',
  notEnrolled:
    'Este teléfono no está registrado, así que tu nombre queda sin verificar. Pide un código QR a la administración.',
  noCode:
    'Este código ya se usó, caducó o se canceló. Pide otro a la administración; hasta entonces, tu nombre queda sin verificar.',
  noAnswer:
    'El servidor no contestó. Inténtalo de nuevo o escribe tu nombre; quedará sin verificar.',
} satisfies Translated<typeof english>;
