import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import type { Campus } from '../campus/setting.ts';
import type { SetupProcedure, SetupState } from './setup-schema.ts';

/** The tasks of a campus before its first real call (SETUP-1), in the order of the screen. */
export const SETUP_POINTS = [
  'name',
  'emergency',
  'contacts',
  'mail',
  'people',
  'starters',
  'codes',
  'phone',
  'practice',
  'backup',
] as const;
export type SetupPoint = (typeof SETUP_POINTS)[number];

export const doneCount = ({ done }: Pick<SetupState, 'done'>): number =>
  SETUP_POINTS.filter((point) => done[point]).length;

/** Tells whether the campus is set up. It stays so even if a task becomes undone later (SETUP-8). */
export const isSetUp = ({ finished }: Pick<SetupState, 'finished'>): boolean => finished !== null;

/** Returns the names of the areas that have no contact with a number of its own. The list is empty if there are no areas (SETUP-2). */
export const areasWithoutContact = ({
  areas = [],
  contacts,
}: Pick<Campus, 'areas' | 'contacts'>): string[] => {
  const able = contacts.filter(({ number }) => number.trim() !== '');
  return areas
    .filter(({ id }) => !able.some((contact) => contact.areas?.includes(id)))
    .map(({ name }) => name);
};

/** The number of published procedures that advisors would find, and the categories that would lose their last one. */
export type PublishedLeft = { readonly count: number; readonly emptied: readonly IssueCategory[] };

export const publishedIn = (published: SetupState['published']): number =>
  Object.values(published).reduce((sum, count) => sum + count, 0);

/** Counts the procedures that advisors would still find if some were left out (SETUP-5). */
export function publishedWithout(
  published: SetupState['published'],
  leaving: readonly Pick<SetupProcedure, 'category' | 'publish'>[],
): PublishedLeft {
  const gone = leaving.filter(({ publish }) => publish);
  const emptied = ISSUE_CATEGORIES.filter((category) => {
    const here = published[category] ?? 0;
    return here > 0 && gone.filter((one) => one.category === category).length === here;
  });
  return { count: publishedIn(published) - gone.length, emptied };
}
