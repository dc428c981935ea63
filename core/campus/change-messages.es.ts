import { displayName } from '../base/display-name.es.ts';
import type { Translated } from '../base/translated.ts';
import type { ToldText } from './call-changes.ts';
import type { changeMessages as english } from './change-messages.ts';

const TOLD: Readonly<Record<ToldText, string>> = {
  'Campus name': 'Nombre del campus',
  'Main number': 'Número principal',
  Address: 'Dirección',
  none: 'nada',
  'no number': 'sin número',
  'When to call': 'Cuándo llamar a',
  nothing: 'nada',
  'Categories for': 'Categorías de',
  all: 'todas',
  'Areas for': 'Zonas de',
  'whole campus': 'todo el campus',
  'Hours for': 'Horas de',
  always: 'siempre',
  'Role for': 'Función de',
  'Note for': 'Nota de',
};

/** The words that tell how the settings of a campus changed, in Spanish. */
export const changeMessages = {
  changed: (what, before, after) => `${what}: ${before}; ahora ${after}`,
  told: (text) => (Object.hasOwn(TOLD, text) ? TOLD[text as ToldText] : text),
  category: (name) => displayName(name),
  noNumber: 'sin número',
  none: 'ninguna',
  areas: 'Zonas',
  areaRenamed: (before, after) => `La zona ${before} se llama ahora ${after}`,
  dialedFor: (name) => `Número que se marca para ${name}`,
  numberFor: (name) => `Número de ${name}`,
  removed: (name, number) => `Quitado: ${name}, ${number}`,
  takesPlace: (name) => `; ${name} ocupa su lugar`,
  added: (name, number, place, count) => `Añadido: ${name}, ${number}, lugar ${place} de ${count}`,
  name: 'Nombre',
  order: 'Orden',
  emergencyNumber: 'Número de emergencias',
  emergencyWords: 'Nombre de los servicios de emergencias',
  needsSecond: 'Ahora la necesita.',
  needsNone: 'Ahora no la necesita.',
} satisfies Translated<typeof english>;
