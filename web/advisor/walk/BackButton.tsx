import { activeStep } from '#core/walk.ts';
import { Back } from '../../guide/Ways.tsx';
import type { AroundWalk } from './around-walk.ts';

/** Back, on the first step out of the issue (WALK-9, WALK-10). */
export const BackButton = ({ walking: { saved, ending }, outcome, onBack }: AroundWalk) => (
  <Back
    onFinalScreen={!activeStep(saved.walk)}
    disabled={outcome.busy !== undefined || ending !== undefined}
    onBack={onBack}
  />
);
