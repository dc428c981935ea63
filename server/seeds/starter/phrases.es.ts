import type { StepTranslation } from '../base/seed-translation.ts';
import { SECURITY } from './contacts.ts';
import type * as english from './phrases.ts';

export const CREW_TAKES_OVER = 'El equipo ya está a cargo';
export const TAKEN_OVER = 'El equipo o la policía ya están a cargo';

export const LET_CREW_IN = `Alguien más llama a ${SECURITY} para que deje entrar al equipo.`;

export const NO_BREATH =
  'No está alerta y no se ha caído: de lado. No responde ni respira normal: boca arriba, RCP, que traigan un desfibrilador.';

export const IF_WORSE = 'Di: “Si te sientes peor, llama a una ambulancia y después a mí”.';

export const NO_SECRET = '“Quizá tenga que contarlo, pero solo a las personas que deben saberlo”.';

export const CREW_IN = {
  question: `${LET_CREW_IN} Si no hay nadie más contigo, llama tú cuando el operador te deje colgar.`,
  confirmationText: 'Dejarán entrar al equipo',
} satisfies StepTranslation<typeof english.CREW_IN>;

export function watch() {
  return {
    question: `Si es seguro, quédate y vigila a quien esté herido o enfermo. ${NO_BREATH}`,
    confirmationText: TAKEN_OVER,
  } satisfies StepTranslation<ReturnType<typeof english.watch>>;
}

function cpr(others: string) {
  return {
    question: `Avisa al operador. Boca arriba, empieza la RCP: comprime fuerte y rápido en el centro del pecho. ${others}`,
    confirmationText: CREW_TAKES_OVER,
  } satisfies StepTranslation<typeof english.CPR>;
}

export const CPR = cpr('Que traigan un desfibrilador, y úsalo. No te detengas a leer.');

export const CPR_WITH_HELP = cpr(
  `Otras personas traen un desfibrilador y piden a ${SECURITY} que deje entrar al equipo.`,
);
