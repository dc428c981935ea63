import type { Translated } from '#core/base/translated.ts';
import { adminMessages } from '../../base/messages.es.ts';
import { listed } from '../../base/written.ts';
import { publishingMessages } from '../actions/messages.es.ts';
import type {
  approvalMessages as englishApproval,
  becomesDraftMessages as englishBecomesDraft,
  pendingMessages as englishPending,
  unreadMessages as englishUnread,
} from './messages.ts';

export const approvalMessages = {
  label: 'Revisión',
  published: 'Tus cambios esperan aquí hasta que otra persona los apruebe.',
  own: 'El último cambio es tuyo, así que lo publica otra persona.',
  others: 'Lee el último cambio; después, apruébalo y publícalo.',
  somebody: 'Alguien',
  said: {
    asked: (name, when) => `${name} pidió una revisión, ${when}.`,
    sentBack: (name, when) => `${name} lo devolvió, ${when}.`,
  },
  act: { asked: 'Pedir revisión', sentBack: 'Devolver' },
  done: { asked: 'Revisión pedida', sentBack: 'Devuelto' },
  text: {
    asked:
      'Los autores y propietarios lo ven en la lista de procedimientos. Si se guarda otra vez, la petición se cancela.',
    sentBack: 'Verán tu nota aquí.',
  },
  word: 'Nota (opcional)',
  approve: 'Aprobar y publicar',
  changes: 'Cambios desde que se publicó',
  isNew: 'Nunca se publicó: todo es nuevo',
  notLoaded: 'La revisión no se cargó.',
  asItStands: 'Como está ahora',
} satisfies Translated<typeof englishApproval>;

export const pendingMessages = {
  label: 'Cambios en espera',
  title: (name, when) => `${name} cambió este procedimiento, ${when}.`,
  ownTitle: 'Tus cambios esperan a una segunda persona.',
  others:
    'Los asesores ven la versión publicada hasta que los apruebes. Si los editas, los aprueba otra persona.',
  own: 'Hasta entonces, los asesores ven la versión publicada.',
  off: 'Ya no hace falta una segunda persona. Publica los cambios cuando estén listos.',
  somebody: 'Alguien',
  publish: 'Publicar los cambios',
  discard: 'Descartar',
  discardTitle: '¿Descartar los cambios?',
  discardText:
    'Los cambios en espera se eliminan. Para tener una copia, duplica antes el procedimiento.',
  cancel: 'Seguir esperando',
  keep: 'Conservar este texto',
  disputed: (parts) =>
    `Desde entonces, los asesores recibieron una corrección: ${listed(parts)}. Compara las dos versiones, corrige la tuya y pulsa “Conservar este texto”.`,
  order: 'el orden de los pasos',
  failed: 'No funcionó.',
  sides: {
    older: { name: 'Publicado', head: 'Publicado' },
    newer: { name: 'En espera', head: 'En espera' },
  },
} satisfies Translated<typeof englishPending>;

export const becomesDraftMessages = {
  title: {
    archive: '¿Archivar con cambios en espera?',
    takeBack: '¿Pasar a borrador con cambios en espera?',
  },
  text: (revision) =>
    `Los cambios en espera pasan a ser el borrador. Lo que leen ahora los asesores se queda como la versión ${revision}, que puedes restaurar.`,
  confirm: {
    archive: adminMessages.editor.archiveConfirm,
    takeBack: publishingMessages.backToDraft,
  },
} satisfies Translated<typeof englishBecomesDraft>;

export const unreadMessages = {
  label: 'Correcciones urgentes sin leer',
  said: (name, when) => `${name} hizo una corrección urgente, ${when}:`,
  somebody: 'Un administrador anterior',
  others: 'Los asesores ya la tienen. Nadie más la ha leído aquí.',
  othersGone: 'Los asesores que lo están usando tienen el mensaje. Nadie más lo ha leído aquí.',
  own: 'Los asesores ya la tienen. Los propietarios reciben un correo al día hasta que otra persona la lea.',
  ownGone:
    'Los asesores que lo están usando tienen el mensaje. Los propietarios reciben un correo al día hasta que otra persona lo lea.',
  revision: (number) => `Versión ${number}`,
  read: 'La he leído',
  done: 'Marcada como leída',
} satisfies Translated<typeof englishUnread>;
