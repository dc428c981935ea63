import type { Translated } from '#core/base/translated.ts';
import type { drawingMessages as english } from './drawing-messages.ts';

/** The words of the procedure that is drawn next to the sign-in, in French; they fit its boxes. */
export const drawingMessages = {
  everyoneOut: 'La cuisine est-elle vide ?',
  callEmergency: 'Appelez les urgences',
  oneZone: 'Une seule zone ?',
  meetCrew: 'Accueillez l’équipe',
  talk: 'Parlez aux résidents',
  callSecurity: 'Appelez la sécurité',
  stopped: 'L’alarme a cessé ?',
} satisfies Translated<typeof english>;
