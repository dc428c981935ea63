import type { ListView, Shown, Sort } from '#core/issue-list.ts';
import { SHOWN_STATES } from '#core/issue-list.ts';

/** What the list of issues says beside what every list of them says. */
export const listMessages = {
  show: 'Show',
  states: {
    all: 'All but archived',
    draft: 'Draft',
    published: 'Published',
    overdue: 'Review overdue',
    archived: 'Archived',
  },
  sort: 'Sort',
  sorts: {
    updated: 'Last update',
    title: 'Title',
    review: 'Review date',
    category: 'Category',
  },
  none: {
    all: 'No issues',
    draft: 'No issue is a draft',
    published: 'No issue is published',
    overdue: 'No review is overdue',
    archived: 'No issue is archived',
  },
  noneIn: (category: string) => `No issues in ${category}`,
  archivedFailed: 'The archived issues did not load.',
  archivedLabel: 'ARCHIVED',
  restore: 'Restore',
  restored: 'Issue restored as a draft',
  undoRestores: 'Undo brings it back as a draft.',
} as const;

const isState = (show: Shown): show is (typeof SHOWN_STATES)[number] =>
  (SHOWN_STATES as readonly string[]).includes(show);

/** A choice of the dropdown 'Show' in words; a category has its own. */
export function wordsOfShown(show: Shown): string {
  return isState(show) ? listMessages.states[show] : show;
}

/** A choice of the dropdown 'Sort' in words. */
export function wordsOfSort(sort: Sort): string {
  return listMessages.sorts[sort];
}

/** What is said of a view without an issue. */
export function wordsOfNone({ show }: Pick<ListView, 'show'>): string {
  return isState(show) ? listMessages.none[show] : listMessages.noneIn(show);
}
