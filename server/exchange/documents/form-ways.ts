/** The condition of a row of a form: one answer to one question. */
export type Condition = 'none' | 'not plain' | { readonly of: string; readonly is: string };

/** A row of a form: its name, and the names of its two answers; none for a row that is not such a question. */
export type FormItem = {
  readonly name: string;
  readonly condition: Condition;
  readonly answers: readonly string[];
};

/** The ways from a row: the name of another, 'end' or 'next', by the answer or after the confirmation. */
export type FormWays = {
  readonly answers: Readonly<Record<string, string>>;
  readonly once: string;
  /** True if no way leads here by its condition, which must then stay as words. */
  readonly isLost: boolean;
};

/** Rows `from` to before `end` are for one answer; behind them one goes on at `after`. */
type Run = { readonly from: number; readonly end: number; readonly after: number };

const asks = (condition: Condition | undefined, of: string): string | undefined =>
  typeof condition === 'object' && condition.of === of ? condition.is : undefined;

/** Returns the end of the rows from `start` on that depend on this answer, or on a question among them. */
function endOfRun(items: readonly FormItem[], start: number, of: string, is: string): number {
  const within = new Set<string>();
  let at = start;
  for (let item = items[at]; item; item = items[at]) {
    const { condition } = item;
    const isOwn = asks(condition, of) === is;
    const isNested = typeof condition === 'object' && within.has(condition.of);
    if (!isOwn && !isNested) break;
    within.add(item.name);
    at += 1;
  }
  return at;
}

/** Returns the two runs of rows below a question, of one answer and then of the other, or undefined if nothing below depends on it. */
function runsBelow(items: readonly FormItem[], place: number) {
  const { name = '', answers = [] } = items[place] ?? {};
  const first = asks(items[place + 1]?.condition, name);
  if (first === undefined || !answers.includes(first)) return undefined;
  const end = endOfRun(items, place + 1, name, first);
  const second = asks(items[end]?.condition, name);
  const isOther = second !== undefined && second !== first && answers.includes(second);
  const after = isOther ? endOfRun(items, end, name, second) : end;
  return { first, end, after, from: place + 1 };
}

/**
 * Finds the ways from each row of a form whose rows have conditions (IMPORT-11): the rows after a question that belong
 * to one answer, and then those of the other, are what a skip leads past. Any other condition is lost.
 */
export function waysOfForm(items: readonly FormItem[]): readonly FormWays[] {
  const names = items.map(({ name }) => name);
  const areNamed = names.every((name) => name !== '') && new Set(names).size === names.length;
  const below = items.map((_, place) => (areNamed ? runsBelow(items, place) : undefined));
  const runs: Run[] = [];
  const led = new Set<number>();
  for (const found of below) {
    if (!found) continue;
    runs.push(found);
    for (let place = found.from; place < found.after; place += 1) {
      const { condition } = items[place] ?? {};
      if (typeof condition === 'object' && condition.of === names[found.from - 1]) led.add(place);
    }
  }
  // The innermost first: what one leaves behind a run may be the end of a run around it.
  const inward = runs.toSorted((a, b) => b.from - a.from);
  const leave = (from: number, to: number): number =>
    inward.reduce(
      (target, run) =>
        from >= run.from && from < run.end && target === run.end ? run.after : target,
      to,
    );
  const nameOf = (from: number, to: number): string => {
    const target = leave(from, to);
    if (target === from + 1) return 'next';
    return names[target] ?? 'end';
  };
  return items.map(({ answers, condition }, place) => {
    const found = below[place];
    const ways = answers.map((answer) => {
      const to = !found || answer === found.first ? place + 1 : found.end;
      return [answer, nameOf(place, to)] as const;
    });
    const isLost = condition !== 'none' && !led.has(place);
    return { answers: Object.fromEntries(ways), once: nameOf(place, place + 1), isLost };
  });
}
