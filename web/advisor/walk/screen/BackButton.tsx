import { memo } from 'react';
import { useOf } from '#kit/base/use-of.ts';
import { Back } from '../../../guide/Ways.tsx';
import type { WalkPanelContext } from '../state/walk-panel-context.ts';
import { isAtEnd, isEnding } from '../state/use-walking.ts';

/** Back, on the first step out of the issue (WALK-9, WALK-10). */
export const BackButton = memo(({ underWay, outcome, onBack }: WalkPanelContext) => {
  const isEnd = useOf(underWay, isAtEnd);
  const ends = useOf(underWay, isEnding);
  return (
    <Back onFinalScreen={isEnd} disabled={outcome.busy !== undefined || ends} onBack={onBack} />
  );
});
