import type { StepTranslation } from '../../base/seed-translation.ts';
import { CRISIS_LINE, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { NO_BREATH, TAKEN_OVER } from '../phrases.es.ts';
import type * as english from './asked.ts';

export const STRANGLED = {
  question:
    'Pregunta: “En los últimos días, ¿alguien te apretó el cuello con las manos o con otra cosa, o te drogó?”. Puede hacer daño días después, sin dejar marca.',
  yes: 'Sí, o no lo sé',
  no: 'No',
} satisfies StepTranslation<typeof english.STRANGLED>;

export const DOCTOR = {
  question:
    'Un médico esta noche, aunque se sienta bien: ofrece acompañar, o una ambulancia. Decide la persona. Voz ronca, casi desmayo, falta de aire o mucho sueño más tarde: una ambulancia enseguida.',
  confirmationText: 'Sabe por qué importa ver a un médico',
} satisfies StepTranslation<typeof english.DOCTOR>;

export const WAIT_QUIETLY = {
  'crew-in': {
    question: `Alguien más, o tú cuando el operador te deje colgar, llama a ${SECURITY} para que deje entrar al equipo sin ruido y aleje a los demás. Di dónde, no qué pasó.`,
    confirmationText: 'Dejarán entrar al equipo sin ruido',
  },
  watch: {
    question: `Si es seguro, quédate, vigila y di “Te creo”. ${NO_BREATH}`,
    confirmationText: TAKEN_OVER,
  },
  here: {
    question: '¿La persona sigue contigo y puede hablar?',
    yes: 'Sí, sigue conmigo',
    no: 'No, o no puede hablar',
  },
} satisfies StepTranslation<typeof english.WAIT_QUIETLY>;

const WORRIED = '¿Lo dice la persona, o te preocupa a ti?';

export function askAboutSuicide(
  words = 'Pregunta: “¿Estás pensando en el suicidio?”. Preguntarlo no le mete la idea en la cabeza.',
  no = 'Un no claro',
) {
  return {
    question: `${words} ${WORRIED}`,
    yes: 'Sí, o no queda claro',
    no,
  } satisfies StepTranslation<ReturnType<typeof english.askAboutSuicide>>;
}

export function stayAlive() {
  return {
    stay: {
      question: `Quédate, pero nunca cerca de un arma de fuego. Pregunta: “¿Sabes cómo, y tienes lo que necesitas para hacerlo?”. Si es un no claro: ${CRISIS_LINE}, y avisa a ${DUTY_MANAGER}. ¿Qué dice?`,
      yes: 'Sí, o no queda claro',
      no: 'Un no claro a las dos',
    },
    call: {
      question: `Di: “Tengo que llamar, tu vida está en peligro”. Llama a ${EMERGENCY} y haz lo que diga el operador. Alguien más, o tú después, pide a ${SECURITY} que deje entrar al equipo.`,
      confirmationText: 'He llamado, o alguien más',
    },
    await: {
      question: `Si es seguro, quédate, sigue hablando y vigila. ${NO_BREATH}`,
      confirmationText: TAKEN_OVER,
    },
  } satisfies StepTranslation<ReturnType<typeof english.stayAlive>>;
}
