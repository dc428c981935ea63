import { onDemand } from '../../../base/on-demand.ts';

/** Loaded only if a campus has areas, with the code that finds who is on duty there. */
export const AreaDialog = onDemand('AreaDialog', async () => await import('./AreaDialog.tsx'));
