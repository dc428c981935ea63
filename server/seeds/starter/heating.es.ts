import type { TranslationsOf } from '../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES } from './contacts.ts';
import type { HEATING as english } from './heating.ts';
import { CREW_IN, watch } from './phrases.es.ts';

export const HEATING = {
  'No heating, cold night': {
    of: '252e46ba643ee644',
    title: 'Sin calefacción',
    alsoCalled: [
      'calefacción rota',
      'sin agua caliente',
      'caldera',
      'habitación helada',
      'radiador',
      'hace mucho frío',
      'calefactor',
    ],
    firstAct: `Gas o una alarma de monóxido de carbono: todos fuera, no toques interruptores. Fuera, llama a ${EMERGENCY}: el operador dirige.`,
    steps: {
      gas: {
        question:
          'Detente en la puerta. ¿Huele a gas, suena una alarma de monóxido de carbono, hay carbón o un hornillo encendido, o alguien con dolor de cabeza, mareo o vómitos que nada explica?',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      cold: {
        question:
          '¿Hay alguien con confusión, mucho sueño o que habla arrastrando las palabras, o con tanto frío que ya no tiembla?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      emergency: {
        question: `Llama a ${EMERGENCY} y haz lo que diga el operador. Lleva a la persona con cuidado a un lugar caliente; ropa mojada fuera, mantas, cabeza cubierta. Nada de alcohol, nada de baño caliente.`,
        confirmationText: 'La ayuda está en camino, la persona está abrigada',
      },
      risk: {
        question:
          '¿El frío pone en riesgo a alguien de aquí: un problema de salud, una discapacidad, un embarazo, edad avanzada o un niño pequeño?',
        yes: 'Sí, o no lo sé',
        no: 'No',
      },
      'warm-room': {
        question: `Lleva a esas personas ahora a una sala común caliente. Si ninguna lo está, pide una a ${DUTY_MANAGER} por teléfono. La reparación puede esperar.`,
        confirmationText: 'Sin frío, o lo sabe el responsable de guardia',
      },
      valve: {
        question:
          'Pide al residente que suba el termostato o la válvula. Espera diez minutos. ¿Se calienta el radiador? Nunca lo abras ni lo purgues.',
        yes: 'Sí, se calienta',
        no: 'No, sigue frío',
      },
      facilities: {
        question: `Llama a ${FACILITIES}: qué habitaciones, desde cuándo, si también falta el agua caliente y quién está en riesgo.`,
        confirmationText: 'He llamado',
      },
      'keep-warm': {
        question:
          'Ofrece mantas o una sala común caliente. Un calefactor portátil: solo uno del campus, y apagado mientras se duerme. Nunca con el horno ni con fuego.',
        confirmationText: 'Cada persona tiene cómo abrigarse',
      },
      tonight: {
        question:
          'Con o sin reparación, ¿pueden todas las personas de aquí dormir esta noche sin frío y sin peligro?',
        yes: 'Sí, todas',
        no: 'No, o no lo sé',
      },
      resolved: {
        question:
          'Di: “Si hace más frío, llámame. Si alguien está confuso o con mucho sueño, llama a una ambulancia; con dolor de cabeza o vómitos, primero todos fuera”. Elige “Incidente resuelto”.',
        confirmationText: 'Los residentes lo saben',
      },
      leave: {
        question: `Todos fuera, golpea las puertas. Dentro, ni interruptores, ni fuego, ni ascensor, ni teléfono. Fuera, llama a ${EMERGENCY} y haz lo que diga el operador: quién se siente mal o sigue dentro.`,
        confirmationText: 'Estoy fuera y he llamado',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      escalate: {
        question: `Gas: nadie entra antes de que lo diga el equipo. Llama a ${DUTY_MANAGER}, después a ${FACILITIES}: quién se siente mal. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Lo sabe el responsable de guardia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
