import { useEffect } from 'react';
import { loadAll, OnceLoaded, onDemand } from '../../../base/on-demand.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import type { WalkReportProps } from './report.tsx';

const WalkReport = onDemand('WalkReport', async () => await import('./report.tsx'));

/** The campus's own incident report, where it has a form and the walk counts; nothing more is loaded elsewhere (REPORT-4, REPORT-9). */
export const ReportLater = (props: WalkReportProps) => {
  const hasReport = useCampus().report !== undefined && !props.saved.isPractice;
  useEffect(() => {
    if (hasReport) void loadAll([WalkReport]).catch(() => undefined);
  }, [hasReport]);
  return hasReport && <OnceLoaded part={WalkReport} {...props} />;
};
