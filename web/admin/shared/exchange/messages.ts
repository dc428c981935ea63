import { languageName } from '#core/base/language-name.ts';
import type { ImportedIssue } from '#core/exchange/exchange-schema.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'procedure' : 'procedures'}`;

/** The page of new starter texts, and the line above the issues list while texts of the starter library wait to be looked at. */
export const changedStartersMessages = {
  dangerous: (count: number) =>
    count === 1
      ? 'One of your procedures could lead to harm.'
      : `${count} of your procedures could lead to harm.`,
  dangerousText: 'The starter library has a safer version.',
  changed: (count: number) =>
    count === 1
      ? '1 starter procedure has a new version.'
      : `${count} starter procedures have new versions.`,
  changedText: 'Yours stay the same until you update them.',
  look: 'Compare',
  added: (count: number) =>
    count === 1
      ? 'There is a new starter procedure.'
      : `There are ${count} new starter procedures.`,
  inLanguage: (language: string) => `The starter library has texts in ${languageName(language)}.`,
  inLanguageText: 'Add them to your procedures, or skip them.',
  addedText: 'Add each as a draft, or skip it.',
  lookAdded: 'See them',
} as const;

export const exchangeMessages = {
  languages: (names: string) => `With texts in ${names}, which nobody has published yet.`,
  export: 'Export',
  exportAll: 'Export all',
  exported: (count: number) => `${counted(count)} exported`,
  exportedAll: 'All procedures exported',
  notExported: 'The procedures were not exported.',
  notLoaded: 'This did not load.',

  import: 'Import',
  title: 'Import procedures',
  text: 'You check everything before it is imported.',
  kept: (name: string) => `“${name}” is not imported yet.`,
  goOn: 'Continue',
  file: 'File to import',
  fileHint: 'Word (.docx), PDF, Excel (.xlsx), CSV, text and others. You can drag it here.',
  paste: 'Or paste text',
  readText: 'Read the text',
  pastedName: 'Pasted text',
  notRead: 'The document was not read. Try again.',
  documentTooLarge: (megabytes: number) =>
    `The document is over ${megabytes} MB. Import it in parts, or paste its text.`,
  cancel: 'cancel',
  close: 'Close',
  stop: 'Stop',
  checking: 'Checking',
  importing: 'Importing',
  progress: (done: number, all: number) => `${done} of ${all}`,
  fileTooLarge: (megabytes: number) =>
    `The file is over ${megabytes} MB. Export fewer procedures at once.`,
  tooManyMembers: 'The file has too much in it. Export fewer procedures at once.',
  notJson: 'This file is damaged or was not made by Export. Export it again.',
  notOurs: 'This file has no procedures. Choose one made by Export.',
  tooNew: (version: string) =>
    `A newer version of the app (${version}) made this file. Ask your operator to update this server.`,
  empty: 'This file has no procedures.',
  notChecked: 'Nothing was imported. Try again.',
  sameText: (count: number) => `${counted(count)} already here.`,
  nothing: 'Nothing to import.',
  untitled: (place: number) => `Procedure ${place} in the file, without a title`,
  becomesDraft: 'They come in as drafts.',
  replacesPublished: 'Advisors lose the published one until you publish this draft.',
  dropsWaiting: 'Its waiting changes will be lost.',
  replacesDraft: 'Replaces the draft here.',
  wasArchived: 'Archived here: comes back as a draft.',
  hereTitle: (title: string) => `Called “${title}” here.`,
  blocking: (count: number) =>
    count === 1 ? '1 problem blocks publishing.' : `${count} problems block publishing.`,
  contacts: (ids: string) => `Uses contacts you do not have: ${ids}.`,
  confirm: (count: number) => `Import ${counted(count)}`,
  done: (count: number) => `${counted(count)} imported`,
  doneText: 'They are drafts. Advisors see them once you publish.',
  notDone: (count: number) => `${counted(count)} ${count === 1 ? 'was' : 'were'} not imported:`,
  again: 'Import the same file again for the rest. Nothing is imported twice.',

  duplicate: 'Duplicate',
  duplicated: (count: number) => `${count} ${count === 1 ? 'copy' : 'copies'} made`,

  starters: 'Starter library',
  startersText: 'They come in as drafts for you to adapt.',
  startersFailed: 'The starter library did not load.',
  isHere: 'Added',
  add: (count: number) =>
    count === 0 ? 'Add' : `Add ${count} ${count === 1 ? 'procedure' : 'procedures'}`,
  added: (count: number) =>
    `${count} ${count === 1 ? 'procedure' : 'procedures'} added as ${count === 1 ? 'a draft' : 'drafts'}`,
  notAdded: 'The ones still checked were not added. Try again.',
} as const;

const GROUPS = { new: 'New', changed: 'Changed', same: 'Unchanged', refused: 'Refused' };

export const nameOfGroup = (what: ImportedIssue['what'], count: number): string =>
  `${GROUPS[what]} (${count})`;

const words = exchangeMessages;

export function sentencesOfImport(issue: ImportedIssue): string[] {
  const { title, what, here, blocking, unknownContacts } = issue;
  const replaced = here?.publish ? words.replacesPublished : words.replacesDraft;
  return [
    ...(here && here.title !== title ? [words.hereTitle(here.title)] : []),
    ...(what === 'changed' && here?.isPending ? [words.dropsWaiting] : []),
    ...(what === 'changed' ? [here?.isArchived ? words.wasArchived : replaced] : []),
    ...(blocking > 0 ? [words.blocking(blocking)] : []),
    ...(unknownContacts.length > 0 ? [words.contacts(unknownContacts.join(', '))] : []),
  ];
}
