import type { Campus } from '../campus/campus-schema.ts';
import type { SetupState } from './setup-schema.ts';

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
