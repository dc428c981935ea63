import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES } from '../contacts.ts';
import { CREW_IN, watch } from '../phrases.es.ts';
import { bodyFluids } from './body-fluids.es.ts';
import { officials } from './officials.es.ts';
import type { OTHER as english } from './other.ts';
import { power } from './power.es.ts';
import { press } from './press.es.ts';
import { storm } from './storm.es.ts';

export const OTHER = {
  'Anything not covered': {
    of: '523d1f696d541cb3',
    title: 'No está en la lista',
    alsoCalled: [
      'wifi',
      'no hay internet',
      'mantenimiento',
      'avería',
      'moho',
      'humedad',
      'otro problema',
      'cualquier otra cosa',
      'no sé qué hacer',
      'algo se rompió',
    ],
    firstAct: `Detente donde estés a salvo. Fuego, pelea: aléjate. Eso, o una vida en peligro: llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      life: {
        question:
          'Detente donde estés a salvo. Mira y escucha. ¿Hay alguien herido, enfermo o en peligro, o un incendio, una pelea o un delito ahora mismo?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      emergency: {
        question: `Fuego, violencia o un arma: primero aléjate, avisa a los demás. Llama a ${EMERGENCY}. Di dónde estás y después qué pasa. Haz lo que diga el operador.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      guide: {
        question:
          '¿Sirve otro procedimiento? Entonces cierra este con la X de arriba, elige “Salir” y abre el otro. Aquí no se registra nada.',
        confirmationText: 'Ningún otro procedimiento sirve',
      },
      broken: {
        question: '¿Hay algo roto, que gotea, sin corriente o que no es seguro usar?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      facilities: {
        question: `Que la gente se aleje de ahí. Llama a ${FACILITIES}: qué, dónde, desde cuándo. Nunca lo repares tú.`,
        confirmationText: 'He llamado',
      },
      people: {
        question:
          '¿Hay alguien alterado, en conflicto, con miedo o sin un lugar seguro para dormir?',
        yes: 'Sí, o no lo sé',
        no: 'No, todos están bien',
      },
      wait: {
        question: '¿Lo demás puede esperar sin peligro hasta que abra la oficina?',
        yes: 'Sí, puede esperar',
        no: 'No, o no lo sé',
      },
      resolved: {
        question:
          'Di a las personas afectadas qué va a pasar ahora. Más tarde, cuenta lo que falta en NO LO ENCUENTRO. En la pantalla siguiente, elige “Incidente resuelto”.',
        confirmationText: 'Todos saben qué va a pasar ahora',
      },
      escalate: {
        question: `Nadie con miedo se queda sin compañía. Llama a ${DUTY_MANAGER}, a cualquier hora: qué, dónde, quién está a salvo. Puedes hablar con ${ADVISOR_SUPPORT}. Después elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
    },
  },
  ...power,
  ...storm,
  ...press,
  ...officials,
  ...bodyFluids,
} satisfies TranslationsOf<typeof english>;
