import { readText } from './repository.ts';

/** A folder of code: it imports, types too, those in rows above its own and none of its room below. */
export interface Floor {
  folder: string;
  /** What belongs there. */
  holds: string;
}

/** The rows of the code map, lowest first. What a room may import of other rooms is held by the linter. */
export const FLOORS: readonly Floor[] = Array.from(
  readText('ARCHITECTURE.md').matchAll(/^ {2}- `([\w/-]+)\/`: (.+)\.$/gm),
  ([, folder = '', holds = '']) => ({ folder, holds }),
);
