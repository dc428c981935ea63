import { displayName } from '#core/base/display-name.es.ts';
import type { Translated } from '#core/base/translated.ts';
import type { errorDetails as english } from './error-details.ts';

const OWN = 'Tú hiciste el último cambio. Debe publicarlo otra persona.';

export const errorDetails = {
  restoreFirst: 'Restaura primero este procedimiento archivado.',
  addStepFirst: 'Añade primero un paso.',
  notTranslated: 'Aún no hay ningún texto traducido.',
  textsLeft: (missing, stale) => `Sin traducir: ${missing}. Cambiaron después: ${stale}.`,
  pathsLeft: (count) =>
    count === 1
      ? 'Revisa primero todos los recorridos: queda 1.'
      : `Revisa primero todos los recorridos: quedan ${count}.`,
  noChangesWait: 'No hay cambios en espera.',
  correctedMeanwhile: 'Los asesores ven ahora una corrección del mismo texto. Resuélvela primero.',
  pathChanged: 'Este recorrido cambió.',
  notYourCategory: (category) => `No puedes cambiar procedimientos de “${displayName(category)}”.`,
  saveWithoutNote: 'Esto debe aprobarlo una segunda persona: guarda sin nota.',
  ownChange: {
    published: `${OWN} Si no puede esperar, envía una corrección urgente.`,
    never: `${OWN} Pídeselo a un propietario o a un autor de su categoría.`,
    before: (revision) =>
      `${OWN} O restaura la versión ${revision}, que puedes publicar porque los asesores ya la tenían.`,
    review: 'Tú hiciste el último cambio. Cámbialo otra vez o pide revisión.',
  },
  messageUnread: 'Nadie más ha leído su mensaje. Publica sin mensaje.',
  changesWait:
    'Este procedimiento tiene cambios en espera. Envía solo el mensaje, o publica o descarta antes los cambios.',
  removedUrgently: (sentence) => `Una corrección urgente quitó este texto: “${sentence}”`,
  discardAndSend: 'Descarta los cambios en espera y envíalo como corrección urgente.',
  restoreAndSend: (revision) =>
    `Cámbialo, o restaura y publica la versión ${revision} y envíalo como corrección urgente.`,
  tellWhy: 'Para volver a usarlo, di a los asesores por qué en el editor.',
  numbersInMessage:
    'Nadie más lee antes este mensaje. Quita números y direcciones; inserta contactos.',
  newInCorrection: (added) =>
    `Nadie más lee antes esta corrección, y “${added}” es nuevo. Inserta un contacto en su lugar.`,
  imageInCorrection: 'Nadie más lee antes esta corrección, así que no puede añadir una imagen.',
  ownCorrection:
    'Tú hiciste esta corrección urgente. Otra persona debe pulsar antes “La he leído”.',
  readCorrection: 'Lee la corrección urgente y pulsa “La he leído”.',
  yourCorrection: 'Tú escribiste esta corrección. Debe leerla otra persona.',
  nothingToReview: 'Solo se puede revisar un borrador con un paso, o cambios en espera.',
  inviteOther: 'Invita antes a otro propietario o autor.',
  settingsSaved: 'Alguien guardó antes los ajustes.',
  namedOnPhones: {
    name: (added) => `El nombre del campus llega a todos los teléfonos a la vez. Quita “${added}”.`,
  },
  nothingWaits: 'No hay nada pendiente de aprobar.',
  yourRequest: 'Tú pediste este cambio. Debe aprobarlo otro propietario.',
  tooManySteps: (most) => `Un procedimiento puede tener ${most} pasos como máximo.`,
  stepsLeadHere: (steps) => `Estos pasos llevan a él: ${steps}.`,
  ownerInactive: 'El responsable debe ser un administrador activo.',
  fileTooNew: (version, most) =>
    `El archivo tiene la versión ${version}; este servidor lee hasta la ${most}. Actualiza el servidor o exporta desde uno más antiguo.`,
  tooManyContacts: (added, most) =>
    `Este procedimiento añade ${added === 1 ? 'un contacto' : `${added} contactos`}, pero los ajustes solo pueden tener ${most}, contando los que esperan aprobación. Quita alguno antes.`,
  termsSaved: 'Alguien guardó antes los plazos.',
  isVoid: 'Este registro ya está anulado.',
  setUpSecondStep:
    'Configura la verificación en dos pasos en tu perfil antes de 15 minutos desde que inicies sesión.',
  errorNumber: (id) => `Número de error: ${id}.`,
  imagePixels: (millions) => `Una imagen puede tener ${millions} millones de píxeles como máximo.`,
  imagesWait: 'Se están subiendo demasiadas imágenes. Inténtalo de nuevo en un momento.',
  documents: {
    NOT_KNOWN:
      'Este tipo de archivo no se puede importar. Usa Word (.docx), ODT, RTF, PDF, HTML, texto, Markdown, CSV, XLSX, XLSForm o un archivo hecho con Exportar.',
    OLD_WORD:
      'Es un archivo de Word antiguo o tiene contraseña. Guárdalo como .docx sin contraseña e importa ese.',
    LOCKED_PDF: 'Este PDF está bloqueado. Guárdalo sin contraseña o elige el documento original.',
    SCANNED_PDF: 'Este PDF es un escaneo sin texto. Elige el documento original o pega su texto.',
    OLD_SHEET: 'Es un archivo de Excel antiguo. Guárdalo como .xlsx e importa ese.',
    OTHER_OFFICE: 'Este tipo de archivo no se puede importar. Guárdalo como .docx e importa ese.',
    OTHER_SHEET:
      'Las hojas de OpenDocument no se pueden importar. Guárdala como .xlsx e importa esa.',
    PAGES: 'Los archivos de Pages no se pueden importar. Expórtalo como Word e importa ese.',
    DAMAGED: 'Este documento está dañado. Ábrelo, guárdalo otra vez e importa ese.',
    TOO_MUCH:
      'Este documento pasa de 1 000 000 de caracteres o de 10 000 párrafos. Elige una parte o pega su texto.',
    TOO_MANY_PAGES: 'Este PDF pasa de 2000 páginas. Elige una parte.',
    TOO_LARGE: 'Descomprimido, este documento pasa de 32 MB. Quita sus imágenes o elige una parte.',
    TOO_DEEP: 'Este documento está anidado a demasiada profundidad. Pega su texto.',
    TOO_SLOW: 'Leer este documento lleva más de 10 segundos. Elige una parte o pega su texto.',
    NO_ROOM: 'Leer este documento ocupa demasiada memoria. Elige una parte o pega su texto.',
    EMPTY: 'Este documento no tiene texto.',
  },
} satisfies Translated<typeof english>;
