import type { ImportedIssue } from '#core/exchange/exchange-schema.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'issue' : 'issues'}`;

/** The page of new starter texts, and the line above the issues list while texts of the starter library wait to be looked at. */
export const changedStartersMessages = {
  dangerous: (count: number) =>
    count === 1
      ? 'One of your procedures could lead to harm.'
      : `${count} of your procedures could lead to harm.`,
  dangerousText: 'The starter library has new words for what advisors read now.',
  changed: (count: number) =>
    `${count} starter ${count === 1 ? 'procedure has' : 'procedures have'} new words.`,
  changedText: 'Yours stay as they are until you take the new ones.',
  look: 'Compare them',
  added: (count: number) =>
    count === 1
      ? 'There is a new starter procedure.'
      : `There are ${count} new starter procedures.`,
  addedText: 'You can add each as a draft, or do without it.',
  lookAdded: 'See them',
} as const;

export const exchangeMessages = {
  export: 'Export',
  exportAll: 'Export all',
  exported: (count: number) => `${counted(count)} exported`,
  exportedAll: 'All issues exported',
  notExported: 'The issues were not exported.',
  notLoaded: 'This did not load.',

  import: 'Import',
  title: 'Import issues',
  text: 'Bring what you have: a file that Export made, or a document. Nothing is written before you have looked at it.',
  kept: (name: string) => `“${name}” is not imported yet.`,
  goOn: 'Go on with it',
  file: 'File of issues',
  fileHint:
    'Word (.docx), ODT, RTF, PDF, HTML, Markdown, text, CSV, XLSX or XLSForm. You can drag it here too.',
  paste: 'Or paste text',
  readText: 'Read the text',
  pastedName: 'Pasted text',
  notRead: 'The document was not read. Try again.',
  documentTooLarge: (megabytes: number) =>
    `The document is too large: at most ${megabytes} MB. Choose a part of it, or paste its text.`,
  cancel: 'cancel',
  close: 'Close',
  stop: 'Stop',
  checking: 'Checking',
  importing: 'Importing',
  progress: (done: number, all: number) => `${done} of ${all}`,
  fileTooLarge: (megabytes: number) =>
    `The file is too large: at most ${megabytes} MB. Export fewer issues at once.`,
  tooManyMembers: 'There is too much in the file. Export fewer issues at once.',
  notJson:
    'This file cannot be read: it is not JSON, or a part of it is missing. Choose one that Export made, as it was saved.',
  notOurs: 'This is no file of issues. Choose one that Export made.',
  tooNew: (version: string) =>
    `This file was made by a newer version (${version}) of the product. Update this server, or export again from one of its age.`,
  empty: 'There is no issue in this file.',
  notChecked: 'Nothing was imported. Try again.',
  sameText: (count: number) => `${counted(count)} here already: nothing to do.`,
  nothing: 'There is nothing to import.',
  untitled: (place: number) => `Issue ${place} in the file, without a title`,
  becomesDraft: 'What is imported comes in as a draft.',
  replacesPublished:
    'Advisors see the issue that is here. It would become this draft, and they see it again once you publish it.',
  dropsWaiting: 'Changes of it wait for approval here. They would be gone.',
  replacesDraft: 'Takes the place of the draft that is here.',
  wasArchived: 'Archived here: comes back as a draft.',
  hereTitle: (title: string) => `Here it is called “${title}”.`,
  blocking: (count: number) =>
    `${count} ${count === 1 ? 'problem keeps' : 'problems keep'} it from being published.`,
  contacts: (ids: string) => `Names contacts that this campus does not have: ${ids}.`,
  confirm: (count: number) => `Import ${counted(count)}`,
  done: (count: number) => `${counted(count)} imported`,
  doneText: 'They are drafts. Read them, then publish those that advisors shall see.',
  notDone: (count: number) => `${counted(count)} ${count === 1 ? 'was' : 'were'} not imported:`,
  again: 'Import the same file again for the rest: what is here is not imported twice.',

  duplicate: 'Duplicate',
  duplicated: (count: number) => `${count} ${count === 1 ? 'copy' : 'copies'} made`,

  starters: 'Starter library',
  startersText:
    'Procedures to begin with. They come in as drafts: read them, change them to fit your campus, then publish.',
  startersFailed: 'The starter library did not load.',
  isHere: 'in your list',
  steps: (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`,
  add: (count: number) =>
    count === 0 ? 'Add' : `Add ${count} ${count === 1 ? 'procedure' : 'procedures'}`,
  added: (count: number) =>
    `${count} ${count === 1 ? 'procedure' : 'procedures'} added as ${count === 1 ? 'a draft' : 'drafts'}`,
  notAdded: 'Not all were added. Those that are still ticked were not: try again.',
} as const;

const GROUPS = { new: 'New', changed: 'Changed', same: 'The same', refused: 'Refused' };

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
