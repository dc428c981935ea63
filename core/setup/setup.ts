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

export const isSetUp = (state: Pick<SetupState, 'done'>): boolean =>
  doneCount(state) === SETUP_POINTS.length;
