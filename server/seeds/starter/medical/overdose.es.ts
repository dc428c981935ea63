import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CREW_TAKES_OVER, LET_CREW_IN } from '../phrases.es.ts';
import { CPR_AND_NALOXONE, ESCALATE, UNSAFE } from './ending.es.ts';
import type { OVERDOSE as english } from './overdose.ts';

export const OVERDOSE = {
  'Overdose: drugs, pills': {
    of: '2f5c025205d887a2',
    title: 'Sobredosis, pastillas',
    alsoCalled: [
      'naloxona',
      'Narcan',
      'envenenamiento',
      'tomó pastillas',
      'se drogó',
      'lejía',
      'cloro',
      'fentanilo',
      'mal viaje',
      'veneno',
    ],
    firstAct: `Tomó demasiado, está mal: llama a ${EMERGENCY}, el operador dirige. Si es seguro, quédate aunque se sienta bien. No hagas vomitar a nadie.`,
    steps: {
      safe: {
        question:
          'Detente y mira: ¿gases, un arma, alguien violento? Las agujas o el polvo solos no lo hacen peligroso: nunca los toques. ¿Es seguro para ti?',
        yes: 'Sí, es seguro',
        no: 'No, o no lo sé',
      },
      unsafe: UNSAFE,
      response: {
        question:
          'Da golpecitos en ambos hombros y pregunta fuerte: “¿Qué tomaste?”. ¿Responde y se mantiene consciente?',
        yes: 'Sí, así es',
        no: 'No, o no lo sé',
      },
      call: {
        question: `Llama a ${EMERGENCY} con el altavoz y haz lo que diga el operador. Quédate y vigila. Otros traen naloxona y un desfibrilador, y piden a ${SECURITY} que deje entrar al equipo.`,
        confirmationText: 'El operador está en el altavoz',
      },
      breathing: {
        question:
          'Cuando paren las sacudidas: en el suelo, boca arriba, cabeza hacia atrás. Mira, escucha, siente hasta 10 segundos. ¿Respira normal? Con bocanadas, gorgoteo o muy lento no es normal.',
        yes: 'Sí, o responde',
        no: 'No, o no lo sé',
      },
      watch: {
        question:
          'De lado, cabeza hacia atrás. Si no despierta, da naloxona (Narcan), otra vez a los 3 minutos. Su efecto se pasa: la persona se queda aunque despierte. Vigila a la persona. ¿Qué pasa?',
        yes: CREW_TAKES_OVER,
        no: 'No respira, bocanadas o muy lento',
      },
      cpr: CPR_AND_NALOXONE,
      awake: {
        question:
          '¿Alguna? Se llamó al equipo. Autolesión. Lejía, cloro, veneno. Más de lo que dice la etiqueta, o no se sabe. Mucho sueño, confusión, falta de aire, calor, corazón acelerado, dolor de pecho, temblor.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      'call-awake': {
        question: `Llama a ${EMERGENCY} con el altavoz y haz lo que diga el operador. Pregunta qué, cuánto, cuándo; guarda los envases. ${LET_CREW_IN}`,
        confirmationText: 'He llamado, ahora o antes',
      },
      quiet: {
        question:
          'Di: “Contármelo puede salvarte la vida”. Nada de comer ni de beber; si está muy caliente, refréscala. Si es autolesión, pregunta: “¿Estás pensando en el suicidio?”. Si es así, díselo al operador.',
        confirmationText: 'Hecho, o no corresponde',
      },
      stay: {
        question:
          'Quédate y vigila a la persona, de lado si tiene mucho sueño. Di al operador cualquier cambio; si no hay nadie más, qué puerta. Si se va, di al operador adónde. ¿Qué pasa?',
        yes: 'Equipo o policía ya están a cargo',
        no: 'Ya no responde',
      },
      friend: {
        question:
          '¿Un amigo sobrio se queda toda la noche, mantiene a la persona de lado y llama a una ambulancia si tiene confusión o el cuerpo caliente, cuesta despertarla o respira raro?',
        yes: 'Sí, se queda un amigo',
        no: 'No, o no lo sé',
      },
      'look-again': {
        question:
          'Pasa a ver otra vez a los 30 minutos, sin falta. ¿Es fácil despertar a la persona, respira regular, tiene la piel fresca y la mente clara?',
        yes: 'Sí, todo',
        no: 'No, o no lo sé',
      },
      resolved: {
        question: `Di cuándo vuelves a pasar y cómo localizarte. Informa a ${DUTY_MANAGER} antes de terminar tu guardia; puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente resuelto”.`,
        confirmationText: 'El amigo sabe qué hacer',
      },
      alone: {
        question: `Si es seguro, quédate junto a la puerta abierta, con la persona acostada de lado. Llama a ${DUTY_MANAGER} para que envíe a alguien. Vigila a la persona. ¿Qué pasa?`,
        yes: 'Alguien se queda en mi lugar',
        no: 'Empeora, o no lo sé',
      },
      escalate: ESCALATE,
    },
  },
} satisfies TranslationsOf<typeof english>;
