/** The texts to go back and forth to, and the place where the last one was being typed. */
export interface TextHistory {
  readonly past: readonly string[];
  readonly future: readonly string[];
  readonly typed?: { readonly from: number; readonly to: number } | undefined;
}

export const NO_HISTORY: TextHistory = { past: [], future: [] };

/** The most texts that are kept, which is more than anybody undoes. */
const MOST = 200;

function changeBetween(before: string, after: string) {
  const short = Math.min(before.length, after.length);
  let at = 0;
  while (at < short && before[at] === after[at]) at += 1;
  let same = 0;
  while (same < short - at && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { at, gone: before.length - same - at, added: after.slice(at, after.length - same) };
}

/** Returns the place of the caret after a text has changed: the end of the change. */
export function caretAfter(before: string, after: string): number {
  const { at, added } = changeBetween(before, after);
  return at + added.length;
}

/** Adds a change to the history; everything typed in one go, up to a blank, counts as one change. */
export function withChange(history: TextHistory, before: string, after: string): TextHistory {
  const { at, gone, added } = changeBetween(before, after);
  const { past, typed } = history;
  const isByHand = gone <= 1 && added.length <= 1;
  const isInRun = typed && typed.from <= at + gone && at <= typed.to && at + gone <= typed.to;
  const run = typed && isInRun ? typed : { from: at, to: at + gone };
  return {
    past: typed && isInRun && isByHand ? past : [...past, before].slice(-MOST),
    future: [],
    typed:
      isByHand && !/\s/.test(added)
        ? { from: Math.min(run.from, at), to: run.to - gone + added.length }
        : undefined,
  };
}

/** Goes one change back or forth from `now`; undefined if there is none. */
export function stepped(
  { past, future }: TextHistory,
  now: string,
  way: 'back' | 'forth',
): { text: string; history: TextHistory } | undefined {
  const text = (way === 'back' ? past : future).at(-1);
  if (text === undefined) return undefined;
  const history =
    way === 'back'
      ? { past: past.slice(0, -1), future: [...future, now] }
      : { past: [...past, now], future: future.slice(0, -1) };
  return { text, history };
}
