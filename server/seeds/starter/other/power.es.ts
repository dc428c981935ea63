import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from '../contacts.ts';
import { CREW_IN, NO_BREATH, TAKEN_OVER } from '../phrases.es.ts';
import type { power as english } from './power.ts';

export const power = {
  'Power out or lift': {
    of: '880f72b935ff71be',
    title: 'Apagón o ascensor',
    alsoCalled: [
      'se fue la luz',
      'no hay luz',
      'corte de luz',
      'sin electricidad',
      'elevador',
      'encerrados en el ascensor',
      'atorado en el elevador',
      'se fundió un fusible',
      'se botó la pastilla',
      'todo a oscuras',
    ],
    firstAct: `Nada de velas. En un ascensor parado: pulsa la alarma, quédate dentro. Alguien herido o enfermo, o humo: llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      danger: {
        question:
          '¿Humo, chispas, olor a gas, un cable caído? ¿Hay alguien herido, enfermo o con falta de aire, también en un ascensor, o un aparato para respirar apagado?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      emergency: {
        question: `Humo, gas o chispas: primero todos fuera, ningún interruptor, lejos de los cables. Llama a ${EMERGENCY} y haz lo que diga el operador: dónde, quién está enfermo o atrapado.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      watch: {
        question: `Si es seguro, quédate, vigila, habla a través de una puerta cerrada. ${NO_BREATH}`,
        confirmationText: TAKEN_OVER,
      },
      rely: {
        question:
          'Toma una linterna y ve por las escaleras. En cada piso toca a las puertas y grita a la del ascensor. ¿Alguien depende de la corriente: un aparato, medicinas en frío, una silla de ruedas?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      well: {
        question:
          'Ve con esa persona, o habla a través de la puerta. ¿Se siente mal, no responde, o un aparato que la mantiene con vida está apagado o con poca batería?',
        yes: 'Sí, o no lo sé',
        no: 'No, todo bien',
      },
      plan: {
        question: `Llama ahora a ${DUTY_MANAGER}: quién necesita corriente, una nevera portátil (hielera) o una forma de bajar. Alguien se queda con esa persona. Nadie la carga por las escaleras.`,
        confirmationText: 'Lo sabe el responsable de guardia, nadie está sin compañía',
      },
      lift: {
        question:
          '¿Responde alguien desde un ascensor, o puede haber alguien dentro? Si estás tú en él, pulsa su alarma y quédate dentro.',
        yes: 'Sí, o no lo sé',
        no: 'No, o no hay ascensor',
      },
      stuck: {
        question:
          'Di a quien está dentro: siéntate, pulsa la alarma, no salgas aunque se abra una puerta. Nunca la fuerces ni trepes. ¿Hay alguien enfermo, con mucho miedo o en silencio?',
        yes: 'Sí, o no lo sé',
        no: 'No, todo bien',
      },
      out: {
        question: `Llama a ${SECURITY} para que liberen el ascensor: cuál, cuántas personas. Quédate ante su puerta, sigue hablando. ¿Qué pasa?`,
        yes: 'Ya salieron y están bien',
        no: 'Alguien mal, o nadie viene pronto',
      },
      facilities: {
        question: `Llama a ${FACILITIES}: qué edificios y pisos, desde cuándo. No abras ninguna caja de fusibles, no reinicies ni repares nada.`,
        confirmationText: 'He llamado',
      },
      safe: {
        question:
          'Dentro, ni velas, ni fuego, ni parrillas, ni generadores. Todo lo que calienta, apagado. Nadie va por escaleras oscuras sin una luz. Nunca toques un cable.',
        confirmationText: 'Los residentes lo saben',
      },
      back: {
        question: `¿Ha vuelto la luz? Si no, ¿dice ${FACILITIES} las tres? Las escaleras tienen luz, la alarma de incendios funciona, las puertas cierran con llave.`,
        yes: 'Sí',
        no: 'No, o no lo sé',
      },
      resolved: {
        question: `Pregunta otra vez a quien depende de la corriente. Informa a ${DUTY_MANAGER} antes de terminar tu guardia. En la pantalla siguiente, elige “Incidente resuelto”.`,
        confirmationText: 'Nadie está atrapado ni se siente mal',
      },
      escalate: {
        question: `Que en cada piso se pregunte quién depende de la corriente. Llama a ${DUTY_MANAGER}, después a ${FACILITIES}: quién necesita qué. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Lo saben el responsable de guardia y Mantenimiento',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
