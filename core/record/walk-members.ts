import { SAVED_WALK, type SavedWalk } from './saved-walk.ts';

type Word = 'code' | 'entered' | 'text' | 'guide' | 'stays' | 'same' | 'made' | 'none';

export type MemberThat<W extends Word> = {
  [M in keyof SavedWalk]-?: (typeof SAVED_WALK)[M] extends `${W} ${Word}` | `${Word} ${W}`
    ? M
    : never;
}[keyof SavedWalk];

/** Lists the members of a walk that have this word in the table, in its order. */
export const membersThat = <W extends Word>(word: W) =>
  (Object.keys(SAVED_WALK) as MemberThat<W>[]).filter((member) =>
    SAVED_WALK[member].includes(word),
  );
