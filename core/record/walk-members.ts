import { SAVED_WALK, type SavedWalk } from './saved-walk.ts';

type Word = 'code' | 'entered' | 'text' | 'guide' | 'stays' | 'same' | 'made' | 'none';

export type MemberThat<W extends Word> = {
  [M in keyof SavedWalk]-?: (typeof SAVED_WALK)[M] extends `${W} ${Word}` | `${Word} ${W}`
    ? M
    : never;
}[keyof SavedWalk];

/** Finds them, in the order of the list. */
export const membersThat = <W extends Word>(word: W) =>
  (Object.keys(SAVED_WALK) as MemberThat<W>[]).filter((member) =>
    SAVED_WALK[member].includes(word),
  );
