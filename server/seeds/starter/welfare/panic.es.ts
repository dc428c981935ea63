import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, CRISIS_LINE, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CREW_IN, NO_BREATH, TAKEN_OVER } from '../phrases.es.ts';
import { askAboutSuicide } from '../safety-concern/asked.es.ts';
import type { panic as english } from './panic.ts';

export const panic = {
  'Panic or voices': {
    of: 'ea00bbd524c7ba5f',
    title: 'Pánico u oír voces',
    alsoCalled: [
      'ataque de pánico',
      'crisis de ansiedad',
      'crisis nerviosa',
      'oye voces',
      'psicosis',
      'brote psicótico',
      'alucina',
      'delira',
      'paranoico',
      'se comporta raro',
    ],
    firstAct: `Habla una sola persona, sin gente alrededor. Violencia: aléjate. Si la hay, o hay confusión: llama a ${EMERGENCY}, el operador dirige.`,
    steps: {
      danger: {
        question:
          '¿Alguna? Violencia, un arma, una cornisa. Mucho sueño, confusión, cuerpo muy caliente. Dolor de pecho, hinchazón, sin aire para hablar, silbidos al respirar. Drogas, diabetes o un golpe en la cabeza.',
        yes: 'Sí, o no lo sé',
        no: 'No, nada de eso',
      },
      emergency: {
        question: `Violencia: aléjate, avisa a los demás. Llama a ${EMERGENCY}: dónde, qué hace la persona, si va armada o no, qué tomó, si es salud mental. Haz lo que diga el operador.`,
        confirmationText: 'He llamado, o alguien más',
      },
      'crew-in': CREW_IN,
      watch: {
        question: `Si es seguro, quédate, vigila, no sujetes a nadie. ${NO_BREATH}`,
        confirmationText: TAKEN_OVER,
      },
      real: {
        question:
          '¿Es solo miedo: corazón acelerado, temblor, respiración rápida, sin voces, y no ve ni cree nada que los demás no vean o crean?',
        yes: 'Sí, solo miedo',
        no: 'No, o no lo sé',
      },
      breathe: {
        question:
          'Un lugar tranquilo, los demás lejos. “Se siente horrible, pero se te va a pasar. Estoy aquí”. Suelta el aire despacio con la persona. Sin bolsa de papel, sin “cálmate”. Pregunta antes de tocar.',
        confirmationText: 'Estoy con la persona, respiramos despacio',
      },
      passed: {
        question:
          'Quédate. ¿Las tres en 20 minutos como máximo? Está con más calma. Respira con facilidad, sin dolor de pecho. Tiene la mente clara. Si empeora, “No” enseguida.',
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      dying: askAboutSuicide(),
      plan: {
        question:
          'Pregunta: “¿Sabes cómo o cuándo?” y “¿Tienes lo que necesitas para hacerlo?”. ¿Qué dice?',
        yes: 'Sí, o no queda claro',
        no: 'Un no claro a las dos',
      },
      support: {
        question: `Ofrece ${CRISIS_LINE}. ¿Las tres? Alguien en quien confía está con la persona. La ayuda para mañana está acordada. Dice que nadie le hizo nada.`,
        yes: 'Sí, las tres',
        no: 'No, o no lo sé',
      },
      voices: {
        question:
          'Mantén la distancia y una salida libre. Habla una sola persona, despacio: tu nombre, “Quiero ayudar. Eso debe de dar miedo”. No discutas, no le sigas el juego, no grabes, no rodees a nadie.',
        confirmationText: 'Habla una sola persona, los demás no se acercan',
      },
      orders: {
        question:
          'Pregunta: “¿Sientes que tienes que hacerte daño o hacérselo a otros, o te lo dicen las voces? ¿Estás pensando en el suicidio?”. ¿Lo dice la persona, o te preocupa a ti?',
        yes: 'Sí, o no queda claro',
        no: 'Un no claro',
      },
      manager: {
        question: `Llama a ${DUTY_MANAGER}: qué viste, si habló de suicidio, si hay menores de 18. Si es seguro, quédate; ofrece ${CRISIS_LINE}. Hasta que alguien se haga cargo, ¿hay peligro, o empeora?`,
        yes: 'Sí, o se va en peligro',
        no: 'No, alguien se hizo cargo',
      },
      escalate: {
        question: `Cuenta a ${DUTY_MANAGER} todo lo que pasó, a los demás nada. Ha sido duro: puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
        confirmationText: 'Dirige el responsable de guardia',
      },
      resolved: {
        question: `Di: “Si empeora, o te duele el pecho, llama a una ambulancia”. Informa a ${DUTY_MANAGER} en esta guardia. Puedes hablar con ${ADVISOR_SUPPORT}. Elige “Incidente resuelto”.`,
        confirmationText: 'Se queda un amigo, y yo paso a verla',
      },
    },
  },
} satisfies TranslationsOf<typeof english>;
