import type { Rolldown } from 'vite';

type CodeSplitting = Extract<Rolldown.OutputOptions['codeSplitting'], object>;
type Groups = NonNullable<CodeSplitting['groups']>;
type Naming = Exclude<Groups[number]['name'], string>;

/** Matches these files, each from the folder `web` on. */
const files = (...paths: string[]) => new RegExp(`/(${paths.join('|')})$`);

const MAIN = files('index.html', 'main.tsx');
const USER = files('AdvisorShell.tsx', 'DashboardPage.tsx');
const FORM = files('FormInput.tsx', 'Toaster.tsx');
const LIST = files('IssueCardsPage.tsx', 'WalkPanel.tsx');
const LIBRARY = files('refresh-library.ts', 'core/walk.ts', 'clock-time.ts');
const PHONE = files(
  'background.ts',
  'begin-walk.ts',
  'keep-library.ts',
  'KeptHere.tsx',
  'NotSentYet.tsx',
  'RecordsMark.tsx',
  'saved-walks.ts',
  'say-what-stays.ts',
  'submit.ts',
);
const ADVISORS = [MAIN, USER, FORM, LIST, PHONE, files('AdvisorLoginPage.tsx')];

/**
 * The chunk of every page: what main.tsx imports, and the styles of all the advisors' pages. One sheet
 * compresses better than one for each chunk, and the names of its classes stand in the scripts.
 */
const first: Naming = (id, graph) => {
  const pages = id.endsWith('.css') ? ADVISORS : [MAIN];
  const importers = new Set([id]);
  for (const file of importers) {
    if (pages.some((page) => page.test(file))) return 'index';
    for (const importer of graph.getModuleInfo(file)?.importers ?? []) importers.add(importer);
  }
  return null;
};

/**
 * The chunks of the advisors' pages, each with all that its files import and no chunk before it has: a
 * page needs two or three of them. Everything else is split as its pages share it.
 */
export const CHUNKS: Groups = [
  { name: first, priority: 4, debugName: 'index' },
  { name: 'user', test: USER, priority: 3 },
  // The sign-in's field, and of every page that asks for a name; with the toasts, which /user loads late.
  { name: 'form', test: FORM, priority: 2 },
  // What the list and the phone's duties share.
  { name: 'library', test: LIBRARY, priority: 2 },
  // The list has the walk with it, so that a walk waits for no request.
  { name: 'list', test: LIST, priority: 1 },
  // What keeps and sends, loaded once a page has painted: all of it, since later there may be no signal.
  { name: 'phone', test: PHONE, priority: 0 },
  // What stands around every page of the administrators.
  { name: 'admin', test: files('AdminGuard.tsx', 'SignedOutOnly.tsx', 'AdminShell.tsx') },
];
