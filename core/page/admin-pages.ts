import type { Role } from '../people/role.ts';
import { pageTitles } from './page-messages.ts';
import { PATTERNS } from './patterns.ts';

interface Page {
  /** The address. */
  pattern: `/${string}`;
  /** The file, from `web/` on, which exports a component of its name. */
  file: `${string}Page.tsx`;
}

/** The pages that may be the open one of the menu, the bell and the account. */
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
  /** The index that leads to it: the way back in front of its heading. */
  under?: 'settings' | 'administration';
}

/** A page with a head of its own. */
interface PageAlone extends Page {
  opensTo: Role | 'the signed-out' | 'anybody';
  title: null;
}

/** Makes the row of a page that an index leads to, for owners. */
const place = <
  Under extends NonNullable<PageInShell['under']>,
  Pattern extends Page['pattern'],
  File extends Page['file'],
  Title extends string,
>(
  under: Under,
  pattern: Pattern,
  file: File,
  title: Title,
) => ({ pattern, file, opensTo: 'owner', title, tab: under, under }) as const;

/** Every page outside the advisors' screens (ROUTES-3), and who may open it, by the least role. No phone loads this table. */
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
  /** The link of an invitation leads here, with `email` and `passCode` (ROUTES-9). */
  invitation: {
    pattern: '/auth/invitation',
    file: 'admin/sign-in/InvitationPage.tsx',
    opensTo: 'anybody',
    title: null,
  },
  admin: {
    pattern: '/admin',
    file: 'admin/issues/IssuesPage.tsx',
    opensTo: 'reader',
    title: pageTitles.admin,
    tab: 'admin',
  },
  analytics: {
    pattern: '/admin/analytics',
    file: 'admin/analytics/page/AnalyticsPage.tsx',
    opensTo: 'reader',
    title: pageTitles.analytics,
    tab: 'analytics',
  },
  settings: {
    pattern: '/admin/settings',
    file: 'admin/places/SettingsPage.tsx',
    opensTo: 'owner',
    title: pageTitles.settings,
    tab: 'settings',
  },
  campus: place(
    'settings',
    '/admin/settings/campus',
    'admin/settings/CampusPage.tsx',
    pageTitles.campus,
  ),
  contacts: place(
    'settings',
    '/admin/settings/contacts',
    'admin/settings/ContactsPage.tsx',
    pageTitles.contacts,
  ),
  areas: place(
    'settings',
    '/admin/settings/areas',
    'admin/settings/AreasPage.tsx',
    pageTitles.areas,
  ),
  searchWords: place(
    'settings',
    '/admin/settings/search-words',
    'admin/settings/SearchWordsPage.tsx',
    pageTitles.searchWords,
  ),
  escalations: place(
    'settings',
    '/admin/settings/escalations',
    'admin/settings/notifications/EscalationsPage.tsx',
    pageTitles.escalations,
  ),
  report: place(
    'settings',
    '/admin/settings/incident-report',
    'admin/settings/ReportPage.tsx',
    pageTitles.report,
  ),
  publishing: place(
    'settings',
    '/admin/settings/publishing',
    'admin/settings/PublishingPage.tsx',
    pageTitles.publishing,
  ),
  administration: {
    pattern: '/admin/administration',
    file: 'admin/places/AdministrationPage.tsx',
    opensTo: 'owner',
    title: pageTitles.administration,
    tab: 'administration',
  },
  setup: {
    pattern: '/admin/setup',
    file: 'admin/setup/SetupPage.tsx',
    opensTo: 'author',
    title: pageTitles.setup,
    tab: 'setup',
  },
  inbox: {
    pattern: '/admin/inbox',
    file: 'admin/inbox/InboxPage.tsx',
    opensTo: 'reader',
    title: pageTitles.inbox,
    tab: 'inbox',
  },
  /** A document is looked at here before its issues are imported (IMPORT-9). */
  import: {
    pattern: '/admin/import',
    file: 'admin/import/ImportPage.tsx',
    opensTo: 'author',
    title: pageTitles.import,
    tab: 'admin',
  },
  /** The texts of the starter library that changed since this campus got them (STARTERS-1). */
  changedStarters: {
    pattern: '/admin/starters',
    file: 'admin/revisions/starters/ChangedStartersPage.tsx',
    opensTo: 'author',
    title: pageTitles.changedStarters,
    tab: 'admin',
  },
  /** The record of a walk, which is opened from analytics and leads back there (RECORDED-1). */
  record: {
    pattern: '/admin/record/:id',
    file: 'admin/record/RecordPage.tsx',
    opensTo: 'reader',
    title: pageTitles.record,
    tab: 'analytics',
  },
  /** The walks of an issue in numbers; its query says which are counted (NUMBERS-1). */
  numbers: {
    pattern: '/admin/analytics/issue/:id',
    file: 'admin/analytics/numbers/TreeNumbersPage.tsx',
    opensTo: 'reader',
    title: pageTitles.numbers,
    tab: 'analytics',
  },
  people: {
    pattern: '/admin/people',
    file: 'admin/people/PeoplePage.tsx',
    opensTo: 'author',
    title: pageTitles.people,
    tab: 'people',
  },
  phones: place(
    'administration',
    '/admin/phones',
    'admin/phones/PhonesPage.tsx',
    pageTitles.phones,
  ),
  trail: place('administration', '/admin/trail', 'admin/audit/AuditPage.tsx', pageTitles.trail),
  privacy: place(
    'administration',
    '/admin/privacy',
    'admin/privacy/PrivacyPage.tsx',
    pageTitles.privacy,
  ),
  backups: place(
    'administration',
    '/admin/backups',
    'admin/operations/BackupsPage.tsx',
    pageTitles.backups,
  ),
  operations: place(
    'administration',
    '/admin/operations',
    'admin/operations/OperationsPage.tsx',
    pageTitles.operations,
  ),
  /** `passCode` in its query confirms a new email (ROUTES-9). */
  profile: {
    pattern: '/admin/profile',
    file: 'admin/profile/ProfilePage.tsx',
    opensTo: 'reader',
    title: pageTitles.profile,
    tab: 'profile',
  },
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
