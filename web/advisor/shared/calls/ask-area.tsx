import { useEffect } from 'react';
import { loadAll, OnceLoaded, onDemand } from '../../../base/on-demand/on-demand.ts';
import { useCampus } from '../../phone/library/local-copy.ts';

/** The dialog for the area, which loads only if a campus has areas, with the code that finds who is on duty there. */
export const AreaDialog = onDemand('AreaDialog', async () => await import('./AreaDialog.tsx'));
const AreaQuestion = onDemand('AreaQuestion', async () => await import('./AreaDialog.tsx'));

/** The question for the area if nobody has answered it (AREAS-7); otherwise nothing is loaded. */
export const AskedArea = () => {
  const isAsked = useCampus().now?.ask ?? false;
  useEffect(() => {
    if (isAsked) void loadAll([AreaQuestion]).catch(() => undefined);
  }, [isAsked]);
  return <OnceLoaded part={AreaQuestion} />;
};
