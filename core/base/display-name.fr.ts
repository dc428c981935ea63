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

/** Returns the French text that screens show for a name on the wire (LANG-8). Any other name stays as it is. */
export const displayName = (name: string): string =>
  Object.hasOwn(NAMES, name) ? NAMES[name as WireName] : name;

/** Returns the French text that screens show for an answer. Only Yes and No are names on the wire; an author wrote any other answer (LANG-8). */
export const answerName = (answer: string): string =>
  answer === 'Yes' || answer === 'No' ? NAMES[answer] : answer;
