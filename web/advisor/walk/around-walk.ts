import type { InPanel } from './use-walking.ts';
import type { SubmitAttendance } from './use-submit-attendance.ts';

/** What the parts around a question are given. */
export interface AroundWalk {
  walking: InPanel;
  outcome: SubmitAttendance;
  onBack: () => void;
}
