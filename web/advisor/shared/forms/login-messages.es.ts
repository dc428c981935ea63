import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { loginMessages as english } from './login-messages.ts';

/** The words of the advisors' sign-in, in Spanish. */
export const loginMessages = {
  title: `APP DE GUARDIA PARA ASESORES DE ${BRAND.shortName.toUpperCase()}`,
  tab: 'Acceso de asesores',
  username: 'Nombre de usuario',
  hint: 'Sin contraseña. Tu nombre figura en tus registros.',
  enter: `Entrar en ${BRAND.enterName}`,
  tooLong: 'Máximo 100 caracteres',
  privacyPolicy: 'Política de privacidad',
  adminLink: 'Para administradores',
} satisfies Translated<typeof english>;
