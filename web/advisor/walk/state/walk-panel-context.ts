import type { SubmitAttendance } from './use-submit-attendance.ts';
import type { WalkUnderWay } from './use-walking.ts';

/** What the parts of a panel are given. */
export interface WalkPanelContext {
  underWay: WalkUnderWay;
  outcome: SubmitAttendance;
  onBack: () => void;
}
