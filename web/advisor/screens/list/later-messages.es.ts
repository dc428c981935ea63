import type { Translated } from '#core/base/translated.ts';
import type {
  linkMessages as englishLink,
  recentsMessages as englishRecents,
  takeOverMessages as englishTakeOver,
} from './later-messages.ts';

export const linkMessages = {
  title: 'Abierto desde un enlace',
  handedOver: 'De otro teléfono',
  text: 'Púlsalo para empezar o busca arriba.',
  missing: 'Este procedimiento no está en este teléfono',
  missingText: (asOf) => `Se retiró o es más nuevo que la lista de este teléfono (${asOf}).`,
  search: 'Ver Todas las categorías',
  tell: 'Avisar a la administración',
} satisfies Translated<typeof englishLink>;

export const recentsMessages = {
  recent: 'Recientes',
  mostUsed: 'Más usados',
} satisfies Translated<typeof englishRecents>;

export const takeOverMessages = {
  title: '¿Continuar aquí este procedimiento?',
  by: (name) => `El código dice que es de “${name}”.`,
  at: (step, begun) =>
    step === undefined ? `Al final. Empezó: ${begun}.` : `En el paso ${step}. Empezó: ${begun}.`,
  replaces: 'Sustituye la copia de este teléfono.',
  takeOver: 'Continuar aquí',
  leave: 'Dejarlo',
  taken: 'Ya lo tienes',
  tell: (name) => `Lee este código a ${name}:`,
  notKept: 'Este teléfono no puede guardarlo',
  notKeptText: (name) =>
    `Si cierras esta página, se pierde. Pide a ${name} que lo conserve y que no pulse “Ya lo tiene”.`,
  goOn: 'Abrirlo',
  mine: 'Este teléfono ya lo tiene',
  apart: 'Los dos lo han continuado',
  apartText: (name) => `Pide a ${name} que lo termine allí y que no pulse “Ya lo tiene”.`,
  missing: (revision) => `Este teléfono no tiene su versión ${revision}`,
  missingText: 'Hasta que haya señal, sigue en el otro teléfono.',
  withdrawn: 'Este procedimiento se ha retirado',
  ended: 'Este teléfono ya lo terminó',
  damaged: 'Este código no se puede leer',
  stays: 'Sigue en el otro teléfono. Escanea su código otra vez.',
} satisfies Translated<typeof englishTakeOver>;
