import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CPR_WITH_HELP, CREW_TAKES_OVER, LET_CREW_IN } from '../phrases.es.ts';
import type { hangingOrJumping as english } from './hanging-or-jumping.ts';

export const hangingOrJumping = {
  'Hanging or jumping': {
    of: 'a59125dc96f0de9a',
    title: 'Ahorcarse o saltar',
    alsoCalled: [
      'se ahorcó',
      'ahorcado',
      'ahorcada',
      'soga',
      'se colgó',
      'azotea',
      'cornisa',
      'quiere tirarse',
      'se tiró',
      'se lanzó',
    ],
    firstAct: `Ahorcamiento: sostén en alto a la persona, bájala. Borde: mantén la distancia, habla. Arma de fuego: aléjate. Llama a ${EMERGENCY}: el operador dirige.`,
    steps: {
      neck: {
        question:
          '¿Hay una persona colgada, o con algo apretado alrededor del cuello? También si está fría o rígida: empieza, el operador decide.',
        yes: 'Sí',
        no: 'No, otra cosa',
      },
      down: {
        question: `Sostén en alto a la persona o quita tensión a la soga, grita. Afloja o corta la soga, no el nudo. Alguien más llama a ${EMERGENCY}; si no hay nadie más, tú, cuando esté abajo. ¿Está abajo?`,
        yes: 'Sí, y ya se hizo la llamada',
        no: 'No, no puedo',
      },
      held: {
        question: `Nunca dejes de sostener en alto, aunque esté sin fuerzas. Llama a ${EMERGENCY} con el altavoz, el operador dirige. Otros cortan la soga y piden a ${SECURITY} que deje entrar al equipo. ¿Abajo?`,
        yes: 'Sí, la persona está abajo',
        no: CREW_TAKES_OVER,
      },
      breathing: {
        question:
          'Haz lo que diga el operador. Boca arriba, el cuello libre, inclina la cabeza hacia atrás. Mira, escucha, siente, 10 segundos como máximo. ¿Responde, o respira normal?',
        yes: 'Sí, responde o respira normal',
        no: 'No, solo bocanadas, o no lo sé',
      },
      side: {
        question: `Quédate y vigila cada respiración. Si no está despierta, de lado, con cabeza, cuello y espalda alineados. ${LET_CREW_IN} ¿Qué pasa?`,
        yes: CREW_TAKES_OVER,
        no: 'No responde ni respira normal',
      },
      cpr: CPR_WITH_HELP,
      fallen: {
        question: '¿Alguien ya cayó o saltó, o está ahí en el suelo y no responde?',
        yes: 'Sí, o no lo sé',
        no: 'No, pero puede que lo haga',
      },
      call: {
        question: `Llama a ${EMERGENCY} con el altavoz si nadie lo ha hecho y haz lo que diga el operador. Si es seguro, acércate, aprieta fuerte sobre una herida, mantén quieta a la persona.`,
        confirmationText: 'El operador está en el altavoz',
      },
      still: {
        question:
          'No muevas a la persona, no le inclines la cabeza. ¿Responde, o respira normal? Mira, escucha y siente, 10 segundos como máximo. Dar bocanadas no es normal.',
        yes: 'Sí, responde o respira normal',
        no: 'No, solo bocanadas, o no lo sé',
      },
      lie: {
        question: `Quédate, vigila, mantén quieta a la persona tal como está. Si vomita o ronca: de lado, cuello alineado. Alguien más pide a ${SECURITY} que deje entrar al equipo. ¿Qué pasa?`,
        yes: CREW_TAKES_OVER,
        no: 'No responde ni respira normal',
      },
      talk: {
        question: `Mantén la distancia y habla, nunca agarres. Un arma de fuego: aléjate. Alguien más llama a ${EMERGENCY}; si no hay nadie más, tú, con el altavoz: dónde, qué ves. Haz lo que diga el operador.`,
        confirmationText: 'He llamado, o alguien más',
      },
      quiet: {
        question: `Alguien más pide a ${SECURITY} que deje entrar al equipo sin ruido, y aleja a los demás. Si no hay nadie más contigo, pide al operador que haga abrir la puerta.`,
        confirmationText: 'Dejarán entrar al equipo sin ruido',
      },
      watch: {
        question:
          'Si es seguro, quédate, vigila, sigue hablando. Si tomó algo: nunca hagas vomitar a la persona. Si se cuelga: sostén en alto a la persona, corta la soga. ¿Qué pasa?',
        yes: 'Equipo o policía ya están a cargo',
        no: 'Cae, se cuelga o no se mueve',
      },
      which: {
        question:
          'Avisa al operador. ¿La persona está colgada, o tiene algo apretado alrededor del cuello?',
        yes: 'Sí',
        no: 'No, cayó o no se mueve',
      },
      escalate: {
        question: `Llama a ${DUTY_MANAGER}. Deja el lugar como está. Ha sido duro: puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Dirige el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
