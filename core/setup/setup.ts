import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import type { Campus } from '../campus/campus-schema.ts';
import type { SetupProcedure, SetupState } from './setup-schema.ts';

/** What a campus does before its first real call (SETUP-1), in the order in which it is shown. */
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

/** Whether it is set up: once all of it was done it stays so, whatever becomes of a point (SETUP-8). */
export const isSetUp = ({ finished }: Pick<SetupState, 'finished'>): boolean => finished !== null;

/** The names of the areas without a contact of their own that has a number; none where there are no areas (SETUP-2). */
export const areasWithoutContact = ({
  areas = [],
  contacts,
}: Pick<Campus, 'areas' | 'contacts'>): string[] => {
  const able = contacts.filter(({ number }) => number.trim() !== '');
  return areas
    .filter(({ id }) => !able.some((contact) => contact.areas?.includes(id)))
    .map(({ name }) => name);
};

/** How many published procedures advisors would find, and the categories in which there would be none any more. */
export type PublishedLeft = { readonly count: number; readonly emptied: readonly IssueCategory[] };

/** How many procedures advisors find. */
export const publishedIn = (published: SetupState['published']): number =>
  Object.values(published).reduce((sum, count) => sum + count, 0);

/** What advisors would find once some procedures are left out (SETUP-5). */
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
