import type { SourceBlock } from './source.ts';

/** The line above a chat post that says who wrote it, and when. */
const BYLINE =
  /^\s*(?<who>\p{L}[^.!?:[]{0,40}?)(?<gap>\s+)(?<day>[[(][^)\]]{0,20}\s)?\d{1,2}:\d\d(?:\s*[ap]\.?m\.?)?[)\]]?\s*$/iu;
/** The day in brackets before the time of a post. A schedule has none behind a name. */
const DAY = /\d|today|yesterday/i;
/** Reactions with their counts. A telephone or siren symbol does not count, since it may stand before a telephone number. */
const REACTIONS =
  /^\s*(?:(?:(?!:\w*phone)(?::\w+:)|(?![☎📞📟📠📱📲🆘🚑🚒🚓🚔🚨])\p{Extended_Pictographic}\uFE0F?)\s*\d{1,2}(?!\d)\s*)+$/u;
/** Other lines that a chat program puts around posts, such as the number of replies. */
const COUNTED =
  /^\s*(?:\(edited\)|\d+ repl(?:y|ies)|last reply (?:.{1,20} ago|(?:today|yesterday|.{1,20}\d)\b.{0,14})|view all pins|pinned (?:items|messages)(?: \(\d+\))?:?|message #\p{L}\S*)\s*$/iu;

const isCounted = ({ kind, text }: SourceBlock): boolean =>
  kind === 'line' && (REACTIONS.test(text) || COUNTED.test(text));

/** Tells whether words are a name as a chat program writes it, with a wide gap behind it. */
const isName = (who: string, gap: string): boolean =>
  gap.length > 1 && who.split(/\s+/).every((word) => /^[\p{Lu}(]/u.test(word));

/** The fewest posts that make a chat. */
const FEWEST = 3;

/**
 * Reads a text that was copied from a chat. It finds the lines above and around posts by the names that repeat, and
 * sets the first line of each post apart. A time by itself does not make a post: a day must stand before it, or the
 * text must have lines that only a chat program writes.
 */
export function readPosts(blocks: readonly SourceBlock[]): {
  readonly around: ReadonlySet<number>;
  readonly blocks: readonly SourceBlock[];
} {
  const counted = [...blocks.entries()].flatMap(([place, one]) => (isCounted(one) ? [place] : []));
  const names: string[] = [];
  const bylines = blocks.flatMap(({ kind, text, isApart }, place) => {
    if (kind !== 'line' || !isApart || blocks[place + 1]?.isApart !== false) return [];
    const { who, gap = '', day = '' } = BYLINE.exec(text)?.groups ?? {};
    const isPost = DAY.test(day) || (counted.length > 0 && isName(who ?? '', gap));
    if (who === undefined || !isPost) return [];
    names.push(who);
    return [place];
  });
  if (names.length < FEWEST || new Set(names).size === names.length)
    return { around: new Set(), blocks };
  const around = new Set([...bylines, ...counted]);
  const isFirst = (place: number): boolean => around.has(place - 1) && !around.has(place);
  return {
    around,
    blocks: blocks.map((one, place) => (isFirst(place) ? { ...one, isApart: true } : one)),
  };
}
