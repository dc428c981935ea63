import type { Campus } from '#core/campus-schema.ts';
import { NEW_CAMPUS } from '#core/campus.ts';
import { storage } from '../../safe-storage.ts';

let parsed: { text: string | null; campus: Campus } = { text: null, campus: NEW_CAMPUS };

/** What the campus says of itself, as it came with the library; the same object until it changes. */
export function keptCampus(): Campus {
  const text = storage.get('reslife.campus');
  if (text !== parsed.text) {
    parsed = { text, campus: text === null ? NEW_CAMPUS : (JSON.parse(text) as Campus) };
  }
  return parsed.campus;
}
