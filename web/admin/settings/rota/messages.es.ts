import { LIMITS } from '#core/base/limits.ts';
import type { Translated } from '#core/base/translated.ts';
import type { calendarProblems as englishProblems, rotaMessages as english } from './messages.ts';

const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** The words of duty calendars and of the people on the roster, in Spanish. */
export const rotaMessages = {
  loadFailed: 'Los calendarios de guardias no se cargaron.',
  tryAgain: 'Reintentar',
  unanswered: 'El servidor no contestó. Inténtalo de nuevo.',
  notDone: 'No se cambió. Inténtalo de nuevo.',
  conflict: 'Otra persona cambió esto. La página muestra ahora su versión.',
  tooMany: 'Demasiados intentos. Espera unos minutos.',

  weeks: 'De guardia',
  gaps: (count) => `${count === 0 ? 'Sin huecos' : counted(count, 'hueco')} en estos 14 días.`,
  read: (ago) => `Calendarios leídos ${ago}. Los teléfonos los siguen en menos de 20 minutos.`,
  notRead: 'Los calendarios aún no se han leído.',
  earlier: 'Dos semanas antes',
  later: 'Dos semanas después',
  readNow: 'Leerlos ahora',
  wasRead: 'Calendarios leídos',
  tonight: (day) => `${day}, esta noche`,
  nobody: 'Nadie',
  bar: (names, days, isTonight) => `${names}, ${days}${isTonight ? ', de guardia esta noche' : ''}`,
  part: (names) => `Nadie durante unas horas, ${names}`,
  days: (first, last) => (first === last ? first : `de ${first} a ${last}`),
  toLookAt: 'Por comprobar',
  gapOf: (row, day) => `${row}, ${day}:`,
  gapText: (hours, unknown) =>
    unknown.length === 0 ? `nadie ${hours}` : `sin número de ${unknown.join(', ')}, ${hours}`,
  two: (names) => `${names.length === 2 ? 'dos' : names.length} personas: ${names.join(', ')}`,
  right: 'Está bien',
  rightSet: 'No se volverá a mostrar',
  more: (count) => `${counted(count, 'tramo')} más por comprobar.`,

  calendars: 'Calendarios de guardias',
  calendar: 'Calendario de guardias',
  calendarsText: 'Los teléfonos llaman a quien esté de guardia según un calendario que ya llevas.',
  none: 'Aún no hay calendarios: los teléfonos llaman al número propio de cada contacto',
  feed: (host, ago) => `${host}, leído ${ago}`,
  file: (ago) => `De un archivo, leído ${ago}`,
  connect: 'Conectar un calendario',
  allHave: (count) => (count === 0 ? 'Añade antes un contacto' : 'Todos los contactos tienen uno'),
  contact: 'Contacto',
  change: 'Cambiar',
  changeOf: (name) => `Cambiar el calendario de ${name}`,
  disconnect: 'Desconectar',
  disconnectFrom: (name) => `Desconectar el calendario de ${name}`,
  disconnectTitle: (name) => `¿Desconectar el calendario de ${name}?`,
  disconnectText:
    'Los teléfonos vuelven a llamar al número propio del contacto. No se puede deshacer: para conectarlo otra vez necesitas su dirección.',
  disconnected: 'Calendario desconectado',
  connected: 'Calendario conectado',
  never: 'nunca',
  failing: (problem, ago) => `${problem} Última lectura: ${ago}.`,
  isGone:
    'Lo que cuenta de él tiene más de 7 días: los teléfonos llaman al número propio del contacto.',
  waits: ({ now, coming }) =>
    `El calendario tiene ahora ${counted(now, 'guardia próxima', 'guardias próximas')} y tenía ${coming}.`,
  former: 'Los teléfonos aún usan el anterior.',
  anyway: 'Usarlo de todos modos',
  accepted: 'Los teléfonos usan el calendario tal como está ahora',

  warning: 'Cualquiera que pueda editar este calendario decide a quién llaman los teléfonos.',
  address: 'Dirección del calendario',
  addressHint:
    'En Google Calendar es la dirección secreta en formato iCal; en Outlook, el enlace ICS de un calendario publicado. No se vuelve a mostrar.',
  keepHint: (host) => `Déjala vacía para conservar el calendario de ${host}.`,
  orFile: 'O un archivo',
  fileHint: 'Un archivo que termina en .ics. No sigue los cambios posteriores.',
  needsOne: 'Escribe una dirección o elige un archivo',
  tooLarge: 'Este archivo pasa de 2 MB',
  readIt: 'Leerlo',
  events: (count) => `${counted(count, 'evento próximo', 'eventos próximos')}.`,
  noEvents: 'Este calendario no tiene eventos próximos.',
  event: 'Un evento',
  title: (title, count) => `${title} (${count})`,
  nameIn: 'El nombre en ese evento',
  nameHint: 'Solo la persona: en “RA North: Sam Rivera” es “Sam Rivera”.',
  notIn: 'Estas palabras no están en el evento',
  readAs: (names) => `Nombres: ${names}`,
  withoutName: (titles) => `Sin nombre en: ${titles}`,
  save: 'Conectar',

  people: 'Personas en los turnos de guardia',
  peopleText:
    'Un calendario solo puede elegir a las personas de esta lista. Los teléfonos llaman a estos números.',
  noPeople: 'Nadie todavía',
  personName: 'Nombre, como en el calendario',
  personNumber: 'Número',
  personEmail: 'Correo (opcional)',
  addPerson: 'Añadir a una persona',
  tooManyPeople: `Máximo ${LIMITS.rotaPeople} personas`,
  removePerson: (name) => `Quitar a ${name}`,
  personRemoved: 'Persona quitada',
  wakeOf: (name) => `Activar avisos en un teléfono de ${name}`,
  wakeText:
    'El enlace activa los avisos en un teléfono, una sola vez y durante un día. No hace falta cuenta.',
  woken: (count) =>
    count === 1 ? '1 de sus teléfonos recibe avisos' : `${count} de sus teléfonos reciben avisos`,
  makeLink: 'Crear el enlace',
  linkFor: (name) => `Enlace para ${name}`,
  linkText: 'Envíaselo ahora: solo se muestra una vez.',
  linkAddress: 'Enlace',
  copyLink: 'Copiar el enlace',
  linkCopied: 'Enlace copiado',
  linkByHand: 'Selecciona el enlace y cópialo tú.',
  done: 'Listo',
  forgetPhones: 'Olvidar sus teléfonos',
  phonesForgotten: 'Teléfonos olvidados',
  unnamed: (place) => `Persona ${place}`,
  unknown: 'En un calendario, pero no en la lista',
  unknownName: (name, count) => `${name}, ${count} ${count === 1 ? 'vez' : 'veces'}`,
  addUnknown: (name) => `Añadir a ${name}`,
  add: 'Añadir',
  savePeople: 'Guardar personas',
  undoPeople: 'Deshacer cambios',
  peopleSaved: 'Personas guardadas',
  required: 'Obligatorio',
  notANumber: 'Usa dígitos, espacios y + ( ) - . * #',
  noEmail: 'Esto no es un correo',

  forAll: 'Todos los teléfonos reciben nombres y números',
  forAllOff: 'Ahora solo los reciben los teléfonos con un nombre verificado.',
  forAllOn: 'Cualquiera que tenga la app puede leer estos nombres y números.',
  tells: 'Avisar a quien empieza su guardia',
  tellsText: 'Por correo y en los teléfonos añadidos en Perfil.',
} satisfies Translated<typeof english>;

/** The sentences about a calendar that was not read. */
export const calendarProblems = {
  gone: 'No hay ningún calendario en esta dirección.',
  refused: 'El servidor del calendario no lo deja ver. Comprueba que esté publicado.',
  unreachable: 'El servidor del calendario no contestó.',
  moved: 'La dirección lleva a otra página. Copia la dirección del propio calendario.',
  private: 'Esta dirección está en una red que este servidor no lee.',
  tooLarge: 'El calendario pasa de 2 MB.',
  tooMany: 'El calendario tiene más de 5000 eventos.',
  notCalendar: 'Esto no es un calendario. Su dirección suele terminar en .ics.',
  noKey: 'La dirección ya no se puede leer. Escríbela de nuevo.',
} satisfies Translated<typeof englishProblems>;

/** Returns 'ahora mismo', 'hace 8 minutos', 'hace 3 horas', 'hace 2 días'. */
export function agoInWords(from: string | null, now: number): string {
  if (from === null) return rotaMessages.never;
  const minutes = Math.max(0, Math.floor((now - Date.parse(from)) / 60_000));
  if (minutes < 1) return 'ahora mismo';
  if (minutes < 60) return `hace ${counted(minutes, 'minuto')}`;
  if (minutes < 48 * 60) return `hace ${counted(Math.floor(minutes / 60), 'hora')}`;
  return `hace ${counted(Math.floor(minutes / 1440), 'día')}`;
}
