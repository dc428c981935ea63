import type { Attendance } from '#core/record/attendance.ts';
import { timelineOf } from '#core/record/timeline.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { TimelineButtons } from './copy-text.tsx';

export interface WalkTimelineProps {
  record: Attendance;
  saved: SavedWalk;
}

/** Hands the timeline of a walk over right after its outcome (TIMELINE-3). */
export const WalkTimeline = ({ record, saved: { title, walk } }: WalkTimelineProps) => {
  const campus = useCampus();
  const entries = timelineOf({ record, title, steps: walk.steps, campus });
  return <TimelineButtons title={title} entries={entries} timeZone={campus.timeZone} />;
};
