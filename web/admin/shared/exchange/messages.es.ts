import { languageName } from '#core/base/language-name.ts';
import type { Translated } from '#core/base/translated.ts';
import type { ImportedIssue } from '#core/exchange/exchange-schema.ts';
import type {
  changedStartersMessages as englishStarters,
  exchangeMessages as english,
} from './messages.ts';

const counted = (count: number): string =>
  `${count} ${count === 1 ? 'procedimiento' : 'procedimientos'}`;

/** Returns '1 procedimiento importado', '2 procedimientos importados'. */
const countedAs = (count: number, one: string): string =>
  `${counted(count)} ${one}${count === 1 ? '' : 's'}`;

/** The page of new starter texts, and the line above the list while texts of the starter library wait to be looked at, in Spanish. */
export const changedStartersMessages = {
  dangerous: (count) =>
    count === 1
      ? 'Uno de tus procedimientos podría causar daño.'
      : `${count} de tus procedimientos podrían causar daño.`,
  dangerousText: 'La biblioteca inicial tiene una versión más segura.',
  changed: (count) =>
    count === 1
      ? '1 procedimiento inicial tiene una versión nueva.'
      : `${count} procedimientos iniciales tienen versiones nuevas.`,
  changedText: 'Los tuyos no cambian hasta que los actualices.',
  look: 'Comparar',
  added: (count) =>
    count === 1
      ? 'Hay un procedimiento inicial nuevo.'
      : `Hay ${count} procedimientos iniciales nuevos.`,
  inLanguage: (language) => `La biblioteca inicial tiene textos en ${languageName(language)}.`,
  inLanguageText: 'Añádelos a tus procedimientos u omítelos.',
  addedText: 'Añade cada uno como borrador u omítelo.',
  lookAdded: 'Verlos',
} satisfies Translated<typeof englishStarters>;

export const exchangeMessages = {
  languages: (names) => `Con textos en ${names}, que nadie publica todavía.`,
  export: 'Exportar',
  exportAll: 'Exportar todo',
  exported: (count) => countedAs(count, 'exportado'),
  exportedAll: 'Todos los procedimientos exportados',
  notExported: 'Los procedimientos no se exportaron.',
  notLoaded: 'Esto no se cargó.',

  import: 'Importar',
  title: 'Importar procedimientos',
  text: 'Compruebas todo antes de que se importe.',
  kept: (name) => `“${name}” está sin importar.`,
  goOn: 'Continuar',
  file: 'Archivo para importar',
  fileHint: 'Word (.docx), PDF, Excel (.xlsx), CSV, texto y otros. Puedes arrastrarlo aquí.',
  paste: 'O pega el texto',
  readText: 'Leer el texto',
  pastedName: 'Texto pegado',
  notRead: 'El documento no se leyó. Inténtalo de nuevo.',
  documentTooLarge: (megabytes) =>
    `El documento pasa de ${megabytes} MB. Elige una parte o pega su texto.`,
  cancel: 'Cancelar',
  close: 'Cerrar',
  stop: 'Detener',
  checking: 'Comprobando',
  importing: 'Importando',
  progress: (done, all) => `${done} de ${all}`,
  fileTooLarge: (megabytes) =>
    `El archivo pasa de ${megabytes} MB. Exporta menos procedimientos a la vez.`,
  tooManyMembers: 'El archivo contiene demasiado. Exporta menos procedimientos a la vez.',
  notJson: 'Este archivo está dañado o no viene de Exportar. Expórtalo de nuevo.',
  notOurs: 'Este archivo no tiene procedimientos. Elige uno que venga de Exportar.',
  tooNew: (version) =>
    `Este archivo viene de una versión más nueva de la app (${version}). Pide a quien gestiona el servidor que lo actualice.`,
  empty: 'Este archivo no tiene procedimientos.',
  notChecked: 'No se importó nada. Inténtalo de nuevo.',
  sameText: (count) => `${counted(count)} ya ${count === 1 ? 'está' : 'están'} aquí.`,
  nothing: 'Nada por importar.',
  untitled: (place) => `Procedimiento ${place} del archivo, sin título`,
  becomesDraft: 'Llegan como borradores.',
  replacesPublished: 'Los asesores dejan de ver el publicado hasta que publiques este borrador.',
  dropsWaiting: 'Sus cambios en espera se pierden.',
  replacesDraft: 'Sustituye el borrador de aquí.',
  wasArchived: 'Archivado aquí: vuelve como borrador.',
  hereTitle: (title) => `Aquí se llama “${title}”.`,
  blocking: (count) =>
    count === 1 ? '1 problema impide publicar.' : `${count} problemas impiden publicar.`,
  contacts: (ids) => `Usa contactos que no tienes: ${ids}.`,
  confirm: (count) => `Importar ${counted(count)}`,
  done: (count) => countedAs(count, 'importado'),
  doneText: 'Son borradores. Los asesores los ven cuando los publicas.',
  notDone: (count) => `${counted(count)} no se ${count === 1 ? 'importó' : 'importaron'}:`,
  again: 'Importa otra vez el mismo archivo para el resto. Nada se importa dos veces.',

  duplicate: 'Duplicar',
  duplicated: (count) => (count === 1 ? '1 copia hecha' : `${count} copias hechas`),

  starters: 'Biblioteca inicial',
  startersText: 'Llegan como borradores para que los adaptes.',
  startersFailed: 'La biblioteca inicial no se cargó.',
  isHere: 'Añadido',
  add: (count) => (count === 0 ? 'Añadir' : `Añadir ${counted(count)}`),
  added: (count) =>
    `${countedAs(count, 'añadido')} como ${count === 1 ? 'borrador' : 'borradores'}`,
  notAdded: 'Los que siguen marcados no se añadieron. Inténtalo de nuevo.',
} satisfies Translated<typeof english>;

const GROUPS = {
  new: 'Nuevos',
  changed: 'Cambiados',
  same: 'Sin cambios',
  refused: 'No aceptados',
};

export function nameOfGroup(what: ImportedIssue['what'], count: number): string {
  return `${GROUPS[what]} (${count})`;
}

const words = exchangeMessages;

export function sentencesOfImport(issue: ImportedIssue): string[] {
  const { title, what, here, blocking, unknownContacts } = issue;
  const replaced = here?.publish ? words.replacesPublished : words.replacesDraft;
  return [
    ...(here && here.title !== title ? [words.hereTitle(here.title)] : []),
    ...(what === 'changed' && here?.isPending ? [words.dropsWaiting] : []),
    ...(what === 'changed' ? [here?.isArchived ? words.wasArchived : replaced] : []),
    ...(blocking > 0 ? [words.blocking(blocking)] : []),
    ...(unknownContacts.length > 0 ? [words.contacts(unknownContacts.join(', '))] : []),
  ];
}
