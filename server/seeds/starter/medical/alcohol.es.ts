import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CREW_TAKES_OVER } from '../phrases.es.ts';
import type { ALCOHOL as english } from './alcohol.ts';
import { CALL_AND_LOOK, CPR_AND_NALOXONE, ESCALATE } from './ending.es.ts';

export const ALCOHOL = {
  'Too much alcohol': {
    of: '238072a035cc50c2',
    title: 'Demasiado alcohol',
    alsoCalled: [
      'borracho',
      'borracha',
      'borrachera',
      'coma etílico',
      'ebrio',
      'tomó de más',
      'bebió demasiado',
      'congestión alcohólica',
      'está pedo',
      'bebida adulterada',
    ],
    firstAct: `No se le puede despertar: llama a ${EMERGENCY}, el operador dirige. No responde ni respira normal: RCP. Si es seguro, quédate.`,
    steps: {
      stay: {
        question:
          'Si es seguro, ve y quédate, pide que venga un amigo. Mucho sueño y vómitos: de lado enseguida, con guantes o sin ellos. ¿Hay violencia, o no es seguro acercarse?',
        yes: 'Sí, así que no me acerco',
        no: 'No, estoy a su lado',
      },
      'keep-back': {
        question: `No te acerques y no dejes que nadie se acerque. Llama a ${SECURITY}, después a ${DUTY_MANAGER}. Con un arma, o alguien herido: vete y abre el procedimiento de amenazas. ¿Qué pasa?`,
        yes: 'Es seguro, Seguridad está aquí',
        no: 'Seguridad o policía ya están a cargo',
      },
      danger: {
        question:
          '¿Alguna de estas? Cuesta despertarla, o mucha confusión. Respira lento o raro. Piel pálida, azul o fría. Una convulsión, o un golpe en la cabeza. Vomita con mucho sueño.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      call: CALL_AND_LOOK,
      watch: {
        question:
          'De lado, abrigada. Quédate, vigila cada respiración, no dejes que “se le pase durmiendo”. Si también hay drogas, naloxona. Nada de café. Di al operador cualquier cambio. ¿Qué pasa?',
        yes: CREW_TAKES_OVER,
        no: 'No responde ni respira normal',
      },
      cpr: CPR_AND_NALOXONE,
      taken: {
        question:
          '¿Dijo la persona, o un amigo: también drogas o medicinas, o diabetes? Si solo pudieron echar algo en su bebida, nunca la dejes sola, guarda el vaso; una ambulancia si empeora.',
        yes: 'Sí, o no lo sé',
        no: 'No, o solo algo en la bebida',
      },
      walk: {
        question:
          '¿La persona puede responderte con claridad, sentarse sola y caminar sin que la sostengan?',
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      room: {
        question: `Solo si está en calma, ve a su lado hasta su habitación, con un amigo o con ${SECURITY}; si no, espera. La persona acostada de lado, un recipiente cerca. Nada de alcohol ni de pastillas.`,
        confirmationText: 'Está en su habitación, de lado',
      },
      friend: {
        question:
          '¿Un amigo sobrio se queda toda la noche, y llama a una ambulancia si cuesta despertar a la persona o respira raro?',
        yes: 'Sí, se queda un amigo',
        no: 'No, o no lo sé',
      },
      'look-again': {
        question:
          'Pasa a ver otra vez a los 30 minutos, sin falta. ¿Es fácil despertar a la persona, respira regular y tiene un color normal?',
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      resolved: {
        question: `Di cómo localizarte. Llama a ${DUTY_MANAGER} ahora si hubo violencia o algo en la bebida; si no, en esta guardia. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente resuelto”.`,
        confirmationText: 'El amigo sabe qué hacer',
      },
      alone: {
        question: `Mientras esté en calma, quédate junto a la puerta abierta, con la persona acostada de lado. Llama a ${DUTY_MANAGER} para que envíe a alguien. Vigila cada respiración. ¿Qué pasa?`,
        yes: 'Alguien se queda en mi lugar',
        no: 'Cuesta despertarla o respira raro',
      },
      escalate: ESCALATE,
    },
  },
} satisfies TranslationsOf<typeof english>;
