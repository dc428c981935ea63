import { saveWalk, type SavedWalk } from './saved-walks.ts';

/**
 * Saves a walk once the frame that shows it is painted: storing takes a tenth of the time from a tap to
 * that frame. A page that is hidden or left shows no more frames and saves at once (WALK-14). Returns how
 * to give it up for a newer one.
 */
export function saveAfterFrame(walk: SavedWalk): () => void {
  if (document.hidden) {
    saveWalk(walk);
    return () => undefined;
  }
  const { port1, port2 } = new MessageChannel();
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  const stop = (): void => {
    cancelAnimationFrame(frame);
    port1.close();
    removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', save);
  };
  const save = (): void => {
    stop();
    saveWalk(walk);
  };
  // A message posted in a frame's callback comes after that frame is painted.
  port1.addEventListener('message', save);
  port1.start();
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', save);
  return stop;
}
