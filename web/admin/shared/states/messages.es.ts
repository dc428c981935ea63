import type { PathCounts } from '#core/issue/path-counts.ts';
import type { Translated } from '#core/base/translated.ts';
import { inDigits } from '../../base/written.ts';
import type {
  missingNumbersMessages as englishMissingNumbers,
  notAllowedMessages as englishNotAllowed,
  olderMessages as englishOlder,
  partMessages as englishPart,
} from './messages.ts';

/** The words of a page that the role does not allow (ROLE-7), in Spanish. */
export const notAllowedMessages = {
  title: {
    owner: 'Esta página es para propietarios',
    author: 'Esta página es para autores y propietarios',
  },
  text: {
    owner: 'Vuelves a ser propietario. Recarga la página.',
    author: 'Eres autor. Un propietario puede cambiarlo en Personas.',
    reader: 'Eres lector. Un propietario puede cambiarlo en Personas.',
  },
} satisfies Translated<typeof englishNotAllowed>;

export const partMessages = {
  reload: 'O recarga la página. Lo que escribiste se conserva.',
} satisfies Translated<typeof englishPart>;

export const olderMessages = {
  older: 'Ver anteriores',
  olderFailed: 'Lo anterior no se cargó.',
} satisfies Translated<typeof englishOlder>;

export const missingNumbersMessages = {
  missing: (count) => (count === 1 ? 'Falta 1 número' : `Faltan ${count} números`),
  missingText: (count) =>
    `Hasta que ${count === 1 ? 'lo escribas' : 'los escribas'}, los asesores leen “sin número”.`,
  setThem: (count) => `${count === 1 ? 'Escribirlo' : 'Escribirlos'} en Ajustes`,
} satisfies Translated<typeof englishMissingNumbers>;

/** Returns '12 de 14 recorridos revisados' (PATHS-4). */
export function pathsChecked({ checked, count, isMore }: PathCounts): string {
  const all = `${isMore ? 'más de ' : ''}${inDigits(count)}`;
  return `${checked} de ${all} ${count === 1 ? 'recorrido revisado' : 'recorridos revisados'}`;
}
