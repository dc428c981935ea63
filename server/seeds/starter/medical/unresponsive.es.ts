import type { TranslationsOf } from '../../base/seed-translation.ts';
import { DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CREW_TAKES_OVER, IF_WORSE, LET_CREW_IN } from '../phrases.es.ts';
import { CPR_AND_NALOXONE, ESCALATE, UNSAFE } from './ending.es.ts';
import type { UNRESPONSIVE as english } from './unresponsive.ts';

export const UNRESPONSIVE = {
  'Unresponsive person': {
    of: '490b68d5ef9d4bff',
    title: 'Persona inconsciente',
    alsoCalled: [
      'no responde',
      'no despierta',
      'no respira',
      'se desmayó',
      'desmayo',
      'se desplomó',
      'no se mueve',
      'paro cardíaco',
      'RCP',
      'desfibrilador',
    ],
    firstAct: `No responde, o no respira normal: llama a ${EMERGENCY} con el altavoz. El operador dirige, no esta app.`,
    steps: {
      safe: {
        question:
          'Detente y mira antes de acercarte: fuego, gases, cables con corriente, un arma. Las agujas solas no lo hacen peligroso: nunca las toques. ¿Es seguro para ti?',
        yes: 'Sí, es seguro',
        no: 'No, o no lo sé',
      },
      unsafe: UNSAFE,
      response: {
        question:
          'Da golpecitos en ambos hombros y pregunta fuerte: “¿Me oyes?”. ¿Responde o se mueve a propósito?',
        yes: 'Sí, responde',
        no: 'No, o no lo sé',
      },
      call: {
        question: `Llama a ${EMERGENCY} con el altavoz y haz lo que diga el operador. Quédate y vigila. Otros traen un desfibrilador y naloxona, y piden a ${SECURITY} que deje entrar al equipo.`,
        confirmationText: 'El operador está en el altavoz',
      },
      jerking: {
        question: '¿El cuerpo tiene sacudidas una y otra vez? Si solo está rígido, responde “No”.',
        yes: 'Sí, una convulsión',
        no: 'No, o no lo sé',
      },
      seizure: {
        question:
          'Pon algo blando bajo la cabeza, aparta lo duro, anota la hora. Nunca sujetes a la persona, no metas nada en la boca. En el agua: mantén la cara hacia arriba. Quédate. ¿Qué pasa?',
        yes: 'Las sacudidas paran',
        no: CREW_TAKES_OVER,
      },
      breathing: {
        question:
          'Pon a la persona boca arriba, en el suelo si puedes. Inclina la cabeza hacia atrás. Mira, escucha y siente, 10 segundos como máximo. ¿Respira normal? Dar bocanadas no es normal.',
        yes: 'Sí, o responde',
        no: 'No, o no lo sé',
      },
      cpr: CPR_AND_NALOXONE,
      side: {
        question:
          'Gira a la persona de lado, cabeza hacia atrás. Tras una caída o un golpe fuerte, pregunta primero al operador; si vomita o ronca, gírala enseguida, cabeza y espalda alineadas.',
        confirmationText: 'De lado, o como dijo el operador',
      },
      watch: {
        question:
          'Quédate y vigila cada respiración. Si puede haber drogas, da naloxona si la tienes. Avisa al operador de cualquier cambio y, si no hay nadie más, de qué puerta está abierta. ¿Qué pasa?',
        yes: CREW_TAKES_OVER,
        no: 'No respira, o solo da bocanadas',
      },
      unwell: {
        question:
          '¿Alguna de estas? Se llamó al equipo. Confusión, mucho sueño, herida, dolor, falta de aire, mal color. Desmayo, convulsión, humo, gases, descarga eléctrica, casi ahogarse, pastillas, drogas.',
        yes: 'Sí, o no lo sé',
        no: 'No, consciente y bien',
      },
      help: {
        question: `Llama a ${EMERGENCY} con el altavoz, el operador dirige. Quédate y vigila. Con mucho sueño, de lado. ${LET_CREW_IN} ¿Qué pasa?`,
        yes: CREW_TAKES_OVER,
        no: 'Ya no responde, o tiene sacudidas',
      },
      escalate: ESCALATE,
      resolved: {
        question: `${IF_WORSE} Informa a ${DUTY_MANAGER} antes de terminar tu guardia. Elige “Incidente resuelto” y pasa a ver otra vez a los 30 minutos.`,
        confirmationText: 'Consciente y bien, no se llamó a ningún equipo',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
