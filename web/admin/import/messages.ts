import type { BlockUse } from '#core/import/outline/outline.ts';
import type { DocumentChoice, DocumentQuestion } from '#core/import/outline/questions.ts';
import type { Aside } from '#core/import/paragraphs/source.ts';
import type { StepMark } from '#core/import/steps/step-marks.ts';

const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

export const importMessages = {
  before: (day: string, count: number) =>
    `You imported this document on ${day}. ${count} of its procedures ${count === 1 ? 'is' : 'are'} here.`,
  sameAgain: 'This document was imported before',
  replace: 'Replace drafts',
  addAgain: 'Add again',
  compare: 'Compare',
  publishedStay: (count: number) =>
    count === 1
      ? '1 is published and stays as it is.'
      : `${count} are published and stay as they are.`,
  notCompared: 'The procedures were not compared.',

  questions: (count: number) => `${counted(count, 'question', 'questions')} before we split it up`,
  questionsText: 'Each answer applies to the whole document.',
  procedures: (count: number) =>
    count === 0 ? 'One procedure, the whole document' : counted(count, 'procedure', 'procedures'),
  more: (count: number) => `and ${count} more`,
  skipQuestions: 'Skip the questions',
  showFound: (count: number) =>
    count === 1 ? 'Show the procedure' : `Show the ${count} procedures`,
  questionsAgain: (count: number) => `Questions (${count})`,

  noDocument: 'No document open',
  noDocumentText: 'Choose Import under More in the issues list.',
  toIssues: 'Issues list',

  found: (count: number) => `${counted(count, 'procedure', 'procedures')} found`,
  list: 'Procedures found',
  show: 'Show',
  all: 'All',
  toCheck: (count: number) => `To check: ${count}`,
  nothingToCheck: 'Nothing to check.',
  steps: (count: number) => counted(count, 'step', 'steps'),
  marks: (count: number) => `${count} to check`,
  take: (title: string) => `Import ${title}`,
  untitledOne: 'a procedure without a name',
  backToList: 'All procedures',
  stepsOf: 'Steps',
  categoryOfAll: 'Category for all',
  asGuessed: 'As found',
  discard: 'Discard this import',
  discardTitle: (name: string) => `Discard the import of “${name}”?`,
  discardText: 'You will lose your corrections. The document itself does not change.',
  discardIt: 'Discard',
  keep: 'Keep',

  chosen: (count: number, all: number) => `${count} of ${all} chosen.`,
  asDrafts: 'They come in as drafts.',
  asDraftsWith: (names: string) => `They come in as drafts, with their texts in ${names}.`,
  next: 'Next to check',
  import: (count: number, contacts: number) => {
    if (count === 0) return 'Import';
    const issues = counted(count, 'procedure', 'procedures');
    return contacts === 0
      ? `Import ${issues}`
      : `Import ${issues} and ${counted(contacts, 'contact', 'contacts')}`;
  },
  showDrafts: (count: number) => (count === 1 ? 'Show the draft' : `Show ${count} drafts`),
  importing: 'Importing',
  progress: (done: number, all: number) => `${done} of ${all}`,
  stop: 'Stop',
  close: 'Close',

  name: 'Issue name',
  category: 'Category',
  untitled: 'The document has no name for this. Add one.',
  titleTooLong: (most: number) => `At most ${most} characters.`,
  guessedCategory: 'Guessed from its text.',
  noSteps: 'No steps.',
  pictureOf: (step: number) => `Image for step ${step}`,
  takePicture: 'Include this image',
  takePictureOf: (step: number) => `Include the image for step ${step}`,
  picture: 'Image',
  andThen: (answer: string, where: string) => `${answer}, then ${where}`,
  toNext: 'the next step',
  toEnd: 'the end',
  toStep: (number: number) => `Step ${number}`,

  titleAsked: 'Is this a separate procedure?',
  titleIs: 'Yes',
  titleIsPart: 'No, it is part of the one above',
  right: 'Yes, that is right',
  rightAll: (count: number) => `Yes to all ${count} like this`,
  agreed: (count: number) => `Answered yes in ${counted(count, 'place', 'places')}`,
  keepWords: 'Keep as text',
  seen: 'Looks right',
  makeQuestion: 'Make it a question',
  makeTitle: 'Make it a title',
  leaveOut: 'Leave it out',
  guessAgain: 'Guess again',

  source: 'In your document',

  usedAs: 'Used as',
  leaveOutEvery: (phrase: string, count: number) => `Leave out every “${phrase}” (${count})`,
  restoreEvery: (phrase: string, count: number) => `Restore every “${phrase}” (${count})`,
  leftOut: (count: number) => `${counted(count, 'paragraph', 'paragraphs')} left out`,
  movedAway: (moved: { count: number; to: string } | undefined) =>
    moved ? `${counted(moved.count, 'step', 'steps')} moved to “${moved.to}”` : '',
  undo: 'Undo',
  split: 'Split in two',
  splitAt: 'Put the cursor where the second paragraph begins, then press Enter',
  splitHere: 'Split here',
  wasSplit: 'Split in two',
  join: 'Undo the split',
  page: (page: number) => `page ${page}`,
  titleSign: 'Title',
  chapterSign: 'Chapter',

  newContacts: 'Contacts found',
  newContactsText: 'Check the ones to add to Settings.',
  ownersAdd: 'Only owners can add contacts. These stay as text.',
  newContact: (name: string, number: string) => `New contact: ${name}, ${number}`,
  newNumber: (name: string, number: string) => `New number for ${name}: ${number}`,
  said: (count: number) => `in ${counted(count, 'place', 'places')}`,
  unsure: 'may not be a phone number',
  weeknights: 'weeknights are Monday to Friday',
  left: 'Left out',
  paragraphs: (count: number) => counted(count, 'paragraph', 'paragraphs'),
  listed: 'Already in your contacts, or checked above.',
  bringBack: (count: number) => (count === 1 ? 'Restore it' : `Restore these ${count} paragraphs`),
} as const;

/** The uses of a paragraph, as they are chosen. */
export const USES: Readonly<Record<BlockUse, string>> = {
  step: 'Step',
  words: 'Step, text only',
  question: 'Question',
  yes: 'Answer Yes',
  no: 'Answer No',
  part: 'Part of the step above',
  section: 'Text above the next step',
  title: 'Procedure title',
  chapter: 'Chapter',
  out: 'Leave out',
};

/** The questions about the whole document, by their kinds, and the words of their choices. */
export const QUESTIONS: Readonly<
  Record<
    DocumentQuestion['kind'],
    {
      readonly ask: (phrase: string, count: number) => string;
      readonly choices: Readonly<Partial<Record<DocumentChoice, string>>>;
    }
  >
> = {
  REPEATED_PART: {
    ask: (phrase, count) => `“${phrase}” comes up ${count} times. What should we do with it?`,
    choices: {
      out: 'Leave it out',
      steps: 'Keep each paragraph as a step',
      step: 'Keep it as one step',
      before: 'Add it to the step before it',
      above: 'Add it to the next step',
    },
  },
  SHORT_NUMBERS: {
    ask: (phrase, count) => `Are the ${count} short numbers such as “${phrase}” telephone numbers?`,
    choices: {
      counted: 'No, they are codes, room numbers and so on',
      called: 'Yes, make them contacts',
    },
  },
  TITLES: { ask: () => 'Which of these are your procedures?', choices: {} },
};

/** The states of a procedure compared with the one that an earlier import made. */
export const COMPARED = {
  new: 'new',
  changed: 'differs from the one here',
  published: 'published, stays as it is',
  same: 'same as the one here',
  refused: 'cannot be imported',
} as const;

/** The guesses to check, each as a question or a fact. */
export const MARKS: Readonly<Record<StepMark, string>> = {
  ANSWERS: 'Is this a question with these answers?',
  SKIP: 'Does this lead to the right step?',
  CONTACT: 'Is this one of your contacts?',
  NEW_CONTACT: 'Is this a new contact?',
  MAYBE_TITLE: 'Is this the name of a procedure? It was kept as a step.',
  MAYBE_ANSWERS: 'Is this a question with answers? It was kept as text.',
  CONDITION: 'This depends on more than one answer, so it was kept as text.',
  CROSSED: 'An ✗ may mean “do not do this”.',
  NO_SUCH_STEP: 'It mentions a step that is not here, so it was kept as text.',
  OTHER_NUMBER: 'Your contacts have a different number.',
  TWO_NUMBERS: 'The document has two numbers for this contact, so it was kept as text.',
  NUMBER_IN_WORDS: 'It mentions a step number, and the steps here may be numbered differently.',
  TABLE: 'Is this table one step?',
  MORE_PICTURES: 'A step shows one image. Put the others on separate steps.',
  LOST_PICTURE: 'An image here is not PNG, JPEG or WebP. Convert it and add it later.',
};

/** The kinds of text outside the document's main text, shown before its words. */
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
