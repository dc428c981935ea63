import { activeStep } from '#core/walk.ts';
import { Back } from '../../guide/Ways.tsx';
import type { AroundWalk } from './around-walk.ts';
import type { SavedWalk } from './saved-walk.ts';

interface BackButtonProps extends Pick<AroundWalk, 'outcome' | 'onBack'> {
  saved: SavedWalk;
  /** The tick that ends the walk is being shown. */
  isEnding: boolean;
}

/** Back, on the first step out of the issue (WALK-9, WALK-10). */
export const BackButton = ({ saved, isEnding, outcome, onBack }: BackButtonProps) => (
  <Back
    onFinalScreen={!activeStep(saved.walk)}
    disabled={outcome.busy !== undefined || isEnding}
    onBack={onBack}
  />
);
