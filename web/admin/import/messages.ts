import type { BlockUse } from '#core/import/outline.ts';
import type { Aside } from '#core/import/source.ts';
import type { StepMark } from '#core/import/step-marks.ts';

const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

export const importMessages = {
  noDocument: 'No document is open',
  noDocumentText: 'Choose Import in the issues list, then a document.',
  toIssues: 'Issues list',
  lead: (issues: number, steps: number) =>
    `${counted(issues, 'issue', 'issues')} with ${counted(steps, 'step', 'steps')}. Nothing is written yet; what you import comes in as drafts.`,
  noGuesses: 'Nothing in it was guessed but categories.',
  guesses: (count: number) =>
    `${counted(count, 'guess', 'guesses')} to look at: F8 leads to the next.`,
  guessOf: (place: number, count: number) => `Guess ${place} of ${count}`,
  nextGuess: 'Next guess',
  categoryOfAll: 'Category of all issues',
  asGuessed: 'Each as below',
  import: (count: number, contacts: number) => {
    if (count === 0) return 'Import';
    const issues = counted(count, 'issue', 'issues');
    return contacts === 0
      ? `Import ${issues} as ${count === 1 ? 'a draft' : 'drafts'}`
      : `Import ${issues} and ${counted(contacts, 'contact', 'contacts')}`;
  },
  showDrafts: (count: number) => (count === 1 ? 'Show the draft' : `Show ${count} drafts`),
  importing: 'Importing',
  progress: (done: number, all: number) => `${done} of ${all}`,
  stop: 'Stop',
  close: 'Close',

  issue: (place: number) => `Issue ${place}`,
  take: 'Import this issue',
  name: 'Issue name',
  category: 'Category',
  untitled: 'Not in the document: name it.',
  guessedTitle: 'Guess: it may be the title of a part, or of no procedure.',
  titleTooLong: (most: number) => `At most ${most} characters.`,
  guessedCategory: 'Guessed from its words.',
  source: 'In the document',
  result: 'What it becomes',
  noSteps: 'No steps.',
  pictureOf: (step: number) => `The picture of step ${step}`,
  takePicture: 'With this picture',
  takePictureOf: (step: number) => `With the picture of step ${step}`,
  picture: 'A picture',
  newContacts: 'Contacts in the document',
  newContactsText: 'Added to the settings with the import. Those that you untick stay words.',
  ownersAdd: 'These stay words: an owner adds contacts in the settings.',
  newContact: (name: string, number: string) => `New contact: ${name}, ${number}`,
  newNumber: (name: string, number: string) => `Number of ${name}: ${number}`,
  said: (count: number) => `in ${counted(count, 'place', 'places')}`,
  left: 'Left out',
  leftText: 'None of this comes in.',
  leftBelow: (count: number) =>
    count === 1 ? 'Look at the paragraph left out' : `Look at the ${count} paragraphs left out`,
  listed: 'These are among your contacts, or come in as they are ticked above.',
  bringBack: (count: number) =>
    count === 1 ? 'Bring it back' : `Bring back these ${count} paragraphs`,
  use: (words: string) => `What “${words}” is`,
  keepWords: 'Keep as words',
  guessAgain: 'Guess again',
  more: 'Show more issues',
  step: (number: number) => `Step ${number}`,
  to: (answer: string, where: string) => `${answer}: ${where}`,
  toNext: 'next step',
  toEnd: 'the end',
  toStep: (number: number) => `Step ${number}`,
} as const;

/** The uses of a paragraph, as they are chosen. */
export const USES: Readonly<Record<BlockUse, string>> = {
  title: 'Title of an issue',
  chapter: 'Chapter above issues',
  section: 'Words above the next step',
  step: 'Step',
  words: 'Step, words only',
  part: 'Part of the step above',
  out: 'Left out',
};

/** The guesses to check, in a sentence each. */
export const MARKS: Readonly<Record<StepMark, string>> = {
  ANSWERS: 'Guess: a question with answers.',
  SKIP: 'Guess: where it leads.',
  CONTACT: 'Guess: whom to call is one of your contacts.',
  NEW_CONTACT: 'Guess: whom to call, a new contact.',
  MAYBE_ANSWERS: 'This may be a question with answers: kept as words.',
  CONDITION: 'No answer alone says when this step counts: its condition is kept as words.',
  NO_SUCH_STEP: 'It names a step that is not plain here: kept as words.',
  OTHER_NUMBER: 'The number in its words is not the one that your contact has.',
  TWO_NUMBERS: 'The document has two numbers for whom it says to call: kept as words.',
  NUMBER_IN_WORDS: 'Its words name a number of a step, which may be another here.',
  TABLE: 'Guess: the rows of a table, in one step.',
  MORE_PICTURES: 'More pictures stood here: a step has one. Add the others in the editor.',
  LOST_PICTURE:
    'A picture stood here that is no PNG, JPEG or WebP. Save it as one, and add it in the editor.',
};

/** The kinds of text beside a document's own, shown before its words. */
export const ASIDES: Readonly<Record<Aside, string>> = {
  header: 'Header',
  footer: 'Footer',
  note: 'Note',
  comment: 'Comment',
  contents: 'Contents',
  drawing: 'Drawing',
  columns: 'Columns',
  struck: 'Struck out',
  hidden: 'Hidden',
};
