import { SHOWN_STATES, type ListView, type Shown, type Sort } from '#core/issue/issue-list.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'issue' : 'issues'}`;

/** The words of the list of issues, beside those of every list of them. */
export const issuesListMessages = {
  show: 'Show',
  sort: 'Sort',
  justImported: 'Just imported',
  noneIn: (category: string) => `No issues in ${category}`,
  archivedFailed: 'The archived issues did not load.',
  twin: 'Two procedures have this name',
  twinText: (title: string) =>
    `The starter text “${title}” is published too. Advisors see both, and cannot tell which is yours. Left out, it goes to the archive.`,
  nearTwin: 'Another procedure has nearly this name',
  nearTwinText: (title: string) =>
    `The starter text “${title}” is published too. If both are about the same thing, advisors may open the wrong one. Left out, it goes to the archive.`,
  leaveStarterOut: 'Leave it out',
  keepBoth: 'Keep both',
  reviewAsked: 'Review asked',
  pending: 'Changes waiting',
  unread: 'Correction not read yet',
  archivedLabel: 'ARCHIVED',
  restore: 'Restore',
  restored: 'Issue restored as a draft',
  restoredBefore: (isPublished: boolean) =>
    `Somebody else restored this issue before: it is ${isPublished ? 'published' : 'a draft'}`,
  undoRestores: 'Undo brings it back as a draft.',
  undoRestoresAll: 'Undo brings them back as drafts.',
  waitedArchived:
    'Changes that waited are the draft now; what advisors read is the newest revision.',
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all',
  selection: 'Selection',
  selected: (count: number) => `${count} selected`,
  clear: 'Clear the selection',
  progress: (done: number, all: number) => `${done} of ${all}`,
  archive: 'Archive',
  setReviewDate: 'Set review date',
  forSelected: (count: number) =>
    count === 1 ? 'For the selected issue.' : `For the ${count} selected issues.`,
  setDate: 'Set date',
  takeDate: 'Take the date away',
  dateHint: 'Left empty, they have no review date.',
  cancel: 'cancel',
  archivedCount: (count: number) => `${counted(count)} archived`,
  restoredCount: (count: number) =>
    `${counted(count)} restored as ${count === 1 ? 'a draft' : 'drafts'}`,
  archivedAlready: (count: number) =>
    `${counted(count)} ${count === 1 ? 'was' : 'were'} archived already.`,
  restoredAlready: (count: number) =>
    `${counted(count)} ${count === 1 ? 'was' : 'were'} restored already, and ${count === 1 ? 'stays as it is' : 'stay as they are'}.`,
  datesSet: (count: number) => `Review date of ${counted(count)} set`,
  datesTaken: (count: number) => `Review date of ${counted(count)} taken away`,
  partly: (done: string, all: number) => `${done}, of ${all} selected`,
  notDone: 'The others stay as they were, and stay selected:',
  whyArchived: 'it is archived, and can only be restored.',
  whyGone: 'it is not there any more.',
  whyConflict: 'somebody else saved it at the same time.',
  whyRefused: 'the server refused it.',
  whyUnanswered: 'the server did not answer.',
} as const;

type State = (typeof SHOWN_STATES)[number];

const STATES: Record<State, string> = {
  all: 'All but archived',
  draft: 'Draft',
  asked: 'Review asked',
  published: 'Published',
  overdue: 'Review overdue',
  archived: 'Archived',
};

const NONE: Record<State, string> = {
  all: 'No issues',
  draft: 'No issue is a draft',
  asked: 'No review is asked for',
  published: 'No issue is published',
  overdue: 'No review is overdue',
  archived: 'No issue is archived',
};

export const SORT_NAMES: Record<Sort, string> = {
  updated: 'Last update',
  title: 'Title',
  review: 'Review date',
  category: 'Category',
};

const isState = (show: Shown): show is State => (SHOWN_STATES as readonly string[]).includes(show);

/** Returns a choice of the dropdown 'Show' in words; a category has its own. */
export function wordsOfShown(show: Shown): string {
  return isState(show) ? STATES[show] : show;
}

/** Returns the words for a view without an issue. */
export function wordsOfNone({ show }: Pick<ListView, 'show'>): string {
  return isState(show) ? NONE[show] : issuesListMessages.noneIn(show);
}
