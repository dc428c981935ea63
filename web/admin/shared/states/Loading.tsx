import { LoadingOverlay } from '#kit/overlays/loading-overlay/LoadingOverlay.tsx';
import { useSessionEnded } from '../../base/reauth.ts';

/** The overlay while a page loads (KIT-19); not while it waits for the password, which it would cover. */
export const Loading = () => {
  const ended = useSessionEnded();
  return ended ? null : <LoadingOverlay />;
};
