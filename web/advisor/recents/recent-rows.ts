import { storage } from '../../safe-storage.ts';

/** How many rows the issues begun on this phone take on the dashboard: 0 to 2, without reading them. */
export const recentRows = (): number =>
  Math.min(2, (storage.get('reslife.begun') ?? '').split('}').length - 1);
