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

/** Returns what screens call something in Spanish by its name of the wire (LANG-8); a name that is not of the wire stays. */
export const displayName = (name: string): string =>
  Object.hasOwn(NAMES, name) ? NAMES[name as WireName] : name;

/** Returns what screens call an answer in Spanish: only Yes and No are names of the wire, others are an author's (LANG-8). */
export const answerName = (answer: string): string =>
  answer === 'Yes' || answer === 'No' ? NAMES[answer] : answer;
