import type { SavedWalk } from '#core/record/saved-walk.ts';
import { storage } from '../../../base/safe-storage.ts';
import { readIn } from '../../phone/library/reading.ts';
import { WALK_LANGUAGE } from '../state/shown-walk.ts';

/** Makes a walk ready to be shown in the language that is read, before it opens (TRANSLATE-25). Never throws. */
export async function prepared(saved: SavedWalk): Promise<void> {
  if (readIn() === undefined && storage.get(WALK_LANGUAGE) === null) return;
  await import('../language/translated-walk.tsx')
    .then(async ({ prepareWalk }) => await prepareWalk(saved))
    .catch(() => undefined);
}
