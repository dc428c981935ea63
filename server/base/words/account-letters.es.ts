import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { accountLetters as english } from './account-letters.ts';

const { name } = BRAND;

const IF_YOU = 'Si fuiste tú, ignora este correo.';

export const accountLetters = {
  resetByCampus: (link) => ({
    subject: `Inicia sesión en ${name} sin tu cuenta del campus`,
    paragraphs: [
      `Quien gestiona el servidor de ${name} te hizo un enlace para iniciar sesión.`,
      'Úsalo antes de 30 minutos:',
      link,
      'Vale una vez. Si no lo pediste, ignora este correo.',
    ],
  }),
  reset: (link) => ({
    subject: `Restablece tu contraseña de ${name}`,
    paragraphs: [
      `Alguien, seguramente tú, pidió restablecer tu contraseña de ${name}.`,
      'Elige otra antes de 30 minutos:',
      link,
      'Este enlace vale una vez. Si no lo pediste, ignora este correo.',
    ],
  }),
  invitationByCampus: (email, link) => ({
    subject: `Tu invitación a ${name}`,
    paragraphs: [
      `Te invitaron a ${name} para administrar los procedimientos que siguen los asesores de guardia.`,
      `Para aceptar, inicia sesión con tu cuenta del campus (${email}):`,
      link,
      'Si no la esperabas, ignora este correo.',
    ],
  }),
  invitation: (email, link, signIn) => ({
    subject: `Tu invitación a ${name}`,
    paragraphs: [
      `Te invitaron a ${name} para administrar los procedimientos que siguen los asesores de guardia.`,
      'Para aceptar, escribe tu nombre y una contraseña antes de 7 días:',
      link,
      `Después, inicia sesión como ${email} en ${signIn}`,
      'Si no la esperabas, ignora este correo.',
    ],
  }),
  passwordChanged: (forgot) => ({
    subject: `Tu contraseña de ${name} cambió`,
    paragraphs: [
      'Tu contraseña de administrador acaba de cambiar y se cerraron las demás sesiones.',
      IF_YOU,
      `Si no fuiste tú, restablécela ahora en ${forgot} y díselo a otro administrador.`,
    ],
  }),
  unknownBrowser: 'un navegador desconocido',
  onSystem: (system) => `en ${system}`,
  fromAddress: (address) => `desde ${address}`,
  newDevice: (device, when, way) => ({
    subject: `Un dispositivo nuevo inició sesión en ${name}`,
    paragraphs: [
      `Alguien inició sesión en tu cuenta de administrador con ${device}, ${when}.`,
      IF_YOU,
      way,
    ],
  }),
  resetNow: (forgot) =>
    `Si no fuiste tú, restablece ahora tu contraseña en ${forgot}, lo que cierra la sesión en todos los dispositivos, y díselo a otro administrador.`,
  tellCampus:
    'Si no fuiste tú, díselo ahora a otro administrador y al servicio de informática del campus.',
  secondFactor: (isAdded, profile) => {
    const what = isAdded ? 'activó' : 'quitó';
    return {
      subject: `Se ${what} la verificación en dos pasos de ${name}`,
      paragraphs: [
        `Se acaba de ${isAdded ? 'activar' : 'quitar'} la verificación en dos pasos de tu cuenta de administrador.`,
        IF_YOU,
        `Si no fuiste tú, cambia ahora tu contraseña en ${profile} y díselo a otro administrador.`,
      ],
    };
  },
  passkey: (isAdded, profile) => ({
    subject: `Llave de acceso ${isAdded ? 'añadida' : 'eliminada'} en ${name}`,
    paragraphs: [
      `Se acaba de ${isAdded ? 'añadir una llave de acceso a' : 'eliminar una llave de acceso de'} tu cuenta de administrador.`,
      IF_YOU,
      `Si no fuiste tú, revisa tus llaves de acceso y cambia tu contraseña en ${profile}, y díselo a otro administrador.`,
    ],
  }),
  confirmEmail: (link) => ({
    subject: `Confirma tu correo de ${name}`,
    paragraphs: [
      `Alguien, seguramente tú, quiere iniciar sesión en ${name} con este correo.`,
      'Para confirmarlo, inicia sesión como antes y abre este enlace antes de 24 horas:',
      link,
      'Si no fuiste tú, ignora este correo.',
    ],
  }),
  emailRequested: (newEmail, profile) => ({
    subject: `Se pidió cambiar el correo de ${name}`,
    paragraphs: [
      `Alguien que inició sesión con tu cuenta pidió pasarla a ${newEmail}. Se pasará cuando esa dirección se confirme.`,
      IF_YOU,
      `Si no fuiste tú, cancélalo y cambia ahora tu contraseña en ${profile}`,
    ],
  }),
  emailChanged: (newEmail) => ({
    subject: `Tu correo de ${name} cambió`,
    paragraphs: [
      `Tu cuenta de administrador usa ahora ${newEmail}. Con esta dirección ya no se puede iniciar sesión.`,
      'Si no la cambiaste tú, díselo ahora a otro administrador.',
    ],
  }),
  mailCode: (code) => ({
    subject: `${name}: tu código es ${code}`,
    paragraphs: [
      'Escribe este código en “Configura tu campus”:',
      code,
      'Caduca en 30 minutos. Si no lo pediste, ignora este correo.',
    ],
  }),
} satisfies Translated<typeof english>;
