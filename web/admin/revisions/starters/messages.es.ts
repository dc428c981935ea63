import { languageName } from '#core/base/language-name.ts';
import type { Translated } from '#core/base/translated.ts';
import type { changedStarterMessages as english } from './messages.ts';

export const changedStarterMessages = {
  about: 'Tus procedimientos no cambian hasta que los actualices.',
  aboutNew: 'Los procedimientos nuevos llegan como borradores.',
  loadFailed: 'Las actualizaciones no se cargaron.',
  none: 'Nada por actualizar',
  noneText: 'Tus procedimientos iniciales están al día.',
  groups: {
    dangerous: 'Actualiza estos primero',
    changed: 'Otras actualizaciones',
    added: 'Procedimientos nuevos',
    languages: 'Otros idiomas',
  },
  dangerousText: 'El texto anterior podría causar daño.',
  states: {
    unedited: 'No has editado el tuyo.',
    edited: 'Has editado el tuyo.',
    new: 'Aún no lo tienes.',
  },
  live: 'Los asesores lo ven.',
  draft: 'Es un borrador.',
  calledHere: (title) => `Aquí se llama “${title}”.`,
  compare: 'Comparar',
  comparisonFailed: 'La comparación no se cargó.',
  yours: 'El tuyo',
  update: 'Versión nueva',
  take: 'Usar la versión nueva',
  keep: 'Mantener el nuestro',
  add: 'Añadir como borrador',
  leave: 'Omitir',
  taken: (title) => `${title}: actualizado`,
  kept: (title) => `${title}: se queda como está`,
  added: (title) => `${title}: añadido como borrador`,
  failed: 'No funcionó.',
  changedMeanwhile: 'Alguien acaba de cambiarlo. Míralo de nuevo.',
  blocked: 'Tus contactos o ajustes impiden la versión nueva.',
  takeTitle: (title) => `¿Sustituir tu texto de “${title}”?`,
  takeWaits: 'La versión nueva espera aprobación. Hasta entonces, los asesores ven la publicada.',
  takeLive: 'Los asesores la ven enseguida. La tuya se queda en Versiones.',
  corrected: (day, sentence) =>
    `Hiciste una corrección urgente el ${day}: “${sentence}” Comprueba que la versión nueva también lo diga.`,
  languageText: (procedures) =>
    `${procedures === 1 ? 'A 1 procedimiento le faltan' : `A ${procedures} procedimientos les faltan`} textos que la biblioteca inicial tiene. Lo que escribiste se queda. Los asesores que elijan el idioma lo reciben, marcado como sin revisar.`,
  addLanguage: (language) => `Añadir ${languageName(language)}`,
  languageAdded: (language, procedures) =>
    `${languageName(language)}: añadido a ${procedures === 1 ? '1 procedimiento' : `${procedures} procedimientos`}`,
  takeDraft: 'Este borrador se pierde.',
  cancel: 'Cancelar',
} satisfies Translated<typeof english>;
