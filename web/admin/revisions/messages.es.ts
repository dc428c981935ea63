import { unreachable } from '#core/base/assert.ts';
import { displayName } from '#core/base/display-name.ts';
import type { Translated } from '#core/base/translated.ts';
import { languageName } from '#core/base/language-name.ts';
import type { MembersOf } from '#core/issue/details.ts';
import type { RevisionChange } from '#core/issue/revision-changes.ts';
import type { ListedRevision } from '#core/issue/revision-schema.ts';
import { detailOf, membersOf } from '#core/issue/typed-details.ts';
import type { ActionType, AnswerType } from '#core/base/step-kinds.ts';
import { detailMessages } from '../base/detail-messages.es.ts';
import { adminMessages, BRANCH_WORDS } from '../base/messages.es.ts';
import type {
  broughtBackMessages as englishBroughtBack,
  changeNoteMessages as englishChangeNote,
  revisionMessages as english,
} from './messages.ts';

export const changeNoteMessages = {
  open: 'Nota o corrección urgente',
  title: 'Nota o corrección urgente',
  text: 'Un mensaje llega también a los asesores que están a mitad del procedimiento.',
  sentence: 'Mensaje para los asesores',
  intoSentence: 'el mensaje para los asesores',
  sentenceHint: 'Qué estaba mal y qué paso hay que comprobar de nuevo.',
  notUnread: 'No escribas números ni direcciones. Inserta contactos.',
  alone: 'Corrección urgente',
  textAlone: {
    words:
      'Los asesores la reciben enseguida. Los números, direcciones e imágenes nuevos esperan a una segunda persona.',
    sentence: 'Solo se envía este mensaje; los cambios siguen en espera.',
  },
  shown: 'Los asesores lo ven encima de la pregunta',
  preview: 'Corrección urgente',
  note: 'Nota para Versiones',
  tooLong: (most) => `Máximo ${most} caracteres`,
  unchanged: 'No cambió nada, así que solo se puede guardar un mensaje.',
  save: 'Guardar',
  saveUrgent: 'Guardar como urgente',
  cancel: 'Cancelar',
} satisfies Translated<typeof englishChangeNote>;

/** The question before text that was corrected urgently is published again, in Spanish. */
export const broughtBackMessages = {
  title: '¿Restaurar un texto corregido?',
  text: (day, sentence) => `Una corrección urgente del ${day} sustituyó este texto: “${sentence}”`,
  hint: 'Por qué vale el texto anterior y qué paso hay que comprobar de nuevo.',
  draft: (day, sentence) =>
    `Esto restaura un texto que una corrección urgente del ${day} sustituyó: “${sentence}”`,
  publish: 'Avisar a los asesores y publicar',
  again: {
    remove: 'Quitar y avisar a los asesores',
    restore: 'Restaurar y avisar a los asesores',
    move: 'Mover y avisar a los asesores',
  },
  cancel: 'Cancelar',
} satisfies Translated<typeof englishBroughtBack>;

export const revisionMessages = {
  title: 'Versiones',
  about: (title, count) => (count === null ? title : `${title}, versión más nueva: ${count}`),
  none: 'Aún no hay versiones',
  noneText: 'Las versiones empiezan cuando se publica un procedimiento.',
  loadFailed: 'Las versiones no se cargaron.',
  revisionFailed: 'Esta versión no se cargó.',
  viewNotLoaded: 'La vista no se cargó.',
  link: (number, when) => `Versión ${number}, ${when}`,
  someone: 'Alguien',
  quoted: (note) => `“${note}”`,
  seen: 'La ven los asesores',
  urgent: 'Corrección urgente',
  first: 'Publicado por primera vez.',
  same: 'Solo cambió el mensaje.',
  unchanged: 'No cambió nada.',
  changed: 'Qué cambió',
  from: 'De',
  to: 'a',
  what: 'Qué',
  number: (number) => `Versión ${number}`,
  noChange: 'Ambas versiones dicen lo mismo.',
  oldest: 'Esta es la versión más antigua.',
  wasUrgent: 'Corrección urgente. Los asesores con una versión anterior ven:',
  restore: (number) => `Restaurar la versión ${number}`,
  restored: (number) => `Versión ${number} restaurada`,
  notRestored: 'La versión no se restauró.',
  blocked: 'Los asesores no podrían terminarlo:',
  notUndone: 'No se pudo deshacer la restauración.',
  late: (text) => `${text} Alguien guardó después. Mira antes qué cambió.`,
  isLive: 'Los asesores ya ven esta versión.',
  isArchived: 'Este procedimiento está archivado. Restáuralo antes.',
  liveHint: 'Los asesores la ven enseguida como versión nueva.',
  waitsHint: 'Espera hasta que otra persona la apruebe.',
  waits: 'Espera hasta que otra persona la apruebe.',
  lost: {
    draft: {
      hint: 'Sustituye el borrador, que se pierde.',
      title: (number) => `¿Sustituir el borrador por la versión ${number}?`,
      text: 'El borrador se pierde. No se puede deshacer.',
      confirm: 'Sustituir el borrador',
    },
    waiting: {
      hint: 'Sustituye los cambios en espera, que se pierden.',
      title: (number) => `¿Sustituir los cambios en espera por la versión ${number}?`,
      text: 'No se puede deshacer. Para conservar los cambios, duplica antes el procedimiento.',
      confirm: 'Sustituirlos',
    },
  },
  cancel: 'Cancelar',
  view: 'Ver como la vieron los asesores',
  pictureIn: (name) => `Imagen, ${name}`,
  nothing: 'Vacío',
  notThere: 'No estaba todavía',
  removed: 'Quitado',
} satisfies Translated<typeof english>;

type Detail = MembersOf<'inRevision'>;

const detailNames = Object.fromEntries(
  membersOf('inRevision').map((member) => [member, detailMessages[member].name]),
) as Record<Detail, string>;

const MEMBERS: Record<RevisionChange['what'], string> = {
  ...detailNames,
  added: '',
  removed: '',
  moved: 'lugar',
  question: 'pregunta',
  image: 'imagen',
  answerType: 'tipo de respuesta',
  answer: '',
  text: 'texto',
  language: '',
  translation: '',
};

/** The names of the types of answers and of what can follow them. */
const KINDS: Readonly<Record<ActionType | AnswerType, string>> = {
  'Go to next step': 'Ir al paso siguiente',
  'Skip to a specific step': 'Saltar a un paso',
  'Issue resolution': 'Resolución del incidente',
  'Yes or No': 'Sí o No',
  'Show a confirmation checkbox': 'Mostrar una casilla de confirmación',
};

const isKind = (text: string): text is keyof typeof KINDS => Object.hasOwn(KINDS, text);

/** Returns a type or a target in words: 'Issue resolution', 'Step 4', 'Step 4 “Is it hot?”'. */
const shown = (text: string | null): string => {
  const name = text ?? '';
  return isKind(name) ? KINDS[name] : name.replace(/^Step (?=\d)/, 'paso ');
};

/** Names the place of a difference: 'Paso 4, Si es no', 'Paso 6, pregunta', 'Categoría'. */
export function placeOfChange({ what, step, branch, detail, language }: RevisionChange): string {
  const parts = [
    step === null ? '' : adminMessages.editor.step(step),
    branch ? BRANCH_WORDS[branch] : '',
    detail ? detailNames[detail] : '',
    language ? languageName(language) : '',
  ];
  return [...parts, MEMBERS[what]].filter(Boolean).join(', ');
}

/** Returns a verb that fits a noun of either gender. */
function became({ before, after }: RevisionChange): string {
  if (before === null) return 'se añadió';
  return after === null ? 'se quitó' : 'cambió';
}

const isDetail = (what: RevisionChange['what']): what is Detail =>
  membersOf('inRevision').some((member) => member === what);

function sentenceOfDetailChange(member: Detail, change: RevisionChange): string {
  const { kind } = detailOf(member);
  const { before, after } = change;
  const isLong = kind === 'words with contacts' || before === null || after === null;
  if (isLong) {
    const changed = before === null ? 'añadido' : after === null ? 'quitado' : 'cambiado';
    return `${MEMBERS[member]}: texto ${changed}.`;
  }
  const quoted = kind === 'category' ? displayName : revisionMessages.quoted;
  return `${MEMBERS[member]}: ahora ${quoted(after)}, antes ${quoted(before)}.`;
}

/** Returns a difference as a sentence (REVISION-2). */
export function sentenceOfChange(change: RevisionChange): string {
  const { what, step, branch, before, after } = change;
  if (isDetail(what)) return sentenceOfDetailChange(what, change);
  const name = step === null ? MEMBERS[what] : adminMessages.editor.step(step);
  const place = branch ? `${name}, ${BRANCH_WORDS[branch]}` : name;
  switch (what) {
    case 'added':
      return `${name}: se añadió.`;
    case 'removed':
      return `${name}: se quitó.`;
    case 'moved':
      // The number stays the same if as many steps were added before it as removed.
      return before === after
        ? `${name}: se movió.`
        : `${name}: se movió, antes era el ${shown(before)}.`;
    case 'question':
      return `${place}: ${became(change)} la pregunta.`;
    case 'text':
      return `${place}: ${became(change)} el texto.`;
    case 'image':
      return `${place}: ${became(change)} la imagen.`;
    case 'answerType':
      return `${place}: el tipo de respuesta es ahora “${shown(after)}”, antes “${shown(before)}”.`;
    case 'answer':
      if (before === null) return `${place}: ${shown(after)}.`;
      return after === null
        ? `${place}: se quitó.`
        : `${place}: ahora ${shown(after)}, antes ${shown(before)}.`;
    case 'language':
      return `${placeOfChange(change)}: ${after === null ? 'ya no se publica' : 'se publicó'}.`;
    case 'translation':
      return `${placeOfChange(change)}: ${became(change)} la traducción.`;
    default:
      return unreachable(what);
  }
}

/** Returns the sentences of the list about a revision, at least one, even if it was published or reviewed again without changes. */
export function sentencesOf({ changes, urgent }: Pick<ListedRevision, 'changes' | 'urgent'>) {
  if (!changes) return [revisionMessages.first];
  if (changes.length > 0) return changes.map(sentenceOfChange);
  return [urgent === null ? revisionMessages.unchanged : revisionMessages.same];
}
