import type { Role } from '../people/role.ts';
import { pageTitles } from './page-messages.ts';
import { PATTERNS } from './patterns.ts';

interface Page {
  /** The path pattern of the page's address. */
  pattern: `/${string}`;
  /** The file, from `web/` on. It exports a component of the same name. */
  file: `${string}Page.tsx`;
}

/** The pages of the menu, the bell and the account, of which one may be the open one. */
export type Tab =
  | 'admin'
  | 'administration'
  | 'analytics'
  | 'inbox'
  | 'people'
  | 'profile'
  | 'settings'
  | 'setup';

/** A page beside the menu: its heading, and the page whose tab of the menu is open. */
interface PageInShell extends Page {
  opensTo: Role;
  title: string;
  tab: Tab;
  /** The index page that leads to this one. Its link is in front of the heading. */
  under?: 'settings' | 'administration';
}

/** A page with its own head instead of the menu. */
interface PageAlone extends Page {
  opensTo: Role | 'the signed-out' | 'anybody';
  title: null;
}

/** Makes the row of a page beside the menu. Address and file are given without the beginning that all of them share. */
const inShell = <
  Path extends `/${string}` | '',
  File extends `${string}Page`,
  Opener extends Role,
  Title extends string,
  Open extends Tab,
>(
  path: Path,
  file: File,
  opensTo: Opener,
  title: Title,
  tab: Open,
) => ({ pattern: `/admin${path}`, file: `admin/${file}.tsx`, opensTo, title, tab }) as const;

/** Makes the row of a page for owners to which an index leads. */
const place = <
  Under extends NonNullable<PageInShell['under']>,
  Path extends `/${string}`,
  File extends `${string}Page`,
  Title extends string,
>(
  under: Under,
  path: Path,
  file: File,
  title: Title,
) => ({ ...inShell(path, file, 'owner', title, under), under }) as const;

/** Every page outside the advisors' screens (ROUTES-3), and the least role that may open it. No phone loads this table. */
export const ADMIN_PAGES = {
  adminLogin: {
    pattern: PATTERNS.adminLogin,
    file: 'admin/sign-in/LoginPage.tsx',
    opensTo: 'the signed-out',
    title: null,
  },
  forgotPassword: {
    pattern: '/auth/forgot-password',
    file: 'admin/sign-in/ForgotPasswordPage.tsx',
    opensTo: 'anybody',
    title: null,
  },
  resetPassword: {
    pattern: '/auth/reset-password',
    file: 'admin/sign-in/ResetPasswordPage.tsx',
    opensTo: 'anybody',
    title: null,
  },
  /** The page to which the link of an invitation leads, with `email` and `passCode` (ROUTES-6). */
  invitation: {
    pattern: '/auth/invitation',
    file: 'admin/sign-in/InvitationPage.tsx',
    opensTo: 'anybody',
    title: null,
  },
  admin: inShell('', 'issues/IssuesPage', 'reader', pageTitles.admin, 'admin'),
  analytics: inShell(
    '/analytics',
    'analytics/page/AnalyticsPage',
    'reader',
    pageTitles.analytics,
    'analytics',
  ),
  settings: inShell('/settings', 'places/SettingsPage', 'owner', pageTitles.settings, 'settings'),
  campus: place('settings', '/settings/campus', 'settings/CampusPage', pageTitles.campus),
  contacts: place('settings', '/settings/contacts', 'settings/ContactsPage', pageTitles.contacts),
  areas: place('settings', '/settings/areas', 'settings/AreasPage', pageTitles.areas),
  searchWords: place(
    'settings',
    '/settings/search-words',
    'settings/SearchWordsPage',
    pageTitles.searchWords,
  ),
  escalations: place(
    'settings',
    '/settings/escalations',
    'settings/notifications/EscalationsPage',
    pageTitles.escalations,
  ),
  report: place('settings', '/settings/incident-report', 'settings/ReportPage', pageTitles.report),
  publishing: place(
    'settings',
    '/settings/publishing',
    'settings/PublishingPage',
    pageTitles.publishing,
  ),
  administration: inShell(
    '/administration',
    'places/AdministrationPage',
    'owner',
    pageTitles.administration,
    'administration',
  ),
  setup: inShell('/setup', 'setup/SetupPage', 'author', pageTitles.setup, 'setup'),
  inbox: inShell('/inbox', 'inbox/InboxPage', 'reader', pageTitles.inbox, 'inbox'),
  /** The page that shows a document before its issues are imported (IMPORT-9). */
  import: inShell('/import', 'import/ImportPage', 'author', pageTitles.import, 'admin'),
  /** The page of starter texts that changed since this campus got them (STARTERS-1). */
  changedStarters: inShell(
    '/starters',
    'revisions/starters/ChangedStartersPage',
    'author',
    pageTitles.changedStarters,
    'admin',
  ),
  /** The page of a walk's record, which opens from analytics and leads back there (RECORDED-1). */
  record: inShell('/record/:id', 'record/RecordPage', 'reader', pageTitles.record, 'analytics'),
  /** The page of the numbers of an issue's walks. Its query says which walks are counted (NUMBERS-1). */
  numbers: inShell(
    '/analytics/issue/:id',
    'analytics/numbers/TreeNumbersPage',
    'reader',
    pageTitles.numbers,
    'analytics',
  ),
  people: inShell('/people', 'people/PeoplePage', 'author', pageTitles.people, 'people'),
  phones: place('administration', '/phones', 'phones/PhonesPage', pageTitles.phones),
  trail: place('administration', '/trail', 'audit/AuditPage', pageTitles.trail),
  privacy: place('administration', '/privacy', 'privacy/PrivacyPage', pageTitles.privacy),
  backups: place('administration', '/backups', 'operations/BackupsPage', pageTitles.backups),
  operations: place(
    'administration',
    '/operations',
    'operations/OperationsPage',
    pageTitles.operations,
  ),
  /** The page of one's own account. `passCode` in its query confirms a new email (ROUTES-6). */
  profile: inShell('/profile', 'profile/ProfilePage', 'reader', pageTitles.profile, 'profile'),
  print: {
    pattern: '/admin/print',
    file: 'admin/print/PrintPage.tsx',
    opensTo: 'reader',
    title: null,
  },
  issue: {
    pattern: '/issue/:id?',
    file: 'admin/editor/page/IssueEditorPage.tsx',
    opensTo: 'reader',
    title: null,
  },
  revisions: {
    pattern: '/issue/:id/revisions',
    file: 'admin/revisions/RevisionsPage.tsx',
    opensTo: 'reader',
    title: null,
  },
  translations: {
    pattern: '/issue/:id/translations',
    file: 'admin/editor/translations/TranslationsPage.tsx',
    opensTo: 'reader',
    title: null,
  },
  kitchenSink: {
    pattern: '/kitchen-sink',
    file: 'open/kitchen-sink/KitchenSinkPage.tsx',
    opensTo: 'anybody',
    title: null,
  },
} as const satisfies Readonly<Record<string, PageInShell | PageAlone>>;

type Pages = typeof ADMIN_PAGES;
export type AdminPageName = keyof Pages;

export const ADMIN_PATTERNS = Object.fromEntries(
  Object.entries(ADMIN_PAGES).map(([name, { pattern }]) => [name, pattern]),
) as { readonly [Name in AdminPageName]: Pages[Name]['pattern'] };
