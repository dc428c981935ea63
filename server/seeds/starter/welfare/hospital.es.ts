import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, CRISIS_LINE, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CREW_IN, IF_WORSE, watch } from '../phrases.es.ts';
import type { hospital as english } from './hospital.ts';

export const hospital = {
  'Hospital and back': {
    of: '40b00d8ea3409b03',
    title: 'Hospital y regreso',
    alsoCalled: [
      'ingresado',
      'ingresada',
      'hospitalizado',
      'hospitalizada',
      'urgencias',
      'sala de emergencias',
      'alta médica',
      'dado de alta',
      'dada de alta',
      'volvió del hospital',
    ],
    firstAct: `Mucho peor, confusión, falta de aire: llama a ${EMERGENCY}, el operador dirige. Di dónde está la persona solo a ${DUTY_MANAGER}.`,
    steps: {
      back: {
        question: `¿El residente ha vuelto del hospital, o viene de camino? Si necesita transporte: pregunta a ${DUTY_MANAGER}, nunca en tu propio coche.`,
        yes: 'Sí',
        no: 'No, va de camino o está allí',
      },
      crew: {
        question: '¿Hay un equipo con la persona, o ya está en el hospital?',
        yes: 'Sí',
        no: 'No, todavía tiene que ir',
      },
      need: {
        question:
          '¿Alguna? Confusión, desmayo, le cuesta despertar o respirar, dolor de pecho o muy fuerte, cara caída, mucho sangrado, tan mal que no camina. Tomó pastillas o drogas. Habló de suicidio.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      emergency: {
        question: `Llama a ${EMERGENCY}: dónde, qué ves, qué tomó. Haz lo que diga el operador. Aprieta fuerte sobre una herida. Que nadie lleve a la persona en coche.`,
        confirmationText: 'He llamado',
      },
      'crew-in': CREW_IN,
      watch: watch(),
      ride: {
        question: `Llama a ${DUTY_MANAGER} por el transporte, nunca en tu propio coche. El residente decide, un amigo acompaña. Si empeora por el camino, llaman a una ambulancia.`,
        confirmationText: 'Hay transporte y un amigo',
      },
      along: {
        question:
          'El residente elige acompañante, el equipo puede negarse; tú sigues de guardia. Si lo pide, un amigo lleva teléfono, cargador, llaves, tarjetas, medicinas. ¿Qué hospital?',
        confirmationText: 'Sé qué hospital es, o nadie lo dice',
      },
      tell: {
        question:
          'Pregunta al residente, si puede: “¿Quién puede saberlo?”. A los demás: “No puedo decirlo”. No firmes nada, no llames a la familia. Cierra una habitación vacía; no registres ni limpies nada.',
        confirmationText: 'Pregunté si fue posible, y una habitación vacía está cerrada',
      },
      well: {
        question:
          'Habla a solas con la persona, por teléfono si viene de camino. ¿Alguna? Confusión, le cuesta despertar, le cuesta respirar, casi desmayo, sangrado que no para, mucho peor que al salir de allí.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      dying: {
        question:
          'Si fue por alcohol, drogas, pastillas, ánimo bajo o autolesión, o no lo sabes, pregunta: “¿Estás pensando en el suicidio?”. ¿Lo dice la persona, o te preocupa a ti?',
        yes: 'Sí, o no queda claro',
        no: 'Un no claro, u otro motivo',
      },
      plan: {
        question: `Quédate, pero nunca cerca de un arma de fuego. Pregunta: “¿Sabes cómo, y tienes lo que necesitas para hacerlo?”. Un no claro: ${CRISIS_LINE}, hasta que alguien se haga cargo. ¿Qué dice?`,
        yes: 'Sí, o no queda claro',
        no: 'Un no claro a las dos',
      },
      alone: {
        question:
          '¿Las tres? Se las arregla como siempre, con sus medicinas, y puede pedir ayuda. Alguien a quien quiere cerca está cerca esta noche. No fue por autolesión.',
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      resolved: {
        question: `${IF_WORSE} Informa ahora a ${DUTY_MANAGER} de que el residente ha vuelto. Pregunta quién puede saberlo. Elige “Incidente resuelto”.`,
        confirmationText: 'Lo sabe el responsable de guardia, hay un amigo cerca',
      },
      escalate: {
        question: `Llama ahora a ${DUTY_MANAGER}: qué hospital, cómo está el residente, si habló de suicidio, si hay menores de 18. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente escalado”.`,
        confirmationText: 'Dirige el responsable de guardia, también si se avisa a la familia',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
