import type { TranslationsOf } from '../../base/seed-translation.ts';
import { DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CPR, CREW_TAKES_OVER, LET_CREW_IN } from '../phrases.es.ts';
import type { ALLERGY as english } from './allergy.ts';
import { ESCALATE } from './ending.es.ts';

export const ALLERGY = {
  'Allergy or asthma': {
    of: '570c453207214e5a',
    title: 'Alergia o asma',
    alsoCalled: [
      'anafilaxia',
      'EpiPen',
      'inhalador',
      'picadura de abeja',
      'reacción alérgica',
      'ataque de asma',
      'ronchas',
      'se le hinchó la cara',
      'choque anafiláctico',
      'alérgico',
    ],
    firstAct: `Falta de aire, casi desmayo: llama a ${EMERGENCY}, el operador dirige. Inyector, inhalador. No responde ni respira normal: RCP.`,
    steps: {
      severe: {
        question:
          '¿Alguna? Piel azul, casi desmayo, mucho sueño, apenas habla. Inyector usado. Lengua o garganta hinchada. Con ronchas, comida, picadura o medicina: falta de aire, silbidos, tos, voz ronca, vómitos.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      call: {
        question: `Llama a ${EMERGENCY} con el altavoz y haz lo que diga el operador. ${LET_CREW_IN} ¿Hay ronchas, hinchazón, comida, medicina o una picadura?`,
        yes: 'Sí, o no lo sé',
        no: 'No, solo asma',
      },
      injector: {
        question:
          'Pon su inyector (EpiPen) en la parte externa del muslo, a través de la ropa, o el espray nasal (neffy), salvo si se acaba de hacer. Anota la hora. Si hay silbidos: inhalador, como diga su plan.',
        confirmationText: 'Puesto, o he dicho al operador que no hay',
      },
      flat: {
        question:
          'Quédate, vigila cada respiración. La persona acostada; sentada si le falta el aire; de lado si no está alerta; nunca de pie. Si no mejora en 5 minutos: una segunda dosis. ¿Qué pasa?',
        yes: CREW_TAKES_OVER,
        no: 'No responde ni respira normal',
      },
      inhaler: {
        question:
          'Sienta a la persona. Su propio inhalador de rescate como diga su plan, o una inhalación por minuto: hasta 10; de uno combinado (AIR, MART), hasta 6. Si no tiene: pide prestado uno de rescate.',
        confirmationText: 'Lo usa, o no hay ninguno',
      },
      watch: {
        question:
          'Quédate, vigila cada respiración. Si no mejora en 10 minutos, está azul o sin fuerzas para respirar: díselo al operador, pregunta por más inhalaciones. No está alerta: de lado. ¿Qué pasa?',
        yes: CREW_TAKES_OVER,
        no: 'No responde ni respira normal',
      },
      cpr: CPR,
      escalate: ESCALATE,
      mild: {
        question:
          'Picazón, ronchas, un labio hinchado o asma leve: quédate. Que use sus propias pastillas o inhalador, como diga su plan, no los tuyos. ¿Está claramente mejor en 15 minutos?',
        yes: 'Sí, claramente',
        no: 'No, peor, o no lo sé',
      },
      again: {
        question:
          'Una anafilaxia o un ataque de asma puede volver. Quédate 30 minutos. ¿Respira y habla con facilidad, sin hinchazón nueva y sin sensación de desmayo?',
        yes: 'Sí, todo',
        no: 'No, o no lo sé',
      },
      resolved: {
        question: `Di: “Si vuelve, llama a una ambulancia y después a mí. Mañana, ve al médico”. Informa a ${DUTY_MANAGER} antes de terminar tu guardia. Elige “Incidente resuelto”.`,
        confirmationText: 'Se siente bien; se queda un amigo o paso a ver',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
