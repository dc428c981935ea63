export interface ShellWords {
  collapse: string;
  expand: string;
  menu: string;
  inbox: string;
  unread: (count: number) => string;
  poweredBy: string;
  skip: string;
  logout: string;
  /** The question of the log-out dialog. */
  sure: string;
  sureText: string;
  confirm: string;
  stay: string;
}

/** The words of the shell and of its log-out dialog (KIT-28). */
export const SHELL_WORDS: ShellWords = {
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  menu: 'Menu',
  inbox: 'Inbox',
  unread: (count) => `Inbox, ${count} unread`,
  poweredBy: 'Powered by',
  skip: 'Skip to content',
  logout: 'Logout',
  sure: 'Are you sure?',
  sureText: "If you'd like to log out of this session, please confirm below.",
  confirm: 'Log out',
  stay: 'stay in',
};
