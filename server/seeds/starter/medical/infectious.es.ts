import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CPR, IF_WORSE } from '../phrases.es.ts';
import { CALL_AND_WATCH, ESCALATE, LEAVE_BAD_AIR, MENINGITIS } from './ending.es.ts';
import type { INFECTIOUS as english } from './infectious.ts';

export const INFECTIOUS = {
  'Infectious illness': {
    of: '37f36f6a5e34c5a9',
    title: 'Enfermedad contagiosa',
    alsoCalled: [
      'contagio',
      'norovirus',
      'gastroenteritis',
      'virus estomacal',
      'sarampión',
      'paperas',
      'varicela',
      'gripe',
      'gripa',
      'covid',
    ],
    firstAct: `Confusión, cuesta despertarla, falta de aire: llama a ${EMERGENCY}, el operador dirige. No responde ni respira normal: RCP.`,
    steps: {
      severe: {
        question:
          'Pregunta desde la puerta o por teléfono. ¿Alguna? No responde, confusión, mucho sueño o cuesta despertarla. Le cuesta respirar, dolor de pecho, piel azul, gris o con manchas. Desmayo.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      meningitis: MENINGITIS,
      air: {
        question:
          'Dolor de cabeza, mareo o casi desmayo, con vómitos o no, sin fiebre ni diarrea: ¿otros también, mejora al aire libre, o hay un calentador de gas o una caldera en marcha? Puede ser monóxido de carbono.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      worse: {
        question:
          '¿Alguna? Dolor muy fuerte. Sangre en el vómito o en las heces. Vomita todo lo que bebe. Empeora cada hora. Fiebre, y embarazo, diabetes o defensas bajas.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      out: LEAVE_BAD_AIR,
      ...CALL_AND_WATCH,
      cpr: CPR,
      escalate: ESCALATE,
      apart: {
        question:
          'Pide, nunca obligues: que se quede en la habitación, comida en la puerta, vasos propios, y baño propio si lo hay. Jabón, no solo gel. Aparte hasta 2 días después de los vómitos o la diarrea.',
        confirmationText: 'Sabe qué hacer',
      },
      known: {
        question:
          '¿Un médico habló de meningitis, sarampión, paperas o algo así, hay varias personas con lo mismo, no hay nadie que pase a ver, o la persona no quiere quedarse aparte?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      rest: {
        question:
          'Pasa a ver tú, o un amigo, al cabo de una hora y otra vez en la noche, sin falta. ¿Despierta con facilidad, respira con facilidad y bebe, sin manchas nuevas?',
        yes: 'Sí, todo',
        no: 'No, o no lo sé',
      },
      resolved: {
        question: `${IF_WORSE} Un médico: primero por teléfono. Informa a ${DUTY_MANAGER} en esta guardia, a nadie más. Elige “Incidente resuelto”.`,
        confirmationText: 'Un amigo o yo pasamos a ver otra vez',
      },
      tell: {
        question: `Llama ahora a ${DUTY_MANAGER}: quién está enfermo, de qué; no se lo digas a nadie más. Pasa a ver; si empeora, llama a una ambulancia. Para ti: ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
