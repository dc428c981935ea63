import { storage } from '../../../base/safe-storage.ts';

/** How many rows the issues begun on this phone take on the dashboard: 0 to 4, without reading them. */
export const recentRows = (): number => parseInt(storage.get('reslife.begun') ?? '', 10) || 0;
