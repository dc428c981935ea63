import type { TranslationsOf } from '../../base/seed-translation.ts';
import { DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CPR_WITH_HELP, CREW_TAKES_OVER, LET_CREW_IN } from '../phrases.es.ts';
import type { CHOKING as english } from './choking.ts';
import { ESCALATE } from './ending.es.ts';

export const CHOKING = {
  Choking: {
    of: '430c596e1ac25dca',
    title: 'Atragantamiento',
    alsoCalled: ['Heimlich', 'se ahoga', 'ahogo', 'se atragantó', 'asfixia', 'por otro lado'],
    firstAct: `No puede toser ni hablar: 5 golpes en la espalda, 5 compresiones, repite. Si se desploma: llama a ${EMERGENCY}, empieza la RCP, el operador dirige.`,
    steps: {
      already: {
        question: '¿Se ha desplomado o ha perdido el conocimiento?',
        yes: 'Sí, o no lo sé',
        no: 'No, está consciente',
      },
      cough: {
        question: 'Pregunta: “¿Te estás ahogando?”. ¿Puede hablar, respirar o toser fuerte?',
        yes: 'Sí, puede',
        no: 'No, o no lo sé',
      },
      blows: {
        question:
          'Inclina a la persona hacia delante. Da hasta 5 golpes fuertes entre los omóplatos con el talón de la mano. ¿Puede respirar?',
        yes: 'Sí, respira',
        no: 'No, o no lo sé',
      },
      thrusts: {
        question: `Alguien más llama a ${EMERGENCY}. Desde atrás, puño encima del ombligo, tira fuerte hacia dentro y arriba, hasta 5 veces. Embarazo o talla grande: en el esternón. ¿Puede respirar?`,
        yes: 'Sí, respira',
        no: 'No, o no lo sé',
      },
      limp: {
        question: `Si nadie ha llamado, llama a ${EMERGENCY} con el altavoz. Haz lo que diga el operador, nunca pares los golpes y las compresiones. ¿Se ha desplomado o ha perdido el conocimiento?`,
        yes: 'Sí, o no lo sé',
        no: 'No, está consciente',
      },
      more: {
        question:
          'Inclina a la persona: hasta 5 golpes fuertes entre los omóplatos. Puño sobre el ombligo, tira fuerte hacia dentro y arriba 5 veces; embarazo, talla grande: esternón. ¿Puede respirar?',
        yes: 'Sí, respira',
        no: 'No, o no lo sé',
      },
      call: {
        question: `Llama a ${EMERGENCY} con el altavoz, deja el teléfono a tu lado y haz lo que diga el operador. Si no hay nadie más contigo, di qué puerta está abierta.`,
        confirmationText: 'El operador está en el altavoz',
      },
      cpr: CPR_WITH_HELP,
      'cough-on': {
        question:
          'Que siga tosiendo. Ningún golpe mientras tosa bien, nada de beber. Quédate y vigila a la persona. ¿Qué pasa?',
        yes: 'Ya salió, o sin cambio en 5 minutos',
        no: 'No puede toser, o se desploma',
      },
      after: {
        question:
          '¿Alguna de estas? Todavía tose, voz ronca o silbidos al respirar. Le cuesta respirar o tragar. Nota algo atascado. Mucho sueño o confusión.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      crew: {
        question: `Llama a ${EMERGENCY} si no se ha hecho; el operador dirige. ${LET_CREW_IN} Quédate y vigila. No está alerta: de lado. ¿Qué pasa?`,
        yes: CREW_TAKES_OVER,
        no: 'Se ahoga otra vez, o se desploma',
      },
      escalate: ESCALATE,
      resolved: {
        question: `Di: “Si después toses, te silba el pecho o no puedes tragar, llama a una ambulancia y después a mí”. Informa a ${DUTY_MANAGER} antes de terminar tu guardia. Elige “Incidente resuelto”.`,
        confirmationText: 'Respira y traga bien',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
