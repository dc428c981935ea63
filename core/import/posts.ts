import type { SourceBlock } from './source.ts';

/** The line above a post of a chat: who wrote it, and when. */
const BYLINE =
  /^\s*(?<who>\p{L}[^.!?:[]{0,40}?)\s+(?:[[(].{0,20}\s)?\d{1,2}:\d\d(?:\s*[ap]\.?m\.?)?[)\]]?\s*$/iu;
/** The lines that a program for chats puts around posts: reactions, and how many have replied. */
const COUNTED =
  /^\s*(?:(?:(?::\w+:|\p{Extended_Pictographic}\uFE0F?)\s*\d+\s*)+|\(edited\)|\d+ repl(?:y|ies)|last reply .*|view all pins|pinned (?:items|messages).*|message #\S+)\s*$/iu;

/** The fewest posts that make a chat. */
const FEWEST = 3;

/**
 * Reads a text that was copied from a chat: its lines above and around posts, found by the names that come back, and the
 * paragraphs with the first line of each post apart.
 */
export function readPosts(blocks: readonly SourceBlock[]): {
  readonly around: ReadonlySet<number>;
  readonly blocks: readonly SourceBlock[];
} {
  const names: string[] = [];
  const bylines = blocks.flatMap(({ kind, text, isApart }, place) => {
    const who = kind === 'line' && isApart ? BYLINE.exec(text)?.groups?.['who'] : undefined;
    if (who === undefined || blocks[place + 1]?.isApart !== false) return [];
    names.push(who);
    return [place];
  });
  if (names.length < FEWEST || new Set(names).size === names.length)
    return { around: new Set(), blocks };
  const counted = [...blocks.keys()].filter((place) => COUNTED.test(blocks[place]?.text ?? ''));
  const around = new Set([...bylines, ...counted]);
  const isFirst = (place: number): boolean => around.has(place - 1) && !around.has(place);
  return {
    around,
    blocks: blocks.map((one, place) => (isFirst(place) ? { ...one, isApart: true } : one)),
  };
}
