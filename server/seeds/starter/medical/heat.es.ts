import type { TranslationsOf } from '../../base/seed-translation.ts';
import { DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CREW_TAKES_OVER, IF_WORSE, LET_CREW_IN } from '../phrases.es.ts';
import { CPR_AND_NALOXONE, ESCALATE } from './ending.es.ts';
import type { HEAT as english } from './heat.ts';

export const HEAT = {
  'Heat illness': {
    of: 'f064f122407225fa',
    title: 'Malestar por el calor',
    alsoCalled: [
      'golpe de calor',
      'insolación',
      'agotamiento por calor',
      'deshidratación',
      'deshidratado',
      'mucho sol',
      'acalorado',
    ],
    firstAct: `Confusión o mucho sueño con calor: llama a ${EMERGENCY}, refresca a la persona. El operador dirige. No responde ni respira normal: RCP.`,
    steps: {
      stroke: {
        question:
          '¿Alguna de estas? Confusión, se tambalea, cuesta despertarla, desmayo, convulsión. Caliente al tacto y se siente mal. Respira rápido. Tomó drogas. 30 minutos refrescándola, y no mejora.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      call: {
        question: `Llama a ${EMERGENCY} con el altavoz y haz lo que diga el operador. Llévala a un lugar fresco, no mientras tenga sacudidas. ${LET_CREW_IN}`,
        confirmationText: 'El operador está en el altavoz',
      },
      'cool-fast': {
        question:
          'Quita la ropa de fuera, agua fría, abanica, hielo en el cuello. No está alerta, o cuando paren las sacudidas: de lado, nada de beber. Quédate, vigila cada respiración. ¿Qué pasa?',
        yes: CREW_TAKES_OVER,
        no: 'No responde ni respira normal',
      },
      cpr: CPR_AND_NALOXONE,
      escalate: ESCALATE,
      cool: {
        question:
          'Lleva a la persona a un lugar fresco. Acostada, pies en alto, ropa suelta, y que beba agua. Moja la piel y abanícala. Quédate. Anota la hora: puede venir un golpe de calor.',
        confirmationText: 'Se está refrescando, y me quedo',
      },
      better: {
        question: '30 minutos después de empezar: ¿está fresca, con la mente clara y bien?',
        yes: 'Sí, las tres',
        no: 'No, peor, o no lo sé',
      },
      resolved: {
        question: `Descanso, agua, nada de calor, nunca sola. ${IF_WORSE} Informa a ${DUTY_MANAGER} en esta guardia. Elige “Incidente resuelto”.`,
        confirmationText: 'Está bien; se queda un amigo o paso a ver',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
