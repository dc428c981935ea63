import type { ShellWords } from './messages.ts';

/** The words of the shell and of its log-out dialog, in French. */
export const SHELL_WORDS: ShellWords = {
  collapse: 'Réduire le menu',
  expand: 'Déployer le menu',
  menu: 'Menu',
  inbox: 'Boîte de réception',
  unread: (count) => `Boîte de réception, ${count} ${count < 2 ? 'non lu' : 'non lus'}`,
  poweredBy: 'Propulsé par',
  skip: 'Aller au contenu',
  logout: 'Se déconnecter',
  sure: 'Se déconnecter ?',
  sureText: 'Si vous voulez fermer cette session, confirmez ci-dessous.',
  confirm: 'Se déconnecter',
  stay: 'Rester',
};
