import { onDemand } from './on-demand/on-demand.ts';

/** A picture full size, which few steps have. */
export const FullSize = onDemand(
  'FullSize',
  async () => await import('#kit/layout/image/FullSize.tsx'),
);
