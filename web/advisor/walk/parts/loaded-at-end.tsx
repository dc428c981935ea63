import { useEffect } from 'react';
import { loadAll, OnceLoaded, onDemand } from '../../../base/on-demand/on-demand.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import type { WalkReportProps } from './report.tsx';
import type { AfterOutcomeProps } from './after-outcome.tsx';

const WalkReport = onDemand('WalkReport', async () => await import('./report.tsx'));
const AfterOutcome = onDemand('AfterOutcome', async () => await import('./after-outcome.tsx'));

/** The campus's own incident report, if it has a form and the walk counts; otherwise no code is loaded for it (REPORT-4, REPORT-5). */
export const ReportLater = (props: WalkReportProps) => {
  const hasReport = useCampus().report !== undefined && !props.saved.isPractice;
  useEffect(() => {
    if (hasReport) void loadAll([WalkReport]).catch(() => undefined);
  }, [hasReport]);
  return hasReport && <OnceLoaded part={WalkReport} {...props} />;
};

/** Loads the rest of the dialog after an outcome while the advisor reads the final screen, so that the dialog opens with its buttons in place. */
export const useOutcomeSoon = (): void =>
  useEffect(() => void loadAll([AfterOutcome]).catch(() => undefined), []);

export const OutcomeLater = (props: AfterOutcomeProps) => (
  <OnceLoaded part={AfterOutcome} {...props} />
);
