import { EscalateButton } from '../escalate/EscalateButton.tsx';
import type { AroundWalk } from './around-walk.ts';

/** 'Escalate now' of the walk, wherever the screen has room for it (ESCALATE-1). */
export const WalkEscalate = ({ walking: { saved, newest, change } }: AroundWalk) => (
  <EscalateButton
    category={saved.category}
    isPractice={saved.isPractice === true}
    done={saved.escalated}
    walk={newest}
    onChange={change}
  />
);
