import { leaveWalk } from './left-walk.ts';
import type { SavedWalk } from './saved-walk.ts';

async function keep(walk: SavedWalk): Promise<void> {
  const { keepWalk } = await import('./keep-walk.ts');
  await keepWalk(walk);
}

/**
 * Keeps a walk once the frame that shows it is painted: keeping it takes a tenth of the time from a tap to
 * that frame. A page that is hidden or left shows no more frames and keeps it at once (WALK-14). Returns how
 * to give it up for a newer one.
 */
export function keepAfterFrame(walk: SavedWalk): () => void {
  if (document.hidden) {
    void keep(walk);
    return () => undefined;
  }
  const { port1, port2 } = new MessageChannel();
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  const stopWaiting = (): void => {
    cancelAnimationFrame(frame);
    port1.close();
  };
  const stop = (): void => {
    stopWaiting();
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', leave);
  };
  const keepNow = (): void => {
    stopWaiting();
    void keep(walk).finally(stop);
  };
  const leave = (): void => {
    leaveWalk(walk);
    keepNow();
  };
  // A message posted in a frame's callback comes after that frame is painted.
  port1.addEventListener('message', keepNow);
  port1.start();
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', leave);
  return stop;
}
