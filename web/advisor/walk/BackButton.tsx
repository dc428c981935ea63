import { activeStep } from '#core/walk.ts';
import { Button } from '#kit/button/Button.tsx';
import type { AroundWalk } from './around-walk.ts';
import { walkMessages } from './messages.ts';

/** Back, on the first step out of the issue (WALK-9, WALK-10). */
export const BackButton = ({ walking: { saved, ending }, outcome, onBack }: AroundWalk) => (
  <Button
    variant={activeStep(saved.walk) ? 'secondary' : 'plain'}
    size="thumb"
    disabled={outcome.busy !== undefined || ending !== undefined}
    onClick={onBack}
  >
    {walkMessages.back}
  </Button>
);
