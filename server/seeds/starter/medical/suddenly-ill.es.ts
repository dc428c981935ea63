import type { TranslationsOf } from '../../base/seed-translation.ts';
import { DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CPR, IF_WORSE } from '../phrases.es.ts';
import { CALL_AND_WATCH, ESCALATE, LEAVE_BAD_AIR, MENINGITIS } from './ending.es.ts';
import type { SUDDENLY_ILL as english } from './suddenly-ill.ts';

export const SUDDENLY_ILL = {
  'Suddenly ill': {
    of: 'a92b30ca4031b7d8',
    title: 'Enfermedad repentina',
    alsoCalled: [
      'dolor de pecho',
      'infarto',
      'ataque al corazón',
      'derrame',
      'ictus',
      'diabetes',
      'sepsis',
      'meningitis',
      'embarazada',
      'se puso mal',
    ],
    firstAct: `Dolor de pecho, derrame cerebral, confusión: llama a ${EMERGENCY} y haz lo que diga el operador. No responde ni respira normal: RCP.`,
    steps: {
      heart: {
        question:
          '¿Alguna de estas? No responde, confusión, mucho sueño o desmayo. Dolor de pecho, también en brazo, mandíbula o espalda. Sudor frío. Le cuesta respirar. Piel azul, gris o con manchas.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      stroke: {
        question:
          'Que sonría, levante ambos brazos, diga una frase. ¿Se le tuerce la cara, se le cae un brazo o arrastra las palabras? ¿O perdió la vista de golpe, o tiene el peor dolor de cabeza de su vida?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      meningitis: MENINGITIS,
      air: {
        question:
          'Si tiene dolor de cabeza, mareo o vómitos: ¿hay más gente mal, mejora al aire libre, o hay un calentador de gas, una caldera o un motor en marcha? Puede ser monóxido de carbono.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      diabetes: {
        question:
          '¿Tiene diabetes, y temblores, sudor, hambre, mal humor o está como si hubiera bebido: azúcar bajo, una hipoglucemia?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      sugar: {
        question:
          'Solo si puede tragar: una bebida dulce, no light, o azúcar o caramelos; nunca insulina. Después, comida. ¿Está bien en 15 minutos, sin dolor, vómitos ni sangrado?',
        yes: 'Sí, del todo bien',
        no: 'No, o no puede tragar',
      },
      out: LEAVE_BAD_AIR,
      worse: {
        question:
          '¿Alguna de estas? Dolor muy fuerte. Sangre en el vómito o en las heces. Embarazo, con dolor o sangrado. Diabetes y vómitos, o vomita todo lo que bebe. Empeora cada hora.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      ...CALL_AND_WATCH,
      cpr: CPR,
      escalate: ESCALATE,
      rest: {
        question:
          'Descanso, sorbos de agua, un amigo o tú cerca. Pasa a ver otra vez a los 30 minutos, sin falta: la meningitis puede dar manchas o mucho sueño más tarde. ¿Ves que no está peor?',
        yes: 'No está peor, despierta fácil',
        no: 'Peor, o no lo sé',
      },
      resolved: {
        question: `${IF_WORSE} Si por la mañana no está bien, un médico. Informa a ${DUTY_MANAGER} antes de terminar tu guardia. Elige “Incidente resuelto”.`,
        confirmationText: 'Se queda un amigo, o paso a ver',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
