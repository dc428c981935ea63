import { LoadingOverlay } from '#kit/loading-overlay/LoadingOverlay.tsx';
import { useSessionEnded } from '../reauth.ts';

/** Spec 9: the overlay while a page loads; not while it waits for the password, which it would cover. */
export const Loading = () => {
  const ended = useSessionEnded();
  return ended ? null : <LoadingOverlay />;
};
