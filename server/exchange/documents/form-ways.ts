import { holds, namesIn, type Expression } from './form-conditions.ts';

/** A row of a form: its name, its conditions, and its possible answers, which are empty if they are not known. */
export type FormItem = {
  readonly name: string;
  readonly conditions: readonly Expression[];
  readonly answers: readonly string[];
};

/** The ways on from a row: for each of its answers the place of the row that comes next, or only one such place. A place after the last row is the end. */
export type FormWays = {
  readonly to: readonly number[];
  /** True if no answers lead to the row. */
  readonly isUnseen: boolean;
  /** The conditions that the ways cannot express, so they stay in the text. */
  readonly said: readonly Expression[];
};

/** The answers so far to those questions on which a later row depends. */
type State = ReadonlyMap<string, string>;

/** The most states that may be kept for a row. Above that, the conditions on the first question in them stay in the text. */
const STATES = 256;
/** The number of attempts after which all conditions of a form stay in the text. */
const READINGS = 200;

/** Returns for each row the questions that its own conditions or those of later rows name. */
function liveNames(items: readonly FormItem[]): readonly ReadonlySet<string>[] {
  const live: ReadonlySet<string>[] = [];
  let names: ReadonlySet<string> = new Set();
  for (const { conditions } of items.toReversed()) {
    const own = conditions.flatMap(namesIn);
    if (own.some((name) => !names.has(name))) names = new Set([...names, ...own]);
    live.push(names);
  }
  return live.toReversed();
}

/** Follows a form with every possible answer. `parted` holds rows that some runs meet and others skip, although the ways cannot tell those runs apart. */
function walkAll(items: readonly FormItem[], known: ReadonlySet<string>) {
  const live = liveNames(items);
  const to = items.map(({ answers }): number[] => Array(Math.max(1, answers.length)).fill(-1));
  const unknown = items.map(() => new Set<Expression>());
  const states = items.map(() => new Map<string, State>());
  /** Returns the next row that is shown from a place on, and notes those of its conditions that depend on unknown answers. */
  const follow = (from: number, state: State): number => {
    const answerTo = (name: string) => (known.has(name) ? (state.get(name) ?? '') : undefined);
    for (let at = from; at < items.length; at += 1) {
      const { conditions = [] } = items[at] ?? {};
      const judged = conditions.map((one) => holds(one, answerTo));
      if (judged.includes(false)) continue;
      for (const [index, one] of conditions.entries())
        if (judged[index] === undefined) unknown[at]?.add(one);
      return at;
    }
    return items.length;
  };
  const arrive = (at: number, state: State): void => {
    const kept = [...state].filter(([name]) => live[at]?.has(name));
    states[at]?.set(JSON.stringify(kept), new Map(kept));
  };
  arrive(follow(0, new Map()), new Map());
  for (const [place, { name, answers }] of items.entries()) {
    const before = states[place] ?? new Map<string, State>();
    if (before.size > STATES) {
      const [first] = [...before.values()].flatMap((state) => [...state.keys()]);
      const depend = items.flatMap(({ conditions }, at) =>
        at >= place && conditions.some((one) => namesIn(one).includes(first ?? '')) ? [at] : [],
      );
      return { to, unknown, states, parted: depend };
    }
    for (const state of before.values()) {
      for (const [index, answer] of (answers.length > 0 ? answers : ['']).entries()) {
        const after = new Map(state);
        if (known.has(name)) after.set(name, answer);
        const next = follow(place + 1, after);
        const other = to[place]?.[index] ?? -1;
        if (other >= 0 && other !== next)
          return { to, unknown, states, parted: [Math.min(other, next)] };
        const own = to[place];
        if (own) own[index] = next;
        arrive(next, after);
      }
    }
  }
  return { to, unknown, states, parted: [] };
}

/**
 * Finds the ways on from each row of a form with conditions (IMPORT-11), so that a walk meets the same rows as the form
 * would show. A condition that no way can express stays in the text. The innermost is given up first: then more walks
 * meet the row, and none of them misses it.
 */
export function waysOfForm(items: readonly FormItem[]): readonly FormWays[] {
  const counts = Map.groupBy(items, ({ name }) => name);
  const known = new Set(
    items.flatMap(({ name, answers }) =>
      name !== '' && answers.length > 0 && counts.get(name)?.length === 1 ? [name] : [],
    ),
  );
  let left = items;
  let walked = walkAll(left, known);
  for (let reading = 1; walked.parted.length > 0; reading += 1) {
    const parted = new Set(walked.parted);
    left = left.map((item, place) => {
      if (reading < READINGS && !parted.has(place)) return item;
      return { ...item, conditions: reading < READINGS ? item.conditions.slice(0, -1) : [] };
    });
    walked = walkAll(left, known);
  }
  return items.map(({ conditions }, place) => ({
    to: walked.to[place] ?? [],
    isUnseen: walked.states[place]?.size === 0,
    said: conditions.filter(
      (one) => !left[place]?.conditions.includes(one) || walked.unknown[place]?.has(one),
    ),
  }));
}
