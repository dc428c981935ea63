import { useEffect } from 'react';
import { loadAll, OnceLoaded, onDemand } from '../../../base/on-demand.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import type { WalkReportProps } from './report.tsx';
import type { WalkTimelineProps } from './walk-timeline.tsx';

const WalkReport = onDemand('WalkReport', async () => await import('./report.tsx'));
const WalkTimeline = onDemand('WalkTimeline', async () => await import('./walk-timeline.tsx'));

/** The campus's own incident report, if it has a form and the walk counts; otherwise nothing further is loaded (REPORT-4, REPORT-9). */
export const ReportLater = (props: WalkReportProps) => {
  const hasReport = useCampus().report !== undefined && !props.saved.isPractice;
  useEffect(() => {
    if (hasReport) void loadAll([WalkReport]).catch(() => undefined);
  }, [hasReport]);
  return hasReport && <OnceLoaded part={WalkReport} {...props} />;
};

/** Loads the timeline while the final screen is read: the dialog after it opens with its buttons in place. */
export const useTimelineSoon = (): void =>
  useEffect(() => void loadAll([WalkTimeline]).catch(() => undefined), []);

export const TimelineLater = (props: WalkTimelineProps) => (
  <OnceLoaded part={WalkTimeline} {...props} />
);
