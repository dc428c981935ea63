import type { TranslationsOf } from '../../base/seed-translation.ts';
import { DUTY_MANAGER, EMERGENCY, POISON } from '../contacts.ts';
import { CPR, CREW_TAKES_OVER, IF_WORSE, LET_CREW_IN } from '../phrases.es.ts';
import { ESCALATE } from './ending.es.ts';
import type { INJURY as english } from './injury.ts';

export const INJURY = {
  'Injury or seizure': {
    of: '3bc082519f78616f',
    title: 'Lesión o convulsión',
    alsoCalled: [
      'herida',
      'sangrado',
      'sangra',
      'golpe en la cabeza',
      'hueso roto',
      'fractura',
      'quemadura',
      'epilepsia',
      'se cayó',
      'se cortó',
    ],
    firstAct: `Lesión grave: llama a ${EMERGENCY}, el operador dirige. Si sangra: aprieta fuerte. No responde ni respira normal: RCP.`,
    steps: {
      seizure: {
        question:
          'Si es seguro, acércate. ¿El cuerpo tiene sacudidas una y otra vez? Anota la hora, algo blando bajo la cabeza, no sujetes a nadie, nada en la boca. En el agua: mantén la cara hacia arriba.',
        yes: 'Sí, una convulsión',
        no: 'No, o no lo sé',
      },
      long: {
        question:
          '¿Alguna de estas? En el agua (cabeza arriba y hacia atrás; sácala cuando pare). Dura 5 minutos, o viene otra. Es la primera, o no se sabe. Lesión, embarazo o diabetes.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      recover: {
        question:
          'Cuando pare, gira a la persona de lado. ¿Paró en menos de 5 minutos desde el inicio, respira normal y despierta poco a poco?',
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      bleeding: {
        question:
          '¿Hay mucha sangre: a chorros, en charco o que no para? Si es la nariz: sentada, inclinada hacia delante, aprieta la parte blanda; tras 15 minutos responde “Sí” y sigue apretando.',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      press: {
        question: `Aprieta fuerte con una tela, alrededor de lo que esté clavado. Llama a ${EMERGENCY} con el altavoz y haz lo que diga el operador. ${LET_CREW_IN}`,
        confirmationText: 'Estoy apretando y la ayuda está en camino',
      },
      soaked: {
        question:
          'Si sangra la nariz, sentada; si no, acostada, de lado si no está alerta. Quédate y vigila. Se empapa: más tela, aprieta más. Si sangra brazo o pierna, pregunta por un torniquete. ¿Qué pasa?',
        yes: CREW_TAKES_OVER,
        no: 'No responde ni respira normal',
      },
      serious: {
        question:
          '¿Alguna? No responde, mucho sueño, confusión, falta de aire. Caída de altura, dolor de cuello o espalda, una parte que no se mueve. Puñalada, corte hondo. Quemadura en la cara, o como una mano.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      ill: {
        question:
          '¿Alguna? Golpe en la cabeza: se desmayó, vomita, no recuerda. Dolor de pecho, lengua hinchada, cara o brazo caído. Producto químico en el ojo. Tragó pastillas, una pila o veneno.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      emergency: {
        question: `Llama a ${EMERGENCY} con el altavoz y haz lo que diga el operador. Quemadura o producto químico: agua ya, 20 minutos. ${LET_CREW_IN}`,
        confirmationText: 'El operador está en el altavoz',
      },
      care: {
        question:
          'Quédate y vigila. Caída fuerte: que no se mueva. No está alerta (sin caída), vomita, ronca, o cuando paren las sacudidas: de lado, cabeza y espalda alineadas. ¿Qué pasa?',
        yes: CREW_TAKES_OVER,
        no: 'No responde ni respira normal',
      },
      cpr: CPR,
      escalate: ESCALATE,
      minor: {
        question:
          'Ponte guantes. Un corte: aprieta, enjuaga y cubre. Una quemadura: bajo agua corriente fresca 20 minutos. Un brazo o una pierna con lesión: un médico en el plazo de un día.',
        confirmationText: 'La persona está atendida',
      },
      purpose: {
        question:
          'En privado: “¿Te lo hizo alguien, o te lo hiciste tú?”. Si es así, quédate y después abre el procedimiento de amenazas o de autolesión. ¿Fue a propósito?',
        yes: 'Sí, o no lo sé',
        no: 'No, un accidente',
      },
      also: {
        question: `Tras una convulsión o un golpe en la cabeza, alguien se queda; otra convulsión: una ambulancia. Diente caído: en leche, a un dentista. Tragó algo y se siente bien: ${POISON}.`,
        confirmationText: 'Hecho, o no corresponde',
      },
      resolved: {
        question: `Quédate hasta que se sienta bien. ${IF_WORSE} Informa a ${DUTY_MANAGER} antes de terminar tu guardia. Después elige “Incidente resuelto”.`,
        confirmationText: 'Se siente bien y puede localizarme',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
