import { languageName } from '#core/base/language-name.ts';
import type { Translated } from '#core/base/translated.ts';
import { listed } from '../../base/written.ts';
import type { translationsMessages as english } from './messages.ts';

export const translationsMessages = {
  loadFailed: 'Las traducciones no se cargaron.',
  languages: 'Idiomas',
  add: 'Añadir un idioma',
  choice: (own, name) => `${own} (${name})`,
  none: 'Aún no hay traducciones',
  noneText: 'Añade un idioma y escribe cada texto junto al original.',
  noneToRead: 'Nadie ha traducido aún este procedimiento.',
  progress: (current, all) => `${current} de ${all} ${all === 1 ? 'texto' : 'textos'}`,
  openOnly: 'Solo lo que falta o cambió',
  nothingOpen: 'No falta ni cambió nada.',
  original: 'Original',
  field: (label, language) => `${label} en ${languageName(language)}`,
  noOriginal: 'Opcional: el original no tiene.',
  missing: 'Falta',
  changed: 'Cambió después',
  was: 'Antes',
  is: 'Ahora',
  waiting: 'En espera',
  readPaths: 'Leer sus recorridos',
  stillRight: 'Sigue valiendo',
  rightOnceSaved: 'Valdrá cuando guardes.',
  otherContacts: (names) =>
    names.length === 0
      ? 'Quita el contacto: el original no nombra ninguno.'
      : `Nombra los mismos contactos que el original: ${listed(names)}.`,
  tooLong: (most) => `Máximo ${most} caracteres.`,
  publish: (language) => `Publicar en ${languageName(language)}`,
  withdraw: (language) => `Retirar en ${languageName(language)}`,
  isPublished: 'Publicado',
  withIssue: 'Los asesores lo reciben cuando se publique el procedimiento.',
  published: (language) => `Publicado en ${languageName(language)}`,
  withdrawn: (language) => `Retirado en ${languageName(language)}`,
  waits: 'Espera hasta que otra persona lo apruebe.',
  partlyTitle: (language) => `¿Publicar en ${languageName(language)} solo en parte?`,
  partlyText: (left) =>
    `${left} Los asesores reciben esos textos en el original, cada paso entero.`,
  partly: 'Publicar en parte',
  withdrawTitle: (language) => `¿Retirar en ${languageName(language)}?`,
  withdrawText: 'Los asesores reciben el original enseguida. Los textos se quedan aquí.',
  cancel: 'Cancelar',
  pending: 'Hay cambios de este procedimiento que esperan a una segunda persona.',
  toEditor: 'Abrir el editor',
  conflict: (language) => `Textos en ${languageName(language)}`,
} satisfies Translated<typeof english>;
