import { displayName } from '../base/display-name.fr.ts';
import type { Translated } from '../base/translated.ts';
import type { ToldText } from './call-changes.ts';
import type { changeMessages as english } from './change-messages.ts';

const TOLD: Readonly<Record<ToldText, string>> = {
  'Campus name': 'Nom du campus',
  'Main number': 'Numéro principal',
  Address: 'Adresse',
  none: 'rien',
  'no number': 'sans numéro',
  'When to call': 'Quand appeler',
  nothing: 'rien',
  'Categories for': 'Catégories pour',
  all: 'toutes',
  'Areas for': 'Secteurs pour',
  'whole campus': 'tout le campus',
  'Hours for': 'Heures pour',
  always: 'toujours',
  'Role for': 'Fonction pour',
  'Note for': 'Remarque pour',
};

/** The words that tell how the settings of a campus changed, in French. */
export const changeMessages = {
  changed: (what, before, after) => `${what} : ${before} ; maintenant ${after}`,
  told: (text) => (Object.hasOwn(TOLD, text) ? TOLD[text as ToldText] : text),
  category: (name) => displayName(name),
  noNumber: 'sans numéro',
  none: 'aucun',
  areas: 'Secteurs',
  areaRenamed: (before, after) => `Le secteur ${before} s’appelle maintenant ${after}`,
  dialedFor: (name) => `Numéro composé pour ${name}`,
  numberFor: (name) => `Numéro pour ${name}`,
  removed: (name, number) => `Retiré : ${name}, ${number}`,
  takesPlace: (name) => ` ; ${name} prend sa place`,
  added: (name, number, place, count) => `Ajouté : ${name}, ${number}, place ${place} sur ${count}`,
  name: 'Nom',
  order: 'Ordre',
  emergencyNumber: 'Numéro d’urgence',
  emergencyWords: 'Nom des services d’urgence',
  needsSecond: 'Une deuxième personne est maintenant nécessaire.',
  needsNone: 'Une deuxième personne n’est plus nécessaire.',
} satisfies Translated<typeof english>;
