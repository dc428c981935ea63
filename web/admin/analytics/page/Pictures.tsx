import { Suspense, useEffect, useRef, useState } from 'react';
import type { AnalyticsChosen } from '#core/analytics/analytics.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { onDemand } from '../../../base/on-demand.ts';
import { analyticsMessages } from '../messages.ts';
import classes from './Pictures.module.css';

/** Of fewer attendances the table says more. */
const ENOUGH = 20;

/** They come with their library, after the table. */
const ChartsPane = onDemand('ChartsPane', async () => await import('../charts/ChartsPane.tsx'));

/** The pictures of `total` attendances, or, of few, what shows them (ANALYTICS-20). */
export const Pictures = ({ total, chosen }: { total: number; chosen: AnalyticsChosen }) => {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isAskedFor) place.current?.focus();
  }, [isAskedFor]);
  if (total === 0) return null;
  if (total < ENOUGH && !isAskedFor) {
    return (
      <div className={classes.few}>
        <Button variant="quiet" onClick={() => setIsAskedFor(true)}>
          {analyticsMessages.showCharts}
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} className={classes.place} tabIndex={-1}>
      <Suspense>
        <ChartsPane chosen={chosen} />
      </Suspense>
    </div>
  );
};
