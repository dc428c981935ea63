import type { Translated } from '#core/base/translated.ts';
import type { noteMessages as english } from './messages.ts';

export const noteMessages = {
  title: 'Los asesores dicen que este paso está mal',
  strayTitle: 'Notas sobre pasos quitados',
  count: (count) => (count === 1 ? '1 nota' : `${count} notas`),
  revision: (revision) => `versión ${revision}`,
  done: 'Listo',
  allDone: 'Todo listo.',
  putAway: 'Nota marcada como lista',
  putAwayBefore: 'Otra persona ya marcó esta nota como lista',
  notPutAway: 'La nota no se marcó como lista.',
  notBroughtBack: 'La nota no se reabrió.',
  notLoaded: 'Las notas de los asesores no se cargaron.',
} satisfies Translated<typeof english>;
