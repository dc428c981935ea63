import { LIMITS } from '#core/base/limits.ts';
import type { Translated } from '#core/base/translated.ts';
import type { ladderMessages as english } from './ladder-messages.ts';

/** The words of the steps in which people are told about an escalation, and of who is told now, in Spanish. */
export const ladderMessages = {
  toldIn: 'A quién se avisa en',
  told: 'A quién se avisa',
  area: 'Zona',
  category: 'Categoría',
  noArea: 'ninguna zona',
  now: 'Ahora',
  saturday: 'Sábado a las 3 de la madrugada',

  until: 'Hasta que alguien se encargue',
  places: (areas, categories) =>
    [
      areas.length > 0 && `En ${areas.join(', ')}`,
      categories.length > 0 && `${areas.length > 0 ? 'para' : 'Para'} ${categories.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' '),
  rightAway: 'Enseguida',
  later: 'min después',
  waitOf: (step) => `Minutos antes del paso ${step}`,
  wrongWait: `De 0 a ${LIMITS.stepWait}`,
  toMend: (waits) =>
    `${waits === 1 ? '1 espera debe' : `${waits} esperas deben`} ser de 0 a ${LIMITS.stepWait} minutos.`,
  step: (step) => `Paso ${step}`,
  onDuty: 'quien esté de guardia',
  off: 'sin avisos',
  forSome: (categories) =>
    categories.length > 2
      ? `para ${categories.length} categorías`
      : `para ${categories.join(', ')}`,
  add: 'Añadir',
  addTo: (step) => `Añadir al paso ${step}`,
  another: (name, address) => `${name}, ${address}`,
  takeOut: (name, step) => `Quitar ${name} del paso ${step}`,
  movedToFirst: (name) => `${name} está ahora en el paso 1`,
  more: (step) => `Más sobre el paso ${step}`,
  up: 'Subir',
  down: 'Bajar',
  remove: 'Quitar',
  stepRemoved: 'Paso quitado',
  addStep: 'Añadir un paso',
  full: `Máximo ${LIMITS.ladderSteps} pasos`,
  fullStep: `Máximo ${LIMITS.stepTargets} destinatarios por paso`,

  rounds: 'Cuántas veces se recorren los pasos',
  all: 'Los pasos se recorren',
  times: ['una vez', 'hasta 2 veces', 'hasta 3 veces'],
  between: (minutes) => `con ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} entre rondas.`,
  unanswered: (step) => `Después se dice al paso ${step} que nadie contestó.`,

  different: 'Usar otros pasos para una zona o categoría',
  differentTitle: '¿Dónde se usan otros pasos?',
  differentText: 'Si no marcas ninguna zona o categoría, valen todas.',
  areas: 'Zonas',
  categories: 'Categorías',
  none: 'Elige una zona o una categoría.',
  taken: 'Ya hay pasos justo para esto.',
  choose: 'Usar',
  cancel: 'cancelar',
  moreOf: (places) => `Más: ${places}`,
  change: 'Cambiar zonas y categorías',
  removeAll: 'Quitar estos pasos',
  removedAll: 'Pasos quitados',

  test: 'Enviar una prueba',
  testOf: (places) => `Enviar una prueba: ${places}`,
  testTitle: '¿Enviar una prueba a todos los pasos?',
  testText:
    'Todas las personas de estos pasos reciben a la vez un mensaje que dice primero que es una prueba.',
  testUnsaved: 'Se prueban los pasos guardados, sin tus cambios.',
  tested: (steps) => {
    const each = steps.map(
      (messages, at) => `${messages === 0 ? 'ninguno' : messages} en el paso ${at + 1}`,
    );
    return `Mensajes de prueba enviados: ${each.join(', ')}. Mira el historial de abajo.`;
  },

  saved: 'Pasos guardados',
  conflict: 'Otra persona acaba de cambiar los pasos.',
  theirs: 'Cargar los suyos',

  holds: 'Limitados al paso 1',
  holdsText:
    'Tras un aviso falso, los siguientes de su red con nombres sin verificar llegan solo al paso 1 durante 12 horas.',
  hold: (by, time) => `${by} pulsó “No es real” (${time})`,
  heldUntil: (time) => `hasta ${time}`,
  lift: 'Quitar el límite',
  liftOf: (title) => `Quitar el límite puesto tras “${title}”`,
  lifted: 'Límite quitado',
} satisfies Translated<typeof english>;
