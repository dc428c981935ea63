import { readText } from './repository.ts';

/** A folder of code: it imports those in rows above its own, and of its room below nothing but types of the folder around it. */
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
