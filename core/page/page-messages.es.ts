import type { Translated } from '../base/translated.ts';
import type { pageTitles as english } from './page-messages.ts';

/** The headings of the pages beside the menu, also in the menu itself, in Spanish. */
export const pageTitles = {
  admin: 'Lista de procedimientos',
  analytics: 'Estadísticas',
  settings: 'Ajustes',
  administration: 'Administración',
  setup: 'Configura tu campus',
  inbox: 'Bandeja',
  import: 'Importar procedimientos',
  changedStarters: 'Novedades de la biblioteca inicial',
  record: 'Registro',
  numbers: 'Estadísticas',
  people: 'Personas',
  profile: 'Perfil',
  campus: 'Campus',
  contacts: 'Emergencias y contactos',
  areas: 'Zonas y guardias',
  searchWords: 'Palabras de búsqueda',
  escalations: 'Avisos',
  report: 'Informe del incidente',
  publishing: 'Publicación',
  phones: 'Teléfonos',
  trail: 'Historial de actividad',
  privacy: 'Privacidad',
  backups: 'Copias de seguridad',
  operations: 'Funcionamiento',
} satisfies Translated<typeof english>;
