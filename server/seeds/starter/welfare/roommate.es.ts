import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CREW_IN, NO_SECRET, watch } from '../phrases.es.ts';
import { askAboutSuicide, stayAlive } from '../safety-concern/asked.es.ts';
import type { roommate as english } from './roommate.ts';

export const roommate = {
  'Roommate conflict': {
    of: '665c1ba55caf1bfd',
    title: 'Conflicto en el cuarto',
    alsoCalled: [
      'compañero de cuarto',
      'compañera de cuarto',
      'compañero de habitación',
      'compañera de habitación',
      'compañero de piso',
      'compañera de piso',
      'roomie',
      'convivencia',
      'mediación',
      'discusión',
    ],
    firstAct: `Una pelea, una amenaza, alguien herido: llama a ${EMERGENCY}, el operador dirige. Nunca te pongas en medio. No tomes partido.`,
    steps: {
      now: {
        question:
          'Escucha antes de acercarte. Ahora o en las últimas horas: ¿una pelea, un arma, una amenaza, algo lanzado, alguien herido, o alguien a quien no dejan salir?',
        yes: 'Sí, o no lo sé',
        no: 'No, solo palabras',
      },
      emergency: {
        question: `Una pelea: no te acerques. Llama a ${EMERGENCY}: dónde, cuántas personas, si hay un arma, quién está herido. Haz lo que diga el operador.`,
        confirmationText: 'Estoy a salvo y he llamado',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      alone: {
        question: `Habla a solas con cada persona, donde la otra no pueda oír. Di: ${NO_SECRET} Escucha. No repitas nada a la otra.`,
        confirmationText: 'He escuchado a cada persona que está aquí',
      },
      dying: askAboutSuicide(
        'Si una de las personas está muy decaída, pregunta: “¿Estás pensando en el suicidio?”.',
        'Un no claro, o nadie está decaído',
      ),
      ...stayAlive(),
      afraid: {
        question:
          'Pregunta a solas a cada persona: “¿Tienes miedo de la otra? ¿Alguna vez te hizo daño, apretó el cuello, tocó, siguió o grabó, o te insultó por ser quien eres?”. ¿Alguna de estas cosas?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      recent: {
        question:
          '¿Alguien cuenta que en las últimas horas hubo un arma, una amenaza, un golpe o una mano en el cuello, o puede que la otra persona venga ahora a hacerle daño?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      safe: {
        question:
          'Di: “Te creo. No tienes que dormir allí ni arreglarlo hablando”. Lleva a la persona a un lugar seguro. A la otra no le digas nada. Después abre el procedimiento de lo que le hicieron.',
        confirmationText: 'Está en un lugar seguro, no a solas',
      },
      tonight: {
        question:
          'Pregunta otra vez a solas a cada persona. ¿Las tres? Nadie tiene miedo. Cada una tiene cama donde quiere dormir esta noche, allí o con un amigo. Ambas se ponen de acuerdo en luz, ruido y visitas.',
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      escalate: {
        question: `Llama ahora a ${DUTY_MANAGER}: si se habló de suicidio, quién teme, quién necesita cama, menores de 18. Si alguien está decaído, quédate. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Nadie duerme donde tiene miedo',
      },
      resolved: {
        question: `Anota lo que aceptó cada persona, no juzgues a nadie, no prometas otro cuarto. Informa en esta guardia a ${DUTY_MANAGER}, que organiza una charla de día. Elige “Incidente resuelto”.`,
        confirmationText: 'Cada persona sabe quién le hablará de día',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
