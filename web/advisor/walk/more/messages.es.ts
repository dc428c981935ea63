import type { Translated } from '#core/base/translated.ts';
import type {
  handOverMessages as englishHandOver,
  keepMessages as englishKeep,
  timerMessages as englishTimer,
  walkLanguageMessages as englishLanguage,
} from './messages.ts';

export const timerMessages = {
  lookAgain: 'Revisar otra vez en',
  lookAgainIn: (minutes) => `Revisar otra vez en ${minutes} min`,
  minutes: (minutes) => `${minutes} min`,
  foreground: 'Solo suena en esta pantalla.',
  left: (time) => `Revisar otra vez en ${time}`,
  cancel: 'Cancelar temporizador',
  rang: (minutes) => `Revisa otra vez: ya pasaron ${minutes} minutos.`,
  heard: 'OK',
} satisfies Translated<typeof englishTimer>;

export const keepMessages = {
  keep: 'Guardarlo y buscar otro',
  keepText: 'Se queda en este paso.',
} satisfies Translated<typeof englishKeep>;

export const handOverMessages = {
  open: 'Pasar a otro teléfono',
  openText: 'Funciona sin señal.',
  title: 'Pasar a otro teléfono',
  scan: 'Escanea esto con el otro teléfono.',
  label: (title) => `Código para pasar ${title}`,
  until: 'Sigue siendo tuyo hasta que pulses el botón.',
  name: 'Quién continúa (opcional)',
  code: 'Código de su teléfono (opcional)',
  wrongCode: 'Código incorrecto. Quizá se escaneó uno anterior.',
  wentOn: 'Has avanzado desde entonces. Escribe el código de su teléfono o pulsa otra vez.',
  done: 'Ya lo tiene',
  handedOver: (to) => (to === '' ? 'Pasado a otro teléfono.' : `Pasado a ${to}.`),
  noCode: 'Demasiado largo para un código. Sigue aquí o llama a la otra persona.',
} satisfies Translated<typeof englishHandOver>;

export const walkLanguageMessages = {
  open: 'Idioma',
  openText: 'Solo en este incidente.',
} satisfies Translated<typeof englishLanguage>;
