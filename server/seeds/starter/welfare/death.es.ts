import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CREW_TAKES_OVER, watch } from '../phrases.es.ts';
import type { death as english } from './death.ts';

export const death = {
  'Death of a resident': {
    of: '9e44fb5d6290c059',
    title: 'Muerte de un residente',
    alsoCalled: [
      'murió',
      'muerto',
      'muerta',
      'falleció',
      'fallecimiento',
      'cadáver',
      'cuerpo sin vida',
      'difunto',
    ],
    firstAct: `Ante cualquier duda: llama a ${EMERGENCY}. No responde ni respira normal: RCP, el operador dirige. Sin ninguna duda: no toques nada.`,
    steps: {
      certain: {
        question:
          '¿Un médico o un equipo dijo que la persona está muerta, o es evidente: descomposición, o una lesión a la que nadie sobrevive? No basta con que esté fría o no respire.',
        yes: 'Sí, sin ninguna duda',
        no: 'No, o no lo sé',
      },
      call: {
        question: `Llama a ${EMERGENCY} con el altavoz y haz lo que diga el operador. Si está colgada, baja a la persona. Otros traen un desfibrilador y piden a ${SECURITY} que deje entrar al equipo.`,
        confirmationText: 'El operador está en el altavoz',
      },
      breathing: {
        question:
          '¿Responde, o respira normal? Mira, escucha y siente, 10 segundos como máximo. Dar bocanadas no es normal.',
        yes: 'Sí, responde o respira normal',
        no: 'No, solo bocanadas, o no lo sé',
      },
      cpr: {
        question:
          'Boca arriba, empieza la RCP: comprime fuerte y rápido en el centro del pecho, a menos que el operador diga que es demasiado tarde. No te detengas a leer.',
        confirmationText: CREW_TAKES_OVER,
      },
      crew: {
        question: '¿El equipo dijo que la persona está muerta?',
        yes: 'Sí',
        no: 'No, o todavía no',
      },
      watch: watch(),
      here: {
        question: '¿Ocurrió aquí, y la policía todavía no se ha hecho cargo?',
        yes: 'Sí, o no lo sé',
        no: 'No, o dirige la policía',
      },
      dead: {
        question: `Llama a ${EMERGENCY} si nadie lo ha hecho: dónde, qué viste. Haz lo que diga el operador. Cuando el operador te deje colgar, pide a ${SECURITY} que deje entrar a la policía.`,
        confirmationText: 'La policía está en camino',
      },
      door: {
        question:
          'No toques, no muevas y no cubras nada. Sal, cierra la puerta y quédate fuera, junto a ella, con una segunda persona. No entra nadie más que el equipo y la policía.',
        confirmationText: 'La puerta está cerrada, nos quedamos fuera',
      },
      manager: {
        question: `Cuando ya ningún operador te necesite, llama a ${DUTY_MANAGER}. La policía avisa a la familia. No nombres a nadie, no publiques nada. Si fue aquí, alguien se queda en la puerta para la policía.`,
        confirmationText: 'Dirige el responsable de guardia',
      },
      alive: {
        question: `Llama a ${DUTY_MANAGER}: quién es, adónde llevan a la persona. Tú no nombras a nadie, no publicas nada y no dices nada a la familia ni a la prensa.`,
        confirmationText: 'Dirige el responsable de guardia',
      },
      others: {
        question:
          'Lleva a quien encontró a la persona a una sala tranquila, con alguien de su confianza. A todos los demás: “Hay una emergencia. El personal vendrá a hablar con todos”.',
        confirmationText: 'Nadie que lo haya visto está a solas',
      },
      escalate: {
        question: `Anota las horas y quién estaba. Nadie hace esto a solas: puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Sé con quién puedo hablar',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
