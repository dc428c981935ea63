import type { WireName } from './display-name.ts';

const NAMES: Readonly<Record<WireName, string>> = {
  'All categories': 'Todas las categorías',
  Access: 'Acceso',
  Fire: 'Incendio',
  Heating: 'Calefacción',
  'Illicit substances': 'Sustancias ilícitas',
  'Kitchen appliances': 'Aparatos de cocina',
  Medical: 'Atención médica',
  'Noise complaint': 'Queja por ruido',
  Other: 'Otros',
  Pests: 'Plagas',
  'RLA events': 'Eventos de RLA',
  'Safety concern': 'Seguridad',
  Water: 'Agua',
  Welfare: 'Bienestar',
  'Yes or No': 'Sí o No',
  'Show a confirmation checkbox': 'Mostrar una casilla de confirmación',
  'Go to next step': 'Ir al paso siguiente',
  'Skip to a specific step': 'Saltar a un paso',
  'Issue resolution': 'Resolución del incidente',
  Resolved: 'Resuelto',
  Escalated: 'Escalado',
  Undone: 'Deshecho',
  Yes: 'Sí',
  No: 'No',
};

/** Returns the Spanish text that screens show for a name on the wire (LANG-8). Any other name stays as it is. */
export const displayName = (name: string): string =>
  Object.hasOwn(NAMES, name) ? NAMES[name as WireName] : name;

/** Returns the Spanish text that screens show for an answer. Only Yes and No are names on the wire; an author wrote any other answer (LANG-8). */
export const answerName = (answer: string): string =>
  answer === 'Yes' || answer === 'No' ? NAMES[answer] : answer;
