import type { Translated } from '#core/base/translated.ts';
import { inDigits } from '../base/written.ts';
import type { personMessages as english } from './person-messages.ts';

const plural = (count: number, one: string, more = `${one}s`) =>
  `${inDigits(count)} ${count === 1 ? one : more}`;

/** The words of the part about one person, in Spanish. */
export const personMessages = {
  title: 'Una persona',
  text: 'Descarga o quita lo que se guarda sobre alguien.',
  name: 'Nombre o correo',
  nameHint: 'De un asesor, su nombre exacto.',
  find: 'Buscar',
  findFailed: 'La búsqueda falló.',
  nothing: (name) => `No se encontró nada de ${name}.`,
  found: (name) => `Encontrado de ${name}`,
  records: (count) => plural(count, 'registro'),
  messages: (count) => plural(count, 'mensaje'),
  searches: (count) => plural(count, 'búsqueda sin resultado', 'búsquedas sin resultado'),
  mails: (count) => plural(count, 'correo'),
  account: (email) => `la cuenta ${email}`,
  enabled: (email) => `La cuenta ${email} está en uso. Desactívala antes en Personas.`,
  download: 'Descargar todo',
  downloadFailed: 'La descarga falló.',
  forget: 'Quitar el nombre',
  forgetTitle: (name) => `¿Quitar el nombre ${name}?`,
  forgetText:
    'En todas partes pasa a ser “Alguien”; si hay una cuenta, se elimina con sus correos. Los registros siguen contando. El texto libre y los identificadores del historial de actividad se quedan. No se puede deshacer.',
  confirm: 'Escribe el nombre para confirmar',
  differs: 'Ese es otro nombre',
  forgotten: 'Nombre quitado',
  notForgotten: 'El nombre no se quitó.',
} satisfies Translated<typeof english>;
