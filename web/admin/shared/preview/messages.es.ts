import type { Translated } from '#core/base/translated.ts';
import type { previewMessages as english } from './messages.ts';

export const previewMessages = {
  preview: 'Vista previa',
  settleFirst: 'Elige antes entre tus cambios y los suyos.',
  fromStep: (number) => `Desde el paso ${number}`,
  fromStart: 'Desde el principio',
  tree: 'Árbol',
  notFinished: 'Sin terminar todavía',
  unfinishedStep: (number) => `El paso ${number} está incompleto.`,
  /** 'Paso 4, Si es sí' */
  unfinishedAnswer: (number, answer) => `Paso ${number}, ${answer}: elige adónde lleva.`,
  noSteps: 'Sin pasos todavía.',
  goToStep: (number) => `Ir al paso ${number}`,
  nothingRecorded: 'No se registra nada. No se llama a nadie.',
  notSaved: (number) => `El paso ${number} tiene cambios sin guardar.`,
  ended: (outcome) => `El asesor ha terminado: ${outcome}.`,
  seen: {
    title: (area, when) =>
      ['A quién llama: ', area === undefined ? '' : `${area}, `, when ?? 'ahora'].join(''),
    noAreaHere: 'sin zona',
    area: 'Zona',
    noArea: 'Sin zona',
    day: 'Día',
    now: 'Ahora',
    hour: 'Hora',
    at: (day, time) => `${day} ${time}`,
  },
  calls: {
    label: 'Llamadas',
    contacts: 'Contactos',
    escalateNow: 'Escalar ahora',
    wouldCall: (name, why) => `El teléfono llama a ${name}.${why === undefined ? '' : ` ${why}.`}`,
    wouldOpen: 'Aquí los asesores ven todos los contactos.',
    wouldEscalate: 'Los asesores ven a quién llamar primero y pueden registrar que se escaló.',
  },
} satisfies Translated<typeof english>;
