import type { ShellWords } from './messages.ts';

/** The words of the shell and of its log-out dialog, in Spanish. */
export const SHELL_WORDS: ShellWords = {
  collapse: 'Contraer menú',
  expand: 'Expandir menú',
  menu: 'Menú',
  inbox: 'Bandeja',
  unread: (count) => `Bandeja, ${count} sin leer`,
  poweredBy: 'Con la tecnología de',
  skip: 'Ir al contenido',
  logout: 'Cerrar sesión',
  sure: '¿Seguro?',
  sureText: 'Confirma abajo si quieres cerrar esta sesión.',
  confirm: 'Cerrar sesión',
  stay: 'Quedarme',
};
