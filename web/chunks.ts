import type { Rolldown } from 'vite';

type CodeSplitting = Extract<Rolldown.OutputOptions['codeSplitting'], object>;

/** Matches these files, each from the folder `web` on. */
const files = (...paths: string[]) => new RegExp(`/(${paths.join('|')})$`);

/**
 * The chunks of the advisors' pages, each with all that its files import and no chunk before it has: a
 * page needs two or three of them. Everything else is split as its pages share it.
 */
export const CHUNKS: NonNullable<CodeSplitting['groups']> = [
  // What main.tsx imports: every page.
  { name: 'index', tags: ['$initial'], priority: 4 },
  { name: 'user', test: files('AdvisorShell.tsx', 'DashboardPage.tsx'), priority: 3 },
  // The sign-in's field, and of every page that asks for a name; with the toasts, which /user loads late.
  { name: 'form', test: files('FormInput.tsx', 'Toaster.tsx'), priority: 2 },
  // What the list and the phone's duties share.
  {
    name: 'library',
    test: files('refresh-library.ts', 'core/walk.ts', 'clock-time.ts'),
    priority: 2,
  },
  // What keeps and sends, loaded once a page has painted: all of it, since later there may be no signal.
  {
    name: 'phone',
    test: files(
      'background.ts',
      'begin-walk.ts',
      'keep-library.ts',
      'NotSentYet.tsx',
      'saved-walks.ts',
      'say-what-stays.ts',
      'submit.ts',
      'UnfinishedWalks.tsx',
    ),
    priority: 0,
  },
  // The list has the walk with it, so that a walk waits for no request.
  {
    name: 'list',
    test: files('IssueCardsPage.tsx', 'WalkPanel.tsx'),
    priority: 1,
  },
  // What stands around every page of the administrators.
  { name: 'admin', test: files('AdminGuard.tsx', 'SignedOutOnly.tsx', 'AdminShell.tsx') },
];
