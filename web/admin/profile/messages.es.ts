import type { Translated } from '#core/base/translated.ts';
import type { profileMessages as english } from './messages.ts';

export const profileMessages = {
  loadFailed: 'Tu perfil no se cargó.',

  who: 'Nombre y correo',
  whoText: 'Se ven en lo que guardas y publicas.',
  name: 'Nombre',
  saveName: 'Guardar nombre',
  nameSaved: 'Nombre guardado',
  email: 'Correo',
  changeEmail: 'Cambiar correo',
  changeEmailText: (email) =>
    `Te enviaremos ahí un enlace. Hasta que lo abras, inicia sesión con ${email}.`,
  newEmail: 'Correo nuevo',
  sendLink: 'Enviar el enlace',
  linkSent: (email) => `Enlace enviado a ${email}`,
  pending: (email) => `Abre en este navegador el enlace enviado a ${email}.`,
  takeBack: 'Cancelar este cambio',
  takenBack: 'El correo no cambió',
  confirmTitle: '¿Usar este correo a partir de ahora?',
  confirmText: (email) => `Iniciarás sesión con ${email}. Tus otras sesiones se cierran.`,
  confirm: 'Usar este correo',
  emailChanged: 'Correo cambiado',
  linkEnded: 'Este enlace ya se usó, se canceló o tiene más de un día.',
  language: 'Idioma',

  password: 'Contraseña',
  passwordText: 'Una contraseña nueva cierra tus otras sesiones.',
  noPassword: 'Para crear una contraseña, cierra sesión y usa “Olvidé mi contraseña”.',
  changePassword: 'Cambiar contraseña',
  presentPassword: 'Contraseña actual',
  savePassword: 'Guardar contraseña',

  signIns: 'Tus sesiones',
  signInsText: 'Tu sesión se cierra tras dos horas sin uso.',
  signInsFailed: 'Tus sesiones no se cargaron.',
  unknownBrowser: 'Navegador desconocido',
  since: (moment, address) =>
    address === null ? `Abierta: ${moment}` : `Abierta: ${moment}, desde ${address}`,
  thisOne: 'Este navegador',
  revoke: 'Cerrar sesión',
  revokeOf: (browser, since) => `Cerrar sesión: ${browser}, ${since}`,
  revoked: 'Sesión cerrada',
  endOthers: 'Cerrar las otras sesiones',
  endOthersNow: 'Cerrar sesiones',
  othersTitle: '¿Cerrar las otras sesiones?',
  othersText: (count) =>
    count === 1
      ? 'Se cierra otra sesión. El trabajo sin guardar ahí se conserva.'
      : `Se cierran otras ${count} sesiones. El trabajo sin guardar ahí se conserva.`,
  othersEnded: 'Otras sesiones cerradas',

  phones: 'Teléfonos que reciben avisos',
  phonesText: 'Los avisos para ti suenan en ellos.',
  phonesFailed: 'Tus teléfonos no se cargaron.',
  wokenSince: (moment) => `Activado: ${moment}`,
  wakePhone: 'Activar avisos aquí',
  removePhone: 'Quitar',
  removePhoneOf: (browser, since) => `Quitar ${browser}, ${since}`,
  phoneRemoved: 'Teléfono quitado',

  deletion: 'Eliminar mi cuenta',
  deletionText: 'Lo que escribiste se queda.',
  deletionTitle: '¿Eliminar tu cuenta?',
  deletionWarning: (email) => `${email} ya no podrá iniciar sesión. No se puede deshacer.`,
  deletePassword: 'Contraseña',
  deleteNow: 'Eliminar cuenta',
  deleted: 'Cuenta eliminada',
} satisfies Translated<typeof english>;
