import type { Translated } from '../base/translated.ts';
import type { pageTitles as english } from './page-messages.ts';

/** The headings of the pages beside the menu, also in the menu itself, in French. */
export const pageTitles = {
  admin: 'Liste des procédures',
  analytics: 'Statistiques',
  settings: 'Paramètres',
  administration: 'Administration',
  setup: 'Configurer votre campus',
  inbox: 'Boîte de réception',
  import: 'Importer des procédures',
  changedStarters: 'Nouveautés de la bibliothèque de départ',
  record: 'Fiche',
  numbers: 'Statistiques',
  people: 'Personnes',
  profile: 'Profil',
  campus: 'Campus',
  contacts: 'Urgences et contacts',
  areas: 'Secteurs et gardes',
  searchWords: 'Mots de recherche',
  escalations: 'Alertes',
  report: 'Rapport d’incident',
  publishing: 'Publication',
  phones: 'Téléphones',
  trail: 'Journal d’activité',
  privacy: 'Confidentialité',
  backups: 'Sauvegardes',
  operations: 'Fonctionnement',
} satisfies Translated<typeof english>;
