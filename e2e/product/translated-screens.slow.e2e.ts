import { ADMIN_PAGES, ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import { fill, PATTERNS } from '#core/page/patterns.ts';
import { enter, PHONE } from '../base/advisor.ts';
import { attend } from '../base/attend.ts';
import { publishIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { expect, test } from '../base/fixtures.ts';
import { expectTranslated, translated } from '../base/translated.ts';

/** The ids in addresses of pages. */
const TITLE = 'Broken window, on every screen';

/** The headings of the pages beside the menu, which are there before the content below them. */
const HEADED = Object.fromEntries(
  Object.entries(ADMIN_PAGES).flatMap(([name, { title }]) =>
    title === null ? [] : [[name, title]],
  ),
);

/** For each pattern of the route table the words shown once all of it has come, by the kind of reader. */
const SHOWN = {
  nobody: {
    root: 'Sign in',
    adminLogin: 'Sign in',
    advisorLogin: 'ON-CALL APP FOR RESLIFE ADVISORS',
    forgotPassword: 'Forgot Password',
    resetPassword: 'Reset password',
    invitation: 'This invitation no longer works',
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

const ALL: Readonly<Record<string, string>> = { ...PATTERNS, ...ADMIN_PATTERNS };

// LOOK-16
test('each page of the app is opened by a test below', () => {
  const opened = Object.values(SHOWN).flatMap((pages) => Object.keys(pages));
  expect(opened.toSorted()).toEqual(Object.keys(ALL).toSorted());
});

let ids: { issue: string; record: string };
test.beforeAll(async ({ server }) => {
  const { id, stepIds } = await publishIssue(server, { ...BROKEN_WINDOW, title: TITLE });
  const now = new Date().toISOString();
  const record = await attend(server, {
    advisor: 'Amara',
    issueId: id,
    revision: 1,
    steps: stepIds.slice(0, 1).map((step) => ({ step, response: 'Yes' })),
    issueStatus: 'Escalated',
    startedAt: now,
    finishedAt: now,
  });
  ids = { issue: id, record };
});
test.beforeEach(async ({ context }) => await translated(context));

const addressOf = (name: string): string =>
  AT[name] ?? fill(ALL[name] ?? '', { id: name === 'record' ? ids.record : ids.issue });

test.describe('for nobody', () => {
  for (const [name, shown] of Object.entries(SHOWN.nobody)) {
    // LOOK-16
    test(`${name} stands translated`, async ({ page }) => {
      await page.goto(addressOf(name));
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
      await expectTranslated(page);
    });
  }
});

test.describe('for an advisor', () => {
  test.use(PHONE);

  for (const [name, shown] of Object.entries(SHOWN.advisor)) {
    // LOOK-16
    test(`${name} stands translated`, async ({ page }) => {
      await enter(page);
      await page.goto(addressOf(name));
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
      await expectTranslated(page);
    });
  }
});

test.describe('for an administrator', () => {
  for (const [name, shown] of Object.entries(SHOWN.administrator)) {
    // LOOK-16
    test(`${name} stands translated`, async ({ page, signIn }) => {
      await signIn(page);
      await page.goto(addressOf(name));
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
      await expectTranslated(page);
    });
  }
});
