import { storeWalk } from './saved-walks.ts';
import { persistUnsavedWalk } from '../store/unsaved-walk.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';

/** The walk as it was last shown, until it is saved. */
let unsaved: SavedWalk | undefined;

async function save(walk: SavedWalk): Promise<void> {
  await storeWalk(walk, false);
  if (unsaved === walk) unsaved = undefined;
}

const saveNow = (): void => {
  if (unsaved) void save(unsaved);
};

const leave = (): void => {
  if (!unsaved) return;
  persistUnsavedWalk(unsaved);
  saveNow();
};

// The channel is made once and stays open: opening and closing one at each answer would take as long as drawing the answer.
const { port1, port2 } = new MessageChannel();
const painted = (): void => port2.postMessage(null);
port1.addEventListener('message', saveNow);
port1.start();
addEventListener('pagehide', leave);
document.addEventListener('visibilitychange', leave);

/** Saves a walk once its frame is painted, or right away if the page is hidden or left (WALK-14). Returns a function that cancels the save. */
export function saveAfterPaint(walk: SavedWalk): () => void {
  unsaved = walk;
  // A message that is posted in a frame's callback arrives after that frame is painted.
  if (document.hidden) saveNow();
  else requestAnimationFrame(painted);
  return () => {
    if (unsaved === walk) unsaved = undefined;
  };
}
