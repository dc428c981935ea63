import type { Role } from '../people/role.ts';
import { PATTERNS } from './patterns.ts';

interface Page {
  /** The address. */
  pattern: `/${string}`;
  /** The file, from `web/` on, which exports a component of its name. */
  file: `${string}Page.tsx`;
}

/** The pages that may be the open one of the menu, the bell and the account. */
export type Tab = 'admin' | 'analytics' | 'inbox' | 'people' | 'profile' | 'settings' | 'setup';

/** A page beside the menu: its heading, and the page whose tab of the menu is open. */
interface PageInShell extends Page {
  opensTo: Role;
  title: string;
  tab: Tab;
}

/** A page with a head of its own. */
interface PageAlone extends Page {
  opensTo: Role | 'the signed-out' | 'anybody';
  title: null;
}

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
    title: 'Issues list',
    tab: 'admin',
  },
  analytics: {
    pattern: '/admin/analytics',
    file: 'admin/analytics/page/AnalyticsPage.tsx',
    opensTo: 'reader',
    title: 'Analytics',
    tab: 'analytics',
  },
  settings: {
    pattern: '/admin/settings',
    file: 'admin/settings/SettingsPage.tsx',
    opensTo: 'owner',
    title: 'Settings',
    tab: 'settings',
  },
  setup: {
    pattern: '/admin/setup',
    file: 'admin/setup/SetupPage.tsx',
    opensTo: 'author',
    title: 'Set up your campus',
    tab: 'setup',
  },
  inbox: {
    pattern: '/admin/inbox',
    file: 'admin/inbox/InboxPage.tsx',
    opensTo: 'reader',
    title: 'Inbox',
    tab: 'inbox',
  },
  /** A document is looked at here before its issues are imported (IMPORT-9). */
  import: {
    pattern: '/admin/import',
    file: 'admin/import/ImportPage.tsx',
    opensTo: 'author',
    title: 'Import issues',
    tab: 'admin',
  },
  /** The texts of the starter library that changed since this campus got them (STARTERS-1). */
  changedStarters: {
    pattern: '/admin/starters',
    file: 'admin/revisions/starters/ChangedStartersPage.tsx',
    opensTo: 'author',
    title: 'Starter library updates',
    tab: 'admin',
  },
  /** The record of a walk, which is opened from analytics and leads back there (RECORDED-1). */
  record: {
    pattern: '/admin/record/:id',
    file: 'admin/record/RecordPage.tsx',
    opensTo: 'reader',
    title: 'Record',
    tab: 'analytics',
  },
  /** The walks of an issue in numbers; its query says which are counted (NUMBERS-1). */
  numbers: {
    pattern: '/admin/analytics/issue/:id',
    file: 'admin/analytics/numbers/TreeNumbersPage.tsx',
    opensTo: 'reader',
    title: 'Analytics',
    tab: 'analytics',
  },
  people: {
    pattern: '/admin/people',
    file: 'admin/people/PeoplePage.tsx',
    opensTo: 'author',
    title: 'People',
    tab: 'people',
  },
  phones: {
    pattern: '/admin/phones',
    file: 'admin/phones/PhonesPage.tsx',
    opensTo: 'owner',
    title: 'Phones',
    tab: 'people',
  },
  trail: {
    pattern: '/admin/trail',
    file: 'admin/audit/AuditPage.tsx',
    opensTo: 'owner',
    title: 'Activity log',
    tab: 'people',
  },
  privacy: {
    pattern: '/admin/privacy',
    file: 'admin/privacy/PrivacyPage.tsx',
    opensTo: 'owner',
    title: 'Privacy',
    tab: 'settings',
  },
  operations: {
    pattern: '/admin/operations',
    file: 'admin/operations/OperationsPage.tsx',
    opensTo: 'owner',
    title: 'Operations',
    tab: 'settings',
  },
  /** `passCode` in its query confirms a new email (ROUTES-9). */
  profile: {
    pattern: '/admin/profile',
    file: 'admin/profile/ProfilePage.tsx',
    opensTo: 'reader',
    title: 'Profile',
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
