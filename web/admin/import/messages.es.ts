import type { Translated } from '#core/base/translated.ts';
import type {
  ASIDES as englishAsides,
  COMPARED as englishCompared,
  importMessages as english,
  MARKS as englishMarks,
  QUESTIONS as englishQuestions,
  USES as englishUses,
} from './messages.ts';

const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

const procedures = (count: number): string => counted(count, 'procedimiento', 'procedimientos');

export const importMessages = {
  before: (day, count) =>
    `Importaste este documento el ${day}. ${count} de sus procedimientos ${count === 1 ? 'está' : 'están'} aquí.`,
  sameAgain: 'Este documento ya se importó antes',
  replace: 'Sustituir borradores',
  addAgain: 'Añadir de nuevo',
  compare: 'Comparar',
  publishedStay: (count) =>
    count === 1
      ? '1 está publicado y se queda como está.'
      : `${count} están publicados y se quedan como están.`,
  notCompared: 'Los procedimientos no se compararon.',

  questions: (count) => `${counted(count, 'pregunta', 'preguntas')} antes de dividirlo`,
  questionsText: 'Cada respuesta vale para todo el documento.',
  procedures: (count) =>
    count === 0
      ? 'Un procedimiento, el documento entero'
      : counted(count, 'procedimiento', 'procedimientos'),
  more: (count) => `y ${count} más`,
  skipQuestions: 'Saltar las preguntas',
  showFound: (count) => (count === 1 ? 'Ver el procedimiento' : `Ver los ${count} procedimientos`),
  questionsAgain: (count) => `Preguntas (${count})`,

  noDocument: 'Ningún documento abierto',
  noDocumentText: 'Elige Importar en «Más», en la lista de procedimientos.',
  toIssues: 'Lista de procedimientos',

  found: (count) => counted(count, 'procedimiento encontrado', 'procedimientos encontrados'),
  list: 'Procedimientos encontrados',
  show: 'Mostrar',
  all: 'Todos',
  toCheck: (count) => `Por comprobar: ${count}`,
  nothingToCheck: 'Nada por comprobar.',
  steps: (count) => counted(count, 'paso', 'pasos'),
  marks: (count) => `${count} por comprobar`,
  take: (title) => `Importar ${title}`,
  untitledOne: 'un procedimiento sin nombre',
  backToList: 'Todos los procedimientos',
  stepsOf: 'Pasos',
  categoryOfAll: 'Categoría para todos',
  asGuessed: 'Como se encontró',
  discard: 'Descartar esta importación',
  discardTitle: (name) => `¿Descartar la importación de “${name}”?`,
  discardText: 'Tus correcciones se quitan. El documento se queda como está.',
  discardIt: 'Descartar',
  keep: 'Conservar',

  chosen: (count, all) => `${count} de ${all} ${count === 1 ? 'elegido' : 'elegidos'}.`,
  asDrafts: 'Llegan como borradores.',
  asDraftsWith: (names) => `Llegan como borradores, con sus textos en ${names}.`,
  next: 'Siguiente por comprobar',
  import: (count, contacts) => {
    if (count === 0) return 'Importar';
    return contacts === 0
      ? `Importar ${procedures(count)}`
      : `Importar ${procedures(count)} y ${counted(contacts, 'contacto', 'contactos')}`;
  },
  showDrafts: (count) => (count === 1 ? 'Ver el borrador' : `Ver ${count} borradores`),
  importing: 'Importando',
  progress: (done, all) => `${done} de ${all}`,
  stop: 'Detener',
  close: 'Cerrar',

  name: 'Nombre',
  category: 'Categoría',
  untitled: 'No está en el documento. Añade un nombre.',
  titleTooLong: (most) => `Máximo ${most} caracteres.`,
  guessedCategory: 'Deducida de sus palabras.',
  noSteps: 'Sin pasos.',
  pictureOf: (step) => `Imagen del paso ${step}`,
  takePicture: 'Incluir esta imagen',
  takePictureOf: (step) => `Incluir la imagen del paso ${step}`,
  picture: 'Imagen',
  andThen: (answer, where) => `${answer}; después: ${where}`,
  toNext: 'Paso siguiente',
  toEnd: 'Fin',
  toStep: (number) => `Paso ${number}`,

  titleAsked: '¿Es un procedimiento aparte?',
  titleIs: 'Sí',
  titleIsPart: 'No, es parte del anterior',
  right: 'Sí, está bien',
  rightAll: (count) => `Sí a los ${count} como este`,
  agreed: (count) => `Respondiste “Sí” en ${counted(count, 'lugar', 'lugares')}`,
  keepWords: 'Dejarlo como texto',
  seen: 'Está bien',
  makeQuestion: 'Convertirlo en pregunta',
  makeTitle: 'Convertirlo en título',
  leaveOut: 'Omitirlo',
  guessAgain: 'Deducir de nuevo',

  source: 'En tu documento',

  usedAs: 'Se usa como',
  leaveOutEvery: (phrase, count) => `Omitir cada “${phrase}” (${count})`,
  restoreEvery: (phrase, count) => `Restaurar cada “${phrase}” (${count})`,
  leftOut: (count) => counted(count, 'párrafo omitido', 'párrafos omitidos'),
  movedAway: (moved) =>
    moved ? `${counted(moved.count, 'paso movido', 'pasos movidos')} a “${moved.to}”` : '',
  undo: 'Deshacer',
  split: 'Dividir en dos',
  splitAt: 'Pon el cursor donde empieza el segundo párrafo y pulsa Enter',
  splitHere: 'Dividir aquí',
  wasSplit: 'Dividido en dos',
  join: 'Deshacer la división',
  page: (page) => `página ${page}`,
  titleSign: 'Título',
  chapterSign: 'Capítulo',

  newContacts: 'Contactos encontrados',
  newContactsText: 'Los marcados se añaden a Ajustes.',
  ownersAdd: 'Solo los propietarios pueden añadir contactos. Estos se dejan como texto.',
  newContact: (name, number) => `Contacto nuevo: ${name}, ${number}`,
  newNumber: (name, number) => `Número nuevo de ${name}: ${number}`,
  said: (count) => `en ${counted(count, 'lugar', 'lugares')}`,
  unsure: 'quizá no sea un número de teléfono',
  weeknights: 'entre semana es de lunes a viernes',
  left: 'Omitido',
  paragraphs: (count) => counted(count, 'párrafo', 'párrafos'),
  listed: 'En tus contactos o marcado arriba.',
  bringBack: (count) => (count === 1 ? 'Restaurarlo' : `Restaurar estos ${count} párrafos`),
} satisfies Translated<typeof english>;

/** The uses of a paragraph, as they are chosen, in Spanish. */
export const USES = {
  step: 'Paso',
  words: 'Paso, solo texto',
  question: 'Pregunta',
  yes: 'Respuesta Sí',
  no: 'Respuesta No',
  part: 'Parte del paso anterior',
  section: 'Texto encima del paso siguiente',
  title: 'Título de procedimiento',
  chapter: 'Capítulo',
  out: 'Omitir',
} satisfies Translated<typeof englishUses>;

/** The questions about the whole document, by their kinds, and the words of their choices, in Spanish. */
export const QUESTIONS = {
  REPEATED_PART: {
    ask: (phrase, count) => `“${phrase}” aparece ${count} veces. ¿Qué hacemos con ello?`,
    choices: {
      out: 'Omitirlo',
      steps: 'Dejar cada párrafo como un paso',
      step: 'Dejarlo como un solo paso',
      before: 'Dejarlo en el paso anterior',
      above: 'Dejarlo en el paso siguiente',
    },
  },
  SHORT_NUMBERS: {
    ask: (phrase, count) =>
      `¿Son números de teléfono los ${count} números cortos como “${phrase}”?`,
    choices: {
      counted: 'No, son códigos, habitaciones y cosas así',
      called: 'Sí, convertirlos en contactos',
    },
  },
  TITLES: { ask: () => '¿Cuáles de estos son tus procedimientos?', choices: {} },
} satisfies Translated<typeof englishQuestions>;

/** The states of a procedure compared with the one that an earlier import made, in Spanish. */
export const COMPARED = {
  new: 'nuevo',
  changed: 'distinto del que está aquí',
  published: 'publicado, se queda como está',
  same: 'igual que el que está aquí',
  refused: 'no se puede importar',
} satisfies Translated<typeof englishCompared>;

/** The guesses to check, each as a question or a fact, in Spanish. */
export const MARKS = {
  ANSWERS: '¿Es una pregunta con estas respuestas?',
  SKIP: '¿Lleva esto al paso correcto?',
  CONTACT: '¿Es uno de tus contactos?',
  NEW_CONTACT: '¿Es un contacto nuevo?',
  MAYBE_TITLE: '¿Es el nombre de un procedimiento? Se dejó como paso.',
  MAYBE_ANSWERS: '¿Es una pregunta con respuestas? Se dejó como texto.',
  CONDITION: 'Depende de más de una respuesta, así que se dejó como texto.',
  CROSSED: 'Una cruz puede querer decir «no hagas esto».',
  NO_SUCH_STEP: 'Nombra un paso que no está aquí. Se dejó como texto.',
  OTHER_NUMBER: 'Su número no es el de tus contactos.',
  TWO_NUMBERS: 'El documento tiene dos números de este contacto. Se dejó como texto.',
  NUMBER_IN_WORDS: 'Nombra un número de paso que aquí puede ser otro.',
  TABLE: '¿Es esta tabla un solo paso?',
  MORE_PICTURES: 'Un paso muestra una imagen. Pon las demás en pasos propios.',
  LOST_PICTURE: 'Aquí hay una imagen que no es PNG, JPEG ni WebP. Conviértela y añádela después.',
} satisfies Translated<typeof englishMarks>;

/** The kinds of text outside the document's main text, shown before its words, in Spanish. */
export const ASIDES = {
  header: 'Encabezado',
  footer: 'Pie',
  note: 'Nota',
  comment: 'Comentario',
  contents: 'Índice',
  drawing: 'Dibujo',
  columns: 'Columnas',
  struck: 'Tachado',
  hidden: 'Oculto',
} satisfies Translated<typeof englishAsides>;
