import type { Translated } from '#core/base/translated.ts';
import type { invitationMessages as english } from './messages.ts';

export const invitationMessages = {
  title: 'Tu invitación',
  /** Returns the sentence; the email in it is in bold. */
  text: (email) => `Inicias sesión como ${email}. Elige un nombre y una contraseña.`,
  name: 'Nombre',
  nameHint: 'Se muestra en lo que guardas y publicas.',
  password: 'Contraseña',
  accept: 'Aceptar e iniciar sesión',
  haveAccount: '¿Ya la aceptaste?',
  signIn: 'Iniciar sesión',
  endedTitle: 'Esta invitación ya no sirve',
  endedText: 'El enlace se usó, caducó o se canceló.',
  again: 'Enviar un enlace nuevo',
  sent: (email) => `Si ${email} tiene una invitación, va en camino un enlace nuevo.`,
} satisfies Translated<typeof english>;
