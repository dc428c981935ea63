import type { Translated } from '#core/base/translated.ts';
import type { drawingMessages as english } from './drawing-messages.ts';

/** The words of the procedure that is drawn next to the sign-in, in Spanish; they fit its boxes. */
export const drawingMessages = {
  everyoneOut: '¿Salieron todos de la cocina?',
  callEmergency: 'Llama a emergencias',
  oneZone: '¿Es una sola zona?',
  meetCrew: 'Recibe al equipo',
  talk: 'Habla con los residentes',
  callSecurity: 'Llama a Seguridad',
  stopped: '¿Dejó de sonar?',
} satisfies Translated<typeof english>;
