import { useEffect } from 'react';
import { loadAll, OnceLoaded, onDemand } from '../../../base/on-demand/on-demand.ts';
import { useCampus } from '../../phone/library/local-copy.ts';

/** Loaded only if a campus has areas, with the code that finds who is on duty there. */
export const AreaDialog = onDemand('AreaDialog', async () => await import('./AreaDialog.tsx'));
const AreaQuestion = onDemand('AreaQuestion', async () => await import('./AreaDialog.tsx'));

/** The question for the area where nobody answered it yet (AREAS-7); elsewhere nothing is loaded. */
export const AskedArea = () => {
  const isAsked = useCampus().now?.ask ?? false;
  useEffect(() => {
    if (isAsked) void loadAll([AreaQuestion]).catch(() => undefined);
  }, [isAsked]);
  return <OnceLoaded part={AreaQuestion} />;
};
