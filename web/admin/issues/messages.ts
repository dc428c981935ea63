import { SHOWN_STATES, type ListView, type Shown, type Sort } from '#core/issue/issue-list.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'procedure' : 'procedures'}`;

/** The words of the list of issues, in addition to those of every list of issues. */
export const issuesListMessages = {
  show: 'Show',
  sort: 'Sort',
  justImported: 'Just imported',
  noneIn: (category: string) => `No procedures in ${category}`,
  archivedFailed: 'The archived procedures did not load.',
  twin: 'Two procedures have this name',
  twinText: (title: string) =>
    `The starter text “${title}” is also published, and advisors see both.`,
  nearTwin: 'Another procedure has a similar name',
  nearTwinText: (title: string) =>
    `The starter text “${title}” is also published. Advisors may open the wrong one.`,
  leaveStarterOut: 'Leave it out',
  keepBoth: 'Keep both',
  reviewAsked: 'Review requested',
  pending: 'Changes waiting',
  unread: 'Correction not read yet',
  archivedLabel: 'ARCHIVED',
  restore: 'Restore',
  restored: 'Restored as a draft',
  restoredBefore: (isPublished: boolean) =>
    `Somebody else already restored this: it is ${isPublished ? 'published' : 'a draft'}`,
  undoRestores: 'Undo brings it back as a draft.',
  undoRestoresAll: 'Undo brings them back as drafts.',
  waitedArchived: 'The waiting changes are now the draft.',
  select: (title: string) => `Select ${title}`,
  more: 'More',
  selectIssues: 'Select issues',
  selectAll: (count: number) => `Select all ${count}`,
  selection: 'Selection',
  selected: (count: number) => `${count} selected`,
  clear: 'Clear the selection',
  progress: (done: number, all: number) => `${done} of ${all}`,
  archive: 'Archive',
  setReviewDate: 'Set review date',
  forSelected: (count: number) =>
    count === 1 ? 'For the selected procedure.' : `For the ${count} selected procedures.`,
  setDate: 'Set date',
  takeDate: 'Remove the date',
  dateHint: 'Leave empty for no review date.',
  cancel: 'cancel',
  archivedCount: (count: number) => `${counted(count)} archived`,
  restoredCount: (count: number) =>
    `${counted(count)} restored as ${count === 1 ? 'a draft' : 'drafts'}`,
  archivedAlready: (count: number) => `${counted(count)} already archived.`,
  restoredAlready: (count: number) => `${counted(count)} already restored.`,
  datesSet: (count: number) => `Review date set for ${counted(count)}`,
  datesTaken: (count: number) => `Review date removed from ${counted(count)}`,
  partly: (done: string, all: number) => `${done}, of ${all} selected`,
  notDone: 'These did not change:',
  whyArchived: 'it is archived.',
  whyGone: 'it was not found.',
  whyConflict: 'somebody else saved it first.',
  whyRefused: 'the server refused it.',
  whyUnanswered: 'the server did not answer.',
} as const;

type State = (typeof SHOWN_STATES)[number];

const STATES: Record<State, string> = {
  all: 'All but archived',
  draft: 'Draft',
  asked: 'Review requested',
  published: 'Published',
  overdue: 'Review overdue',
  archived: 'Archived',
};

const NONE: Record<State, string> = {
  all: 'No procedures',
  draft: 'No drafts',
  asked: 'No reviews requested',
  published: 'Nothing published',
  overdue: 'No reviews overdue',
  archived: 'Nothing archived',
};

export const SORT_NAMES: Record<Sort, string> = {
  updated: 'Last update',
  title: 'Title',
  review: 'Review date',
  category: 'Category',
};

const isState = (show: Shown): show is State => (SHOWN_STATES as readonly string[]).includes(show);

/** Returns the words of a choice of the dropdown 'Show'; a category has its own name. */
export function wordsOfShown(show: Shown): string {
  return isState(show) ? STATES[show] : show;
}

export function wordsOfNone({ show }: Pick<ListView, 'show'>): string {
  return isState(show) ? NONE[show] : issuesListMessages.noneIn(show);
}
