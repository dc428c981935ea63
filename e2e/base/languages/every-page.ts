import type { Page } from '@playwright/test';
import { ADMIN_PAGES, ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import { fill, PATTERNS } from '#core/page/patterns.ts';
import { NAMED, PHONE } from '../advisor.ts';
import { attend } from '../attend.ts';
import { publishIssue } from '../authoring.ts';
import { BROKEN_WINDOW } from '../broken-window.ts';
import { signedIn, test } from '../fixtures.ts';
import type { RunningServer } from '../running-server.ts';

/** The procedure that pages are opened with. */
const TITLE = 'Broken window, on every screen';

/** The headings of the pages beside the menu, which are there before the content below them. */
const HEADED = Object.fromEntries(
  Object.entries(ADMIN_PAGES).flatMap(([name, { title }]) =>
    title === null ? [] : [[name, title]],
  ),
);

/** For each pattern of the route table the words shown once all of it has come, by the kind of reader. */
export const SHOWN = {
  nobody: {
    root: 'Sign in',
    adminLogin: 'Sign in',
    advisorLogin: 'ON-CALL APP FOR RESLIFE ADVISORS',
    forgotPassword: 'Forgot Password',
    resetPassword: 'Reset password',
    invitation: 'This invitation does not work anymore',
    privacyPolicy: 'Privacy policy',
    about: 'About ResLife On-Call',
    kitchenSink: 'Kitchen sink',
    unknown: 'Sign in',
  },
  advisor: {
    user: 'Welcome to ResLife',
    issuesList: 'Fire alarm sounding',
    records: 'No records yet',
    link: TITLE,
    issueNotFound: "Can't find an issue?",
    feedback: 'Send feedback',
  },
  administrator: {
    ...HEADED,
    admin: TITLE,
    analytics: 'Which days?',
    print: 'Contents',
    settings: 'How your team works',
    campus: 'Campus name',
    contacts: 'Campus main number',
    areas: 'Add an area',
    searchWords: 'Noise complaint',
    escalations: 'Delivery log',
    report: 'Form address',
    publishing: 'Publishing needs a second person',
    administration: 'Operations',
    backups: 'There are no daily backups. Set BACKUP_DIR on the server.',
    issue: TITLE,
    revisions: 'What changed',
    translations: 'No translations yet',
    inbox: 'No message open',
    record: TITLE,
    people: 'maya.okafor@ashdown.example',
    phones: 'Enrolling phones is off (ADVISOR_SIGN_IN).',
    trail: 'Download CSV',
    privacy: 'How long data is kept',
    operations: 'Waiting to be sent',
    import: 'No document open',
    changedStarters: 'Nothing to update',
    setup: 'Check again',
    numbers: TITLE,
    profile: 'Change password',
  },
};

/** Addresses that say more than their pattern. */
const AT: Readonly<Record<string, string>> = {
  issuesList: '/user/issues-list/Fire',
  // On a server that other tests share there are more people than a page has.
  people: '/admin/people?search=maya.okafor%40ashdown.example',
  print: '/admin/print?what=binder',
  resetPassword: '/auth/reset-password?email=maya%40ashdown.example&passCode=c1',
  unknown: '/nothing-is-here',
};

/** The address pattern of every page. */
export const ALL: Readonly<Record<string, string>> = { ...PATTERNS, ...ADMIN_PATTERNS };

/** The ids in addresses of pages. */
export type OpenedIds = { readonly issue: string; readonly record: string };

/** Publishes the procedure that pages are opened with, and records a use of it. */
export async function opened(server: RunningServer): Promise<OpenedIds> {
  const { id, stepIds } = await publishIssue(server, { ...BROKEN_WINDOW, title: TITLE });
  const now = new Date().toISOString();
  const record = await attend(server, {
    advisor: 'Amara',
    issueId: id,
    revision: 1,
    steps: ['No', 'Larger than a hand'].map((response, at) => ({
      step: stepIds[at] ?? '',
      response,
    })),
    issueStatus: 'Escalated',
    startedAt: now,
    finishedAt: now,
  });
  return { issue: id, record };
}

/** Returns the address of a page. */
export const addressOf = (name: string, ids: OpenedIds): string =>
  AT[name] ?? fill(ALL[name] ?? '', { id: name === 'record' ? ids.record : ids.issue });

export type Reader = keyof typeof SHOWN;

/** For `test.use`: how each reader comes to their screens. */
export const READERS: readonly [Reader, Parameters<typeof test.use>[0]][] = [
  ['nobody', {}],
  ['advisor', { ...PHONE, ...NAMED }],
  ['administrator', signedIn],
];

/** Opens the screens of a reader one after another in one page, each to be judged with its words: a page of its own costs twice as much. */
export async function openEach(
  page: Page,
  { reader, ids, without }: { reader: Reader; ids: OpenedIds; without: readonly string[] },
  judge: (name: string, shown: string) => Promise<void>,
): Promise<void> {
  for (const [name, shown] of Object.entries(SHOWN[reader])) {
    if (without.includes(name)) continue;
    await test.step(name, async () => {
      await page.goto(addressOf(name, ids));
      await judge(name, shown);
    });
  }
}
