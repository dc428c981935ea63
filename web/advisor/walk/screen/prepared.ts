import type { SavedWalk } from '#core/record/saved-walk.ts';
import { storage } from '../../../base/safe-storage.ts';
import { readIn } from '../../phone/library/reading.ts';
import { WALK_LANGUAGE } from '../state/shown-walk.ts';

/** Prepares a walk, before it opens, so that it is shown in the language that is read (TRANSLATE-25). It never throws. */
export async function prepared(saved: SavedWalk): Promise<void> {
  if (readIn() === undefined && storage.get(WALK_LANGUAGE) === null) return;
  await import('../language/translated-walk.tsx')
    .then(async ({ prepareWalk }) => await prepareWalk(saved))
    .catch(() => undefined);
}
