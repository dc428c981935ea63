import type { Translated } from '#core/base/translated.ts';
import { listed } from '../../base/written.ts';
import type { setupMessages as english } from './messages.ts';

const procedures = (count: number) =>
  `${count} ${count === 1 ? 'procedimiento' : 'procedimientos'}`;
const published = (count: number) => `${count} ${count === 1 ? 'publicado' : 'publicados'}`;
const asDrafts = (count: number) =>
  count === 1 ? '1 restaurado como borrador' : `${count} restaurados como borradores`;
/** Returns at most three names, and the number of the others. */
const some = (names: readonly string[]): string =>
  listed(names.length <= 4 ? names : [...names.slice(0, 3), `${names.length - 3} categorías más`]);

/** The words of the ten things before the first real call, in Spanish. */
export const setupMessages = {
  text: 'Antes de la primera llamada real',
  next: 'Siguiente:',
  all: 'Ver las diez',
  ownerDoesRest: 'Lo demás lo hace un propietario.',
  back: 'Volver a la configuración',
  putAwayName: 'Ocultar: Configura tu campus',
  isAway: 'Oculto. Sigue en el menú.',
  showAgain: 'Mostrar en la lista de procedimientos',
  allDone: 'Tu campus está configurado.',
  openAgain: (day) => `Configurado el ${day}. Hay algo que volver a mirar.`,
  count: (done, all) => `${done} de ${all} hechas`,
  loadFailed: 'Tu progreso no se cargó.',
  look: 'Comprobar de nuevo',
  isDone: 'Hecho',
  isOpen: 'Por hacer',
  points: {
    name: {
      title: 'Nombre y zona horaria',
      text: 'Se ven en pantalla, en papel y en los correos.',
      go: 'Añadir el nombre',
    },
    emergency: {
      title: 'Número de emergencias',
      text: 'La primera llamada en Atención médica e Incendio.',
      go: 'Indicar el número',
    },
    contacts: {
      title: 'Contactos',
      text: 'Cada zona necesita uno con número.',
      go: 'Añadir contactos',
    },
    mail: {
      title: 'El correo funciona',
      text: 'Envíate un código para probarlo.',
      go: 'Enviar un código',
    },
    people: {
      title: 'Personas',
      text: 'Invita a un segundo propietario. Los asesores no necesitan cuenta.',
      go: 'Invitar a personas',
    },
    starters: {
      title: 'Procedimientos revisados',
      text: 'Revisa cada uno u omítelo.',
      go: 'Revisar procedimientos',
    },
    codes: {
      title: 'Hoja de códigos QR',
      text: 'Cuélgala junto al teléfono de guardia y en la oficina.',
      go: 'Imprimir la hoja',
    },
    phone: {
      title: 'Un teléfono listo',
      text: 'Abre esta dirección en un teléfono y espera a ver “Listo sin conexión”.',
      go: 'Mostrar la dirección',
    },
    practice: {
      title: 'Una práctica',
      text: 'En ese teléfono, marca “Práctica” y termina un procedimiento.',
      go: 'Ver cómo',
    },
    backup: {
      title: 'Una copia de seguridad',
      text: 'Para que haya una cada noche, pide a quien gestiona el servidor que defina BACKUP_DIR.',
      go: 'Ver cómo',
    },
  },
  doneOn: {
    mail: (day) => `Llegó un correo de prueba el ${day}.`,
    codes: (day) => `Los códigos QR se enviaron a imprimir el ${day}.`,
    phone: (day) => `Un teléfono quedó listo el ${day}.`,
    backup: (day) => `Se hizo una copia de seguridad el ${day}.`,
  },
  firstCall: (number) => `${number} es la primera llamada en Atención médica e Incendio.`,
  noPhoneReaches:
    'Los teléfonos no pueden abrir esta dirección. Pide a quien gestiona el servidor que defina PUBLIC_URL.',
  needsHttps: 'Los teléfonos funcionan sin conexión solo con https.',
  zone: (timeZone) => `Las horas son de ${timeZone}.`,
  otherZone: (here, campus) =>
    `Las horas son de ${campus}; este navegador está en ${here}. Si eso no es correcto, define TIME_ZONE antes del primer registro.`,
  scheduled: 'La primera copia de seguridad se hace poco después de arrancar el servidor.',
  mendBackup: 'Comprueba que la carpeta de BACKUP_DIR exista, admita escritura y tenga espacio.',
  noMail: 'Este servidor aún no envía correos: define SMTP_URL.',
  inClear:
    'Los correos, incluso los enlaces de contraseña, pueden ir sin cifrar: SMTP_URL dice tls=optional.',
  code: 'Código del correo',
  sendCode: (email) => `Enviar un código a ${email}`,
  sendAnother: 'Enviar otro código',
  codeSent: (email) => `Un código va en camino a ${email}.`,
  prove: 'Comprobar el código',
  proven: 'El correo funciona',
  wrongCode: 'Ese código es incorrecto o caducó.',
  tooSoon: 'Se acaba de enviar un código. Espera un minuto.',
  failed: 'No funcionó. Inténtalo de nuevo.',
  ownersOnly: 'Solo pueden hacerlo los propietarios.',
  areasWithout: (names) => `Sin contacto con número: ${listed(names)}.`,
  bring: 'Importar tu carpeta',
  readNext: (title) => `Lee ahora: ${title}`,
  listed: (count) => (count === 1 ? 'El procedimiento' : `Los ${count} procedimientos`),
  reviewed: 'Revisado',
  leaveOut: 'Omitir',
  leaveOutOf: (title) => `Omitir: ${title}`,
  leaveOutOthers: (count) => (count === 1 ? 'Omitir el otro' : `Omitir los otros ${count}`),
  leaveOutTitle: (count) => `¿Omitir ${procedures(count)}?`,
  leaveOutText: ({ count, emptied }) => {
    const found =
      count === 0
        ? 'Los asesores no encontrarían ningún procedimiento'
        : `Los asesores encontrarían ${procedures(count)}`;
    const empty = emptied.length === 0 ? '' : `; nada en ${some(emptied)}`;
    return `${found}${empty}. Lo demás se archiva y se puede restaurar tal como está ahora.`;
  },
  restoreLeftOut: (count) =>
    count === 1 ? 'Restaurar el que se omitió' : `Restaurar los ${count} que se omitieron`,
  restoreTitle: (count) => `¿Restaurar ${procedures(count)}?`,
  restoreText: (back, drafts) => [
    ...(back.length > 0 ? [`Se publican enseguida (${back.length}): ${listed(back)}.`] : []),
    ...(drafts.length > 0
      ? [`Se restauran como borrador (${drafts.length}): ${listed(drafts)}.`]
      : []),
    'Incluye todos los textos iniciales archivados, también los que se archivaron por ser incorrectos.',
  ],
  restore: 'Restaurar',
  keepOut: 'Seguir omitiéndolos',
  restored: (count, drafts) => `${published(count)}, ${asDrafts(drafts)}`,
  keep: 'Conservarlos',
  published: (count) =>
    count === 0
      ? 'Los asesores aún no encuentran ningún procedimiento.'
      : `Los asesores encuentran ${procedures(count)}.`,
  leftOut: (title) => `Omitido: ${title}`,
  leftOutAll: (count) => `${procedures(count)} ${count === 1 ? 'omitido' : 'omitidos'}`,
  notAll: (done, all) => (all === 1 ? 'No se guardó.' : `Se guardaron ${done} de ${all}.`),
  notSaved: (count, all, reason) => (all === 1 ? reason : `${count} sin guardar: ${reason}`),
  inArchive: 'Los procedimientos omitidos están en Archivado.',
  reviewNotSaved: 'La revisión no se guardó.',
  reviewedBy: (by, day) => (by === null ? `Revisado el ${day}` : `Revisado por ${by} el ${day}`),
  allReviewed: (count, by, day) =>
    `${procedures(count)} ${count === 1 ? 'revisado' : 'revisados'}; el último, ${by === null ? '' : `por ${by} `}el ${day}.`,
  left: (count, reviewed = 0) => {
    const done = reviewed === 1 ? '1 revisado, ' : `${reviewed} revisados, `;
    return `${reviewed > 0 ? done : ''}${count} por leer.`;
  },
} satisfies Translated<typeof english>;
