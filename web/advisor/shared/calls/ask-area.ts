import { onDemand } from '../../../base/on-demand.ts';

/** Comes only where a campus has areas, with what knows who is on duty there. */
export const AreaDialog = onDemand('AreaDialog', async () => await import('./AreaDialog.tsx'));
