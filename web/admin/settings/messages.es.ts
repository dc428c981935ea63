import { unreachable } from '#core/base/assert.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Translated } from '#core/base/translated.ts';
import { CONTACT_MEMBERS, memberRow } from '#core/campus/contact-members.ts';
import { SETTING_MEMBERS, settingRow } from '#core/campus/setting-members.ts';
import type { CampusProblem } from '#core/campus/text-problems.ts';
import type {
  secondPersonMessages as englishSecondPerson,
  settingsMessages as english,
  waitingMessages as englishWaiting,
} from './messages.ts';
import { reportMessages } from './report-messages.es.ts';

/** The words of the settings, in Spanish. */
export const settingsMessages = {
  loadFailed: 'Los ajustes no se cargaron.',
  name: 'Nombre del campus',
  language: 'Idioma',
  languageHint: 'De los correos, y de las páginas si no está el idioma del navegador.',
  timeZone: 'Zona horaria',
  timeZoneHint: 'Se define en el servidor.',
  emergency: 'Emergencias',
  anyone: 'Cualquiera que tenga la app puede ver estos números.',
  emergencyNumber: 'Número de emergencias',
  emergencyPlaceholder: 'Como se marca desde un teléfono personal',
  emergencyMissing: 'Aún sin número',
  emergencyWords: 'Cómo lo llaman los procedimientos',
  emergencyWordsHint: 'Como “911”.',
  contacts: 'Contactos',
  contactsText: 'Los primeros que correspondan aparecen junto a la llamada a emergencias.',
  noContacts: 'Aún no hay contactos',
  unnamed: (number) => `Contacto ${number}`,
  contactName: 'Nombre',
  contactNumber: 'Número',
  contactWhen: 'Cuándo llamar',
  numberMissing: 'Aún sin número',
  allCategories: 'Todas las categorías',
  categoriesOf: (name) => `Categorías de ${name}`,
  categoriesTitle: (name) => `¿Cuándo se muestra ${name}?`,
  categoriesText: 'Si no marcas ninguna, valen todas.',
  done: 'Listo',
  usedIn: (count) => `En ${count} ${count === 1 ? 'procedimiento' : 'procedimientos'}`,
  notUsed: 'Sin usar',
  archivedIssue: '(archivado)',
  drag: (name) => `Arrastrar ${name}`,
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  movedTo: (name, place, all) => `${name}: puesto ${place} de ${all}`,
  remove: (name) => `Quitar ${name}`,
  addContact: 'Añadir un contacto',
  contactRemoved: 'Contacto quitado',
  replaceTitle: (name) => `¿Qué contacto sustituye a ${name}?`,
  replaceText: (count) =>
    count === 1
      ? 'Cuando guardes, este procedimiento nombrará al otro contacto.'
      : `Cuando guardes, estos ${count} procedimientos nombrarán al otro contacto.`,
  replaceBy: 'Sustituir por',
  replaceChoose: 'Elige un contacto',
  replaceConfirm: 'Quitar',
  areas: 'Zonas',
  areasText: 'Partes del campus con su propia gente de guardia.',
  noAreas: 'Sin zonas: los contactos son de todo el campus',
  areaName: 'Nombre de la zona',
  addArea: 'Añadir una zona',
  unnamedArea: (number) => `Zona ${number}`,
  areaRemoved: 'Zona quitada',
  movedText: 'Estos están de guardia en una zona que quitaste.',
  everywhere: 'Todo el campus',
  always: 'siempre de guardia',
  dutyOf: (name) => `Zonas y horario de ${name}`,
  dutyTitle: (name) => `¿Dónde y cuándo está de guardia ${name}?`,
  dutyText: 'Los asesores ven primero a quien está de guardia en su zona.',
  dutyAreas: 'Zonas',
  dutyAreasText: 'Si no marcas ninguna, vale para todo el campus.',
  hours: 'Horario',
  hoursHint: 'Como “20:00-8:00” o “sáb y dom 9:00-14:00”. Vacío: siempre.',
  hoursRead: (hours) => `Se entiende así: ${hours}.`,
  role: 'Función compartida',
  sharedText:
    'Un solo nombre en los procedimientos: cada asesor ve a quien está de guardia en su zona.',
  roleHint: (uses) => {
    const where =
      uses === 1
        ? ', en el procedimiento que nombra este contacto'
        : `, en los ${uses} procedimientos que nombran este contacto`;
    return `Como “Teléfono de guardia”: cada asesor recibe el que está de guardia en su zona${uses === 0 ? '' : where}.`;
  },
  note: 'Nota',
  noteHint: 'Se muestra bajo el nombre, como “Habla inglés”.',
  notHours: 'Escribe días y horas, como “lun a vie 20:00-8:00, sáb y dom todo el día”.',
  unknownArea: 'Su zona se quitó. Elige otra.',
  taken: 'Este nombre ya está en uso',
  tooManyAreas: `Máximo ${LIMITS.areas} zonas`,
  wordsText: 'Lo que los asesores pueden escribir para encontrar una categoría.',
  addWord: 'Añadir una palabra',
  addWordTo: (category) => `Añadir una palabra a ${category}`,
  removeWord: (word) => `Quitar ${word}`,
  wordCount: (count) => `${count} ${count === 1 ? 'palabra' : 'palabras'}`,
  allSaved: 'Todo está guardado',
  notSaved: (count) => (count === 1 ? '1 cambio sin guardar' : `${count} cambios sin guardar`),
  undo: 'Deshacer cambios',
  undone: 'Cambios deshechos',
  conflict: 'Otra persona guardó los ajustes. Carga sus cambios; los tuyos se conservan.',
  inUse: 'Un procedimiento nombra un contacto que quitaste. Elige un sustituto y guarda.',
  toMend: (count) => (count === 1 ? '1 campo por corregir.' : `${count} campos por corregir.`),
  openPart: (title) => `Abrir ${title}`,
  required: 'Obligatorio',
  tooLong: (most) => `Máximo ${most} caracteres`,
  tooLongWord: `Máximo ${LIMITS.synonym} caracteres por palabra`,
  tooManyWords: `Máximo ${LIMITS.synonyms} palabras`,
  tooManyContacts: `Máximo ${LIMITS.contacts} contactos`,
  mainNumber: 'Número principal del campus',
  mainNumberHint: 'Opcional: para extensiones como x4411.',
  notANumber:
    'Usa dígitos, espacios y + ( ) - . * #, una extensión como “x4411” o letras mayúsculas.',
  notDigits: 'Usa solo dígitos, espacios y + ( ) - . * #',
  noReference: 'Aquí no puede ir un contacto. Escribe su nombre.',
  noMainNumber: 'Indica antes el número principal del campus.',
} satisfies Translated<typeof english>;

/** Returns a sentence about a problem, shown beside its field of the settings. */
export function wordsOfCampusProblem({ field, code }: CampusProblem): string {
  const words = settingsMessages;
  const isOfWords = field.startsWith('synonyms.');
  switch (code) {
    case 'REQUIRED':
    case 'UNKNOWN_CONTACT':
    case 'NOT_AN_ID':
      return words.required;
    case 'TAKEN':
      return words.taken;
    case 'BROKEN_REFERENCE':
      return words.noReference;
    case 'NOT_HOURS':
      return words.notHours;
    case 'UNKNOWN_AREA':
      return words.unknownArea;
    case 'NOT_A_NUMBER':
      return field.startsWith('contacts.') ? words.notANumber : words.notDigits;
    case 'NO_MAIN_NUMBER':
      return words.noMainNumber;
    case 'TOO_MANY':
      if (field === 'areas') return words.tooManyAreas;
      return isOfWords ? words.tooManyWords : words.tooManyContacts;
    case 'TOO_LONG':
      return isOfWords ? words.tooLongWord : words.tooLong(mostIn(field));
    case 'NOT_HTTPS':
    case 'PLACEHOLDER_TOO_EARLY':
    case 'UNKNOWN_PLACEHOLDER':
      return reportMessages.problems[code];
    default:
      return unreachable(code);
  }
}

function mostIn(field: CampusProblem['field']): number {
  const setting = SETTING_MEMBERS.find((one) => one === field);
  if (setting !== undefined) return settingRow(setting).most;
  if (field === 'emergency.words') return LIMITS.emergencyWords;
  if (field.startsWith('areas.')) return LIMITS.areaName;
  const member = CONTACT_MEMBERS.find((one) => field.endsWith(`.${one}`));
  return member === undefined ? LIMITS.contactNumber : memberRow(member).most;
}

export const secondPersonMessages = {
  label: 'Para publicar hace falta una segunda persona',
  on: 'Otra persona aprueba cada cambio. Hasta entonces, los asesores ven la versión publicada.',
  calls: 'Los cambios en contactos, zonas y horarios los aprueba otro propietario.',
  notSet: 'No se cambió.',
} satisfies Translated<typeof englishSecondPerson>;

export const waitingMessages = {
  title: 'En espera de aprobación',
  text: 'Hasta entonces, los teléfonos usan los contactos actuales.',
  asked:
    'En espera de otro propietario. Hasta entonces, los teléfonos usan los contactos actuales.',
  by: (name, when) => `${name} lo pidió (${when}).`,
  somebody: 'Alguien que ya no tiene cuenta',
  below: 'Los campos de abajo muestran el cambio.',
  own: 'Tiene que aprobarlo otro propietario. Si no hay, invita a alguien.',
  approve: 'Aprobar',
  approved: 'Aprobado: los teléfonos lo reciben en su próxima actualización',
  discard: 'Descartar',
  discarded: 'Descartado: los teléfonos conservan los contactos actuales',
  inUse:
    'Un procedimiento nombra ahora un contacto que esto quitaría. Cambia ese procedimiento o descarta este cambio.',
  changed: 'Alguien acaba de cambiar esto. Vuelve a leerlo.',
  discardTitle: '¿Descartar este cambio?',
  discardText: 'Los teléfonos conservan los contactos actuales. Lo que escribiste aquí se queda.',
} satisfies Translated<typeof englishWaiting>;
