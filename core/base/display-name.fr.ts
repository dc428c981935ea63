import type { WireName } from './display-name.ts';

const NAMES: Readonly<Record<WireName, string>> = {
  'All categories': 'Toutes les catégories',
  Access: 'Accès',
  Fire: 'Incendie',
  Heating: 'Chauffage',
  'Illicit substances': 'Substances illicites',
  'Kitchen appliances': 'Appareils de cuisine',
  Medical: 'Soins médicaux',
  'Noise complaint': 'Plainte pour bruit',
  Other: 'Autre',
  Pests: 'Nuisibles',
  'RLA events': 'Activités RLA',
  'Safety concern': 'Sécurité',
  Water: 'Eau',
  Welfare: 'Bien-être',
  'Yes or No': 'Oui ou Non',
  'Show a confirmation checkbox': 'Afficher une case de confirmation',
  'Go to next step': 'Aller à l’étape suivante',
  'Skip to a specific step': 'Passer à une étape précise',
  'Issue resolution': 'Résolution de l’incident',
  Resolved: 'Résolu',
  Escalated: 'Transmis',
  Undone: 'Annulé',
  Yes: 'Oui',
  No: 'Non',
};

/** Returns what screens call something in French by its name of the wire (LANG-8); a name that is not of the wire stays. */
export const displayName = (name: string): string =>
  Object.hasOwn(NAMES, name) ? NAMES[name as WireName] : name;

/** Returns what screens call an answer in French: only Yes and No are names of the wire, others are an author's (LANG-8). */
export const answerName = (answer: string): string =>
  answer === 'Yes' || answer === 'No' ? NAMES[answer] : answer;
