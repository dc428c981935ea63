import type { Rolldown } from 'vite';

type CodeSplitting = Extract<Rolldown.OutputOptions['codeSplitting'], object>;
type Groups = NonNullable<CodeSplitting['groups']>;
type Naming = Exclude<Groups[number]['name'], string>;

/** Makes a pattern of these files, each given by its path from the folder `web` on. */
const files = (...paths: string[]) => new RegExp(`/(${paths.join('|')})$`);

const MAIN = files('index.html', 'main.tsx', 'AdvisorShell.tsx', 'CategoryIcon.tsx');
const USER = files('DashboardPage.tsx');
const LOGIN = files('AdvisorLoginPage.tsx', 'FormInput.tsx', 'worker/Languages.tsx');
const LIST = files(
  'core/base/image.ts',
  'core/step/step-number.ts',
  'core/record/walk-taps.ts',
  'core/walk/walk.ts',
  'IssueCardsPage.tsx',
  'EmptyResult.tsx',
  'refresh-library.ts',
  'ShellEntries.tsx',
  'loaded-at-end.tsx',
  'toasts.ts',
  'use-modal.ts',
  'use-overflows.ts',
  'use-require-username.tsx',
);
// The files of every step of a walk.
const WALK = files('SideModal.tsx', 'StepScreen.tsx', 'panel-history.ts');
const PHONE = files(
  'background.ts',
  'record-walk.ts',
  'store-library.ts',
  'note-empty-search.ts',
  'use-empty-search.ts',
  'saved-walks.ts',
  'submit.ts',
);
const DIALOGS = files(
  // If this were a sheet of its own, all code about translations would name it.
  'language.module.css',
  'begin-walk.ts',
  'contacts.tsx',
  'RecordsMark.tsx',
  'record-notices.tsx',
  'shell-notices.tsx',
  'Recents.tsx',
  'StartDialog.tsx',
  'WalkPanel.tsx',
);
// The code of records, with the parts for the end of a walk: the incident report, the Undo, and who has an escalation.
const RECORDS = files(
  'RecordsPage.tsx',
  'walk/parts/after-outcome.tsx',
  'walk/parts/report.tsx',
  'walk/parts/told.tsx',
  'undo-outcome.ts',
);
// Each file of its own adds a hash to the worker's list of files; these are small and seldom opened, so they share one.
const FORMS = files(
  'AboutPage.tsx',
  'PrivacyPolicyPage.tsx',
  'PageHeader.tsx',
  'notify-unsent.ts',
  'FeedbackPage.tsx',
  'IssueNotFoundPage.tsx',
  'LinkedIssuePage.tsx',
  'NotOnThisPhone.tsx',
  'LooksPrivate.tsx',
  'ProvenEntry.tsx',
  'UsernamePrompt.tsx',
  'advisor-proof.ts',
);
// The parts that are seldom opened: the menu of a walk, the choice of languages, an image at full size, and the night's records as text.
const MORE = files(
  'CopyNight.tsx',
  'FullSize.tsx',
  'LanguageSheet.tsx',
  'MoreSheet.tsx',
  'TimerLine.tsx',
  'TakeOver.tsx',
);
const SHARED = files('guide/isolated.tsx', 'guide/messages.ts', 'stored-meanings.ts');
const SEARCH = files('core/search/search.ts', 'stored-texts.ts');
// The shell of every administrators' page, and the small files that several of them share: each separate chunk and
// sheet takes time before the first paint.
const ADMIN = files(
  'OtherRoutes.tsx',
  'guards.tsx',
  'AdminShell.tsx',
  'admin/shared/page-parts/RowParts.tsx',
  'admin/shared/filters/FieldLine.module.css',
  'admin/shared/filters/ListSearch.tsx',
  'admin/shared/page-parts/DetailHeader.tsx',
  'admin/base/csv-file.ts',
  'admin/base/PageButton.tsx',
  'admin/base/undo-toast.ts',
  'admin/base/use-once-fewer.ts',
  'admin/shared/draft/failure.ts',
  'admin/issues/BlockedPublishDialog.tsx',
  'admin/issues/DetailsFields.tsx',
  'admin/issues/messages.ts',
  'admin/shared/owners/OwnerDropdown.tsx',
  'admin/paths/CheckedPaths.tsx',
  'admin/shared/preview/messages.ts',
  'admin/shared/print/messages.ts',
  'admin/shared/contacts/MissingNumbers.tsx',
  'admin/shared/page-parts/NamedList.tsx',
  'admin/shared/states/ActionFailed.tsx',
  'admin/shared/states/LoadedPart.tsx',
  'admin/shared/page-parts/ShowOlder.tsx',
  'core/api/api-errors.ts',
  'core/base/format.ts',
  'core/issue/review-date.ts',
  'core/step/step-schema.ts',
  'kit/base/use-row-drag.ts',
);
const ADVISORS = [MAIN, USER, LOGIN, LIST, WALK];

/**
 * Names the chunk of every page: the imports of main.tsx, the advisors' shell, and the styles of all the advisors' pages.
 * One sheet compresses better than one for each chunk, and the names of its classes are in the scripts.
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
  { name: first, priority: 5, debugName: 'index' },
  { name: 'user', test: USER, priority: 4 },
  // The sign-in, with its text fields.
  { name: 'login', test: LOGIN, priority: 3 },
  // The list, with the files it shares and the phone's duties.
  { name: 'list', test: LIST, priority: 2 },
  // Loaded once a page has painted, since nobody is in a walk before.
  { name: 'walk', test: WALK, priority: 1 },
  // Loaded once a page has painted.
  { name: 'toasts', test: files('Overlays.tsx'), priority: 0 },
  // The code that stores and sends records: all of it is loaded once a page has painted, since later there may be no signal.
  { name: 'phone', test: PHONE, priority: 0 },
  // The search in steps, loaded once somebody searches.
  { name: 'search', test: SEARCH, priority: 0 },
  // Administrators' pages share these with what an advisor sees later.
  { name: 'shared', test: SHARED, priority: 0 },
  // The display of what the search finds, loaded with the search.
  { name: 'found', test: files('find.tsx'), priority: 0 },
  // The code that reads the table of meanings, loaded with the table.
  { name: 'meanings', test: files('core/search/situations.ts'), priority: 0 },
  // The rest of a walk with its dialogs: loaded once a page has painted, so that a walk waits for no request.
  { name: 'dialogs', test: DIALOGS, priority: 0 },
  // The calls of endpoints, which several other chunks need: without a chunk of its own, this code would end up in one of them.
  { name: 'call', test: files('base/call.ts'), priority: 0 },
  // The rules of duty by area and hour, loaded only if a campus has areas or hours, and what changes the language:
  // the list names this chunk, and no styles for it.
  {
    name: 'areas',
    test: files('phone/library/duty.ts', 'AreaDialog.tsx', 'worker/choose-language.ts'),
    priority: 0,
  },
  // Procedures in another language than their own, and searches in one, loaded only where one is read.
  {
    name: 'lang',
    test: files('library/translations.ts', 'translated-walk.tsx', 'search/other-language.ts'),
    priority: 0,
  },
  { name: 'records', test: RECORDS, priority: 0 },
  // Administrators' pages draw QR codes, too.
  { name: 'qr', test: files('QrCode.tsx'), priority: 0 },
  { name: 'more', test: MORE, priority: 0 },
  { name: 'forms', test: FORMS, priority: 0 },
  { name: 'admin', test: ADMIN },
];
