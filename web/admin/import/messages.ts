import type { BlockUse } from '#core/import/outline.ts';
import type { StepMark } from '#core/import/step-marks.ts';

const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

export const importMessages = {
  noDocument: 'No document is open',
  noDocumentText: 'Choose Import in the issues list, then a document.',
  toIssues: 'Issues list',
  lead: (issues: number, steps: number) =>
    `${counted(issues, 'issue', 'issues')} with ${counted(steps, 'step', 'steps')}. Nothing is written yet; what you import comes in as drafts.`,
  marked: (count: number) =>
    count === 0
      ? 'Nothing in it was guessed but categories.'
      : `${counted(count, 'step has', 'steps have')} guesses: read those beside their source.`,
  categoryOfAll: 'Category of all issues',
  asGuessed: 'Each as below',
  import: (count: number) =>
    count === 0 ? 'Import' : `Import ${counted(count, 'issue', 'issues')} as drafts`,
  importing: 'Importing',
  progress: (done: number, all: number) => `${done} of ${all}`,
  stop: 'Stop',
  close: 'Close',

  issue: (place: number) => `Issue ${place}`,
  take: 'Import this issue',
  name: 'Issue name',
  category: 'Category',
  untitled: 'Not in the document: name it.',
  titleTooLong: (most: number) => `At most ${most} characters.`,
  guessedCategory: 'Guessed from its words.',
  source: 'In the document',
  result: 'What it becomes',
  noSteps: 'No steps.',
  left: 'Left out',
  leftText: 'None of this comes in.',
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

/** What a paragraph can be, as one chooses it. */
export const USES: Readonly<Record<BlockUse, string>> = {
  title: 'Title of an issue',
  chapter: 'Chapter above issues',
  section: 'Words above the next step',
  step: 'Step',
  words: 'Step, words only',
  part: 'Part of the step above',
  out: 'Left out',
};

/** What somebody is to look at, in a sentence. */
export const MARKS: Readonly<Record<StepMark, string>> = {
  ANSWERS: 'Guess: a question with answers.',
  SKIP: 'Guess: where it leads.',
  CONTACT: 'Guess: whom to call is one of your contacts.',
  NO_SUCH_STEP: 'It names a step that is not plain here: kept as words.',
  OTHER_NUMBER: 'The number in its words is not the one that your contact has.',
  NUMBER_IN_WORDS: 'Its words name a number of a step, which may be another here.',
  PICTURE: 'A picture stood here. Add it in the editor.',
};
