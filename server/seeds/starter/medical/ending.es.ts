import type { StepTranslation } from '../../base/seed-translation.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CREW_TAKES_OVER, LET_CREW_IN } from '../phrases.es.ts';
import type * as english from './ending.ts';

export const UNSAFE = {
  question: `No te acerques y no dejes que nadie se acerque. Llama a ${EMERGENCY} y haz lo que diga el operador. ${LET_CREW_IN} ¿Qué pasa?`,
  yes: 'El operador dice que es seguro',
  no: 'Equipo o policía ya están a cargo',
} satisfies StepTranslation<typeof english.UNSAFE>;

export const CALL_AND_LOOK = {
  question: `Llama a ${EMERGENCY} con el altavoz y haz lo que diga el operador. ${LET_CREW_IN} Si la persona tiene sacudidas, espera. ¿Cómo respira?`,
  yes: 'Responde o respira bien',
  no: 'No responde ni respira normal',
} satisfies StepTranslation<typeof english.CALL_AND_LOOK>;

export const MENINGITIS = {
  question:
    '¿Tiene malestar, fiebre o mucho frío, y alguna de estas? Cuello rígido, mucho dolor de cabeza, la luz molesta. Tiembla fuerte. Hoy no ha orinado. Manchas que no se van al apretarlas con un vaso.',
  yes: 'Sí, o no lo sé',
  no: 'No, nada de eso',
} satisfies StepTranslation<typeof english.MENINGITIS>;

export const LEAVE_BAD_AIR = {
  question: `Todos los de aquí, fuera por las escaleras. Fuera, llama a ${EMERGENCY} y haz lo que diga el operador: quién queda dentro. ${LET_CREW_IN}`,
  confirmationText: 'Estamos fuera y he llamado',
} satisfies StepTranslation<typeof english.LEAVE_BAD_AIR>;

export const CALL_AND_WATCH = {
  call: CALL_AND_LOOK,
  position: {
    question:
      'Si le falta el aire o le duele el pecho, sentada; si casi se desmaya, acostada, piernas en alto; si no está alerta, de lado. Nada por la boca; con diabetes, pregunta al operador por el azúcar.',
    confirmationText: 'La persona descansa como debe',
  },
  watch: {
    question:
      'Quédate y vigila cada respiración. Que nunca camine hasta el equipo. Avisa al operador de cualquier cambio y, si no hay nadie más, de qué puerta está abierta. ¿Qué pasa?',
    yes: CREW_TAKES_OVER,
    no: 'No responde ni respira normal',
  },
} satisfies StepTranslation<typeof english.CALL_AND_WATCH>;

export const CPR_AND_NALOXONE = {
  question:
    'Boca arriba, empieza la RCP: comprime fuerte y rápido en el centro del pecho. Otros traen y usan un desfibrilador, y naloxona si puede haber drogas. El operador dirige.',
  confirmationText: CREW_TAKES_OVER,
} satisfies StepTranslation<typeof english.CPR_AND_NALOXONE>;

export const ESCALATE = {
  question: `Llama a ${DUTY_MANAGER}. Ha sido duro: puedes hablar con ${ADVISOR_SUPPORT}. En la pantalla siguiente, elige “Incidente escalado”.`,
  confirmationText: 'He contado lo que pasó',
} satisfies StepTranslation<typeof english.ESCALATE>;
