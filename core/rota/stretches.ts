import { isOnDuty, nextTurn } from '../campus/hours/hours.ts';
import { parseHours } from '../campus/hours/hours-text.ts';
import { finderIn, whoIn } from './names.ts';

/** A stretch of time, in ms since 1970. */
export type Stretch = { readonly from: number; readonly until: number };

/** A stretch of duty as a calendar has it. `name` may name several people. */
export type NamedSpan = Stretch & { readonly name: string };

/** A stretch in which the same people are on duty. `unknown` are the names that nobody on the roster has. */
export type DutyStretch<P> = Stretch & {
  readonly people: readonly P[];
  readonly unknown: readonly string[];
};

type Person = { readonly name: string };

const byStart = (a: NamedSpan, b: NamedSpan): number => a.from - b.from || a.until - b.until;

/** Makes a function that tells which people a name means. It looks each name up only once. */
function readerOf<P extends Person>(people: readonly P[]) {
  const find = finderIn(people);
  const read = new Map<string, ReturnType<typeof whoIn<P>>>();
  return (name: string) => {
    const known = read.get(name) ?? whoIn(name, find);
    read.set(name, known);
    return known;
  };
}

const isSame = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/** Cuts a window into stretches with the same people. The people who came on duty first are first. Times without anybody are left out. */
export function stretchesOf<P extends Person>(
  spans: readonly NamedSpan[],
  people: readonly P[],
  { from, until }: Stretch,
): readonly DutyStretch<P>[] {
  const whoIs = readerOf(people);
  const within = spans
    .filter((one) => one.from < until && one.until > from)
    .toSorted(byStart)
    .map((one) => ({ ...one, ...whoIs(one.name) }));
  const turns = new Set([from, until]);
  for (const one of within) {
    turns.add(Math.max(one.from, from));
    turns.add(Math.min(one.until, until));
  }
  const inOrder = [...turns].sort((a, b) => a - b);
  const made: DutyStretch<P>[] = [];
  let next = 0;
  let open: typeof within = [];
  for (const [at, begin] of inOrder.slice(0, -1).entries()) {
    for (; next < within.length && (within[next]?.from ?? Infinity) <= begin; next += 1)
      open.push(...within.slice(next, next + 1));
    open = open.filter((one) => one.until > begin);
    if (open.length === 0) continue;
    const stretch = {
      from: begin,
      until: inOrder[at + 1] ?? until,
      people: [...new Set(open.flatMap((one) => one.people))],
      unknown: [...new Set(open.flatMap((one) => one.unknown))],
    };
    const last = made.at(-1);
    const goesOn =
      last?.until === begin &&
      isSame(last.people, stretch.people) &&
      isSame(last.unknown, stretch.unknown);
    if (goesOn) made[made.length - 1] = { ...last, until: stretch.until };
    else made.push(stretch);
  }
  return made;
}

/** Returns the people on duty at a time, the one who came first at the front. */
export function dutyAt<P extends Person>(
  spans: readonly NamedSpan[],
  people: readonly P[],
  at: number,
): readonly P[] {
  const now = spans.filter((one) => one.from <= at && at < one.until);
  return stretchesOf(now, people, { from: at, until: at + 1 }).flatMap((one) => one.people);
}

/** Returns the stretches of a window in which a contact is on duty by its own hours. Without hours it always is. */
function onDuty(hours: string, { from, until }: Stretch, timeZone: string): readonly Stretch[] {
  const spans = parseHours(hours) ?? [];
  const made: Stretch[] = [];
  for (let at = from; at < until;) {
    const turn = Math.min(nextTurn(spans, at, timeZone) ?? until, until);
    if (isOnDuty(spans, at, timeZone)) made.push({ from: at, until: turn });
    at = turn;
  }
  return made;
}

/** Returns the stretches of a window in which a contact is on duty by its own hours and nobody on the roster can be called (ROTA-8). */
export function gapsIn(
  stretches: readonly DutyStretch<unknown>[],
  hours: string,
  window: Stretch,
  timeZone: string,
): readonly Stretch[] {
  const covered = stretches.filter(({ people }) => people.length > 0);
  return onDuty(hours, window, timeZone).flatMap((duty) => {
    const gaps: Stretch[] = [];
    let at = duty.from;
    for (const { from, until } of covered) {
      if (until <= at || from >= duty.until) continue;
      if (from > at) gaps.push({ from: at, until: from });
      at = until;
    }
    return at < duty.until ? [...gaps, { from: at, until: duty.until }] : gaps;
  });
}
