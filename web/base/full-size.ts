import { onDemand } from './on-demand/on-demand.ts';

/** The component that shows an image full size; it loads on demand because few steps have an image. */
export const FullSize = onDemand(
  'FullSize',
  async () => await import('#kit/layout/image/FullSize.tsx'),
);
