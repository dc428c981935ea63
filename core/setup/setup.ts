import { SETUP_POINTS, type SetupState } from './setup-schema.ts';

export const doneCount = ({ done }: Pick<SetupState, 'done'>): number =>
  SETUP_POINTS.filter((point) => done[point]).length;

export const isSetUp = (state: Pick<SetupState, 'done'>): boolean =>
  doneCount(state) === SETUP_POINTS.length;
